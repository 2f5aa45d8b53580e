/** What is a newcomer told when something happens for the first time? */

import { kept } from "./kept.svelte";
import type { Happened } from "./protocol";
import { has } from "./words.svelte";

const told = new Set<string>();

/** Return the message to be read before the table goes on, or an empty text. */
export function lesson({ what, step, cards = [], wiped = [] }: Happened): string {
  if (!kept.guide || (what === "dealt" && !cards.length)) return "";
  const keys = what === "marked" ? [wiped.some(Boolean) ? "lesson-wipe" : "", `lesson-${step}`] : [`lesson-${what}`];
  const found = keys.find((key) => key && has(key) && !told.has(key)) ?? "";
  if (found) told.add(found);
  return found;
}
