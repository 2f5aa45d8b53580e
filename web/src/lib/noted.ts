/**
 * To what had the server bound itself before a deal, and what did this browser add?  Noted when the
 * cards are asked for, so that nobody can say afterwards that it was something else.
 */

const KEY = "imperiale-noted";
const MOST = 200;

export interface Noted {
  game: string;
  deal: number;
  commitment: string;
  /** Every number that was sent: what is sent twice, or from two windows, counts once. */
  nonces: readonly string[];
}

function all(): Noted[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Noted[]) : [];
  } catch {
    return []; // nothing is kept here
  }
}

/** Note what is known before a deal; the commitment that was noted first stands. */
export function note(game: string, deal: number, commitment: string, nonce: string): void {
  const before = noteOf(game, deal);
  const noted = { game, deal, commitment: before?.commitment ?? commitment, nonces: [...(before?.nonces ?? []), nonce] };
  const others = all().filter((one) => one.game !== game || one.deal !== deal);
  localStorage.setItem(KEY, JSON.stringify([noted, ...others].slice(0, MOST)));
}

export const noteOf = (game: string, deal: number): Noted | undefined =>
  all().find((noted) => noted.game === game && noted.deal === deal);
