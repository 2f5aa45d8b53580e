/** How is a deal passed on to be played again, so that nobody reads its cards by mistake? */

export interface Challenge {
  readonly seat: number;
  readonly line: string;
}

/** Where it is played, from a seat. */
export const challengeAt = ({ seat, line }: Challenge): string =>
  `/study/challenge#${seat}.${btoa(line).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;

/** What an address tells; nothing if it is none. */
export function challengeOf(hash: string): Challenge | undefined {
  const found = /^#([01])\.([\w-]+)$/.exec(hash);
  if (!found) return undefined;
  try {
    return { seat: Number(found[1]), line: atob(found[2]!.replaceAll("-", "+").replaceAll("_", "/")) };
  } catch {
    return undefined; // it was cut off on its way
  }
}

/** Who deals, and how many play, of a deal in one line; the cards are the server's business. */
export function seatsOf(line: string): { dealer: number; players: number } {
  const parts = line.split("|");
  return { dealer: Number(parts[1]), players: (parts[3] ?? "").split("/").length };
}
