/** What is a newcomer told when something happens for the first time? */

import { kept } from "./kept.svelte";
import type { Happened } from "./protocol";
import { stored } from "./stored.svelte";
import { has } from "./words.svelte";

const told = stored("imperiale-told", { keys: [] as string[] });

/** Tell everything once more, as if it had never been told. */
export function afresh(): void {
  told.keys = [];
}

/** Return the message to be read before the table goes on, or an empty text. */
export function lesson({ what, step, cards = [], wiped = [] }: Happened): string {
  if (!kept.guide) return "";
  const keys = what === "marked" ? [wiped.some(Boolean) ? "lesson-wipe" : "", `lesson-${step}`]
    : [what === "dealt" && !cards.length ? "lesson-aim" : `lesson-${what}`];
  const found = keys.find((key) => key && has(key) && !told.keys.includes(key)) ?? "";
  if (found) told.keys = [...told.keys, found];
  return found;
}
