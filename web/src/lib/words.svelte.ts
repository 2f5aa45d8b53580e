/** In which words, of which language, is a thing told?  The catalogues are those of the whole program. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import loaders from "virtual:languages";
import { kept } from "./kept.svelte";
import type { Arg, Message } from "./protocol";

export type Facts = Record<string, FluentVariable>;

export const languages = Object.keys(loaders);

let bundle = $state.raw<FluentBundle>();

function wanted(): string {
  const asked = [kept.language, ...navigator.languages].map((tag) => tag.split("-")[0] ?? "");
  return asked.find((tag) => tag in loaders) ?? "en";
}

/** Load the language that is wanted now; the page is drawn anew when it is there. */
export async function speak(): Promise<void> {
  const language = wanted();
  const loaded = new FluentBundle(language, { useIsolating: false });
  loaded.addResource(new FluentResource((await loaders[language]!()).default));
  bundle = loaded;
  document.documentElement.lang = language;
}

/** The language spoken now. */
export const language = () => bundle?.locales[0] ?? "en";

export const has = (name: string) => bundle?.hasMessage(name) ?? false;

/** Return a message with its particulars put in. */
export function t(name: string, facts: Facts = {}): string {
  const pattern = bundle?.getMessage(name)?.value;
  if (!bundle || !pattern) return name;
  return bundle.formatPattern(pattern, facts, []);
}

/** Return a sentence that begins with a capital. */
export function told(name: string, facts: Facts = {}): string {
  return capital(t(name, facts));
}

export const capital = (text: string) => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);

/** The letter or number in the corner of a card. */
export const letter = (rank: string) => (/\d/.test(rank) ? rank : t(`index-${rank}`));

/** A card as it is spoken. */
export const spoken = (card: string) =>
  t("card-spoken", { rank: t(`rank-${card[0]}`), suit: t(`suit-${card[1]}`) });

const MARKS: Record<string, string> = { s: "♠", h: "♥", c: "♣", d: "♦" };

/** Cards as they are written. */
export const written = (cards: readonly string[]): string =>
  cards.map((card) => letter(card[0]!) + MARKS[card[1]!]).join(" ") || t("cards-none");

/** Cards as they are said, for who hears the table. */
export const said = (cards: readonly string[]): string =>
  cards.map(spoken).join(", ") || t("cards-none");

/** How a seat is called: `you` for the reader's own, which the catalogue knows. */
export type Who = (seat: number) => string;

/** Return the sentence of a message. */
export function say(message: Message, who: Who, cards = written): string {
  const value = (arg: Arg): FluentVariable => {
    if (typeof arg !== "object") return arg;
    if (arg.is === "seat") return who(arg.seat);
    if (arg.is === "cards") return cards(arg.cards);
    return say(arg, who, cards);
  };
  const facts = Object.entries(message.args ?? {}).map(([name, arg]) => [name, value(arg)] as const);
  // the same thing is said otherwise on a page than in a terminal, where it is typed
  const own = `tap-${message.key}`;
  return t(has(own) ? own : message.key, Object.fromEntries(facts));
}

/** Return messages as sentences that begin with a capital. */
export const sentences = (messages: readonly Message[], who: Who, cards = written): string =>
  messages.map((message) => capital(say(message, who, cards))).join(" ");
