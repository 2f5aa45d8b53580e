/** Which seats does this browser hold?  A seat belongs to who has its token. */

import type { GameMade } from "./protocol";
import { embedded } from "./router.svelte";

const KEY = "imperiale-seats";
const MOST = 60;

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
}

export const forget = (game: string): void => write(seats().filter((held) => held.game !== game));
