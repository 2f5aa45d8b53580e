/** How is an answer of a rule set told, and are two the same? */

import type { KeyInfo, RulesetInfo } from "./protocol";
import { has, letter, t } from "./words.svelte";

type Value = RulesetInfo["values"][string][string];

/** Return an answer as a reader is told it. */
export function answer(key: KeyInfo, value: Value): string {
  if (typeof value === "boolean") return t(value ? "value-yes" : "value-no");
  if (Array.isArray(value)) return value.join(", ");
  if (key.kind === "ranks") return [...String(value)].map(letter).join("\u00a0") || t("value-empty");
  const name = `value-${key.name}-${value}`;
  return has(name) ? t(name) : String(value);
}

/** Tell whether two answers come to the same; the order of ranks and numbers decides nothing. */
export const same = (one: Value | undefined, two: Value | undefined): boolean =>
  [...String(one)].sort().join("") === [...String(two)].sort().join("");

/** What is said of a rule set in one line. */
export const line = (set: RulesetInfo): string => (has(`rules-line-${set.id}`) ? t(`rules-line-${set.id}`) : set.summary);
