/** In which order does a hand lie?  As its holder likes it; the game does not ask. */

import type { Kept } from "./kept.svelte";

const RANKS = "KQJAT9876";

/**
 * Return the cards of a hand in the order in which they are shown.
 *
 * @param trump the trump suit, or an empty text
 */
export function ordered(
  hand: readonly string[], trump: string, { sort, rising, leftHand }: Pick<Kept, "sort" | "rising" | "leftHand">,
): string[] {
  const suits = sort === "trumps" && trump ? [trump, ..."shcd".replace(trump, "")] : [..."shcd"];
  // colours alternate, whichever suit comes first
  const black = (suit: string) => suit === "s" || suit === "c";
  const [first, ...others] = suits as [string, ...string[]];
  const second = others.filter((suit) => black(suit) !== black(first));
  const third = others.filter((suit) => black(suit) === black(first));
  const place = [first, second[0]!, third[0]!, second[1]!].join("");
  const rank = (card: string) => RANKS.indexOf(card[0]!) * (rising ? -1 : 1);
  const suit = (card: string) => place.indexOf(card[1]!);
  const found = [...hand].sort((a, b) =>
    sort === "ranks" ? rank(a) - rank(b) || suit(a) - suit(b) : suit(a) - suit(b) || rank(a) - rank(b));
  return leftHand ? found.reverse() : found;
}
