/** How long is each thing looked at, and how long does a card travel?  In milliseconds. */

import { kept } from "./kept.svelte";
import type { Happened } from "./protocol";

const FACTOR = { instant: 0, fast: 0.45, normal: 1, slow: 2 };

const LOOK: Partial<Record<Happened["what"], number>> = {
  opened: 700, dealt: 320, turned_up: 700, called: 800, marked: 1150, played: 600, took: 1000,
  drew: 350, forfeited: 1100, restored: 900, ended: 500, taken_back: 300, rest: 900,
};

/** Whether anything may move: the person's wish, or else that of his system. */
export function still(): boolean {
  if (kept.motion !== "auto") return kept.motion === "none";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export const look = (what: Happened["what"]): number => (LOOK[what] ?? 0) * FACTOR[kept.speed];

export const travel = (): number => (still() ? 0 : 420 * Math.min(1.4, FACTOR[kept.speed]));

/** Whether the person wants to tap before the table goes on: after a trick, after marks. */
export const stops = (what: Happened["what"]): boolean =>
  kept.tapOn && ["took", "marked", "called"].includes(what);
