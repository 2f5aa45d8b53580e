/** How is a chance told, and how is a hand made up to ask about? */

import type { ChanceTold } from "./protocol";
import { capital, t, written } from "./words.svelte";

export const RANKS = "KQJAT9876";
export const SUITS = "shcd";

/** The suits of a pack, each with its cards, high to low as they rank in the tricks. */
export const pack = (deck: number): string[][] =>
  [...SUITS].map((suit) => [...RANKS].filter((rank) => deck === 36 || rank !== "6").map((rank) => rank + suit));

/** Cards as a question to the server has them: suit by suit. */
export function spelled(cards: readonly string[]): string {
  const suits = [...SUITS].map((suit) => cards.filter((card) => card[1] === suit).map((card) => card[0]).join("") + suit);
  return suits.filter((word) => word.length > 1).join(" ");
}

/** Some cards of a pack, drawn at random. */
export function dealt(cards: readonly string[], size: number): string[] {
  const left = [...cards];
  return Array.from({ length: size }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0]!);
}

/** What a chance is of, in words. */
export function named({ what, facts }: ChanceTold): string {
  if (what === "four") return capital(t("chances-four", { cards: written([...SUITS].map((suit) => String(facts.rank) + suit)) }));
  if (what === "turned-suit") return capital(t("chances-turned-suit", { suit: t(`suit-${facts.suit}`) }));
  if (typeof facts.cards !== "string") return capital(t(`chances-${what}`, facts));
  const suit = facts.cards.at(-1)!;
  return capital(t(`chances-${what}`, { cards: written([...facts.cards.slice(0, -1)].map((rank) => rank + suit)) }));
}

export const percent = (share: number): string => t("chances-chance", { percent: 100 * share });
export const oneIn = (share: number): string => (share ? t("chances-number", { number: 1 / share }) : "");

/** All rows, for a spreadsheet. */
export function csv(rows: readonly ChanceTold[]): string {
  const head = ["about", "place", "what", "facts", "chance", "share"];
  const lines = rows.map((row) => [row.about, row.place, row.what, Object.values(row.facts).join(" "), row.chance, row.share]);
  return [head, ...lines].map((line) => line.join(",")).join("\r\n");
}
