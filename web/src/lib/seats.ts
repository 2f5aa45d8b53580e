/** Which seats does this browser hold?  A seat belongs to who has its token. */

import type { GameMade } from "./protocol";
import { embedded } from "./router.svelte";

const KEY = "imperiale-seats";
const MOST = 60;
/** Where it is kept that one wants to be told, on this browser, that it is one's turn. */
export const NOTICES = "imperiale-notices";

export interface Held extends GameMade {
  rules: string;
  at: number;
}

/** None within a page of somebody else, who might have a click mean something else. */
export function seats(): Held[] {
  if (embedded) return [];
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Held[]) : [];
  } catch {
    return []; // nothing is kept here
  }
}

export const seatOf = (game: string): Held | undefined => seats().find((held) => held.game === game);

function write(held: readonly Held[]): void {
  localStorage.setItem(KEY, JSON.stringify(held.slice(0, MOST)));
}

export function hold(made: GameMade, rules = ""): void {
  write([{ ...made, rules, at: Date.now() }, ...seats().filter(({ game }) => game !== made.game)]);
  changed();
}

/** Whoever wants to be told that it is his turn is to be told so of these seats, and no others. */
export function changed(): void {
  if (!localStorage.getItem(NOTICES)) return;
  import("./notices").then(({ renew }) => renew()).catch((error: unknown) => console.warn("No notice of this seat:", error));
}

export const forget = (game: string): void => write(seats().filter((held) => held.game !== game));
