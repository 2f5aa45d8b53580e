/** In which words, of which language, is a thing told?  The catalogues are those of the whole program. */

import { FluentBundle, FluentResource, FluentType, type FluentValue, type FluentVariable } from "@fluent/bundle";
import { catalogue, rules, study } from "virtual:languages";
import { kept } from "./kept.svelte";
import type { Arg, Message } from "./protocol";

export type Facts = Record<string, FluentVariable>;

export const languages = Object.keys(catalogue);

/**
 * A message that has other forms too: of case, with an article.
 *
 * A sentence asks for one by `FORM($card, "gen")`; what has no such form stands as it is.
 */
class Noun extends FluentType<string> {
  constructor(value: string, readonly forms: Record<string, string>) {
    super(value);
  }
  override toString(): string {
    return this.value;
  }
}

const FORM = ([noun, form]: FluentValue[]): FluentValue =>
  noun instanceof Noun ? (noun.forms[String(form)] ?? noun.value) : (noun ?? "");

let bundle = $state.raw<FluentBundle>();
const further = new Set<typeof catalogue>();

function wanted(): string {
  const asked = [kept.language, ...navigator.languages].map((tag) => tag.split("-")[0] ?? "");
  return asked.find((tag) => tag in catalogue) ?? "en";
}

/** Load the language that is wanted now; the page is drawn anew when it is there. */
export async function speak(): Promise<void> {
  const language = wanted();
  const loaded = new FluentBundle(language, { functions: { FORM }, useIsolating: false });
  for (const { default: text } of await Promise.all([catalogue, ...further].map((part) => part[language]!())))
    loaded.addResource(new FluentResource(text));
  bundle = loaded;
  document.documentElement.lang = language;
}

/** Load what the pages of the rules say too, in this language and in those chosen from now on. */
export const speakOfRules = () => add(rules);

/** The same of the pages of study, which speak of the rules too. */
export const speakOfStudy = () => add(rules, study);

async function add(...parts: (typeof catalogue)[]): Promise<void> {
  const known = further.size;
  for (const part of parts) further.add(part);
  if (further.size > known) await speak();
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

/** Return a message with its particulars put in, and its other forms if it has any. */
function noun(name: string, facts: Facts): FluentVariable {
  const forms = Object.entries(bundle?.getMessage(name)?.attributes ?? {});
  if (!bundle || !forms.length) return t(name, facts);
  const formed = forms.map(([form, pattern]) => [form, bundle!.formatPattern(pattern, facts, [])]);
  return new Noun(t(name, facts), Object.fromEntries(formed));
}

/**
 * Texts of rule sets are in English in their own files, and come so from the server; those that are
 * shipped have messages in the other languages.
 */
const shipped = (name: string, text: string): string => (has(name) ? t(name) : text);

/** The name of a rule set. */
export const titled = (rules: { id: string; name: string }) => shipped(`rules-${rules.id}-name`, rules.name);

/** What a rule set says of its source. */
export const sourced = (rules: { id: string; source: string }) =>
  shipped(`rules-${rules.id}-source`, rules.source);

/** The place of a source on which a ruling rests. */
export const cited = (place: string): string =>
  shipped(`cite-${place.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "")}`, place);

/** What is noted beside an answer of a rule set, by the name of its message if it has one. */
export const noted = (name: string | undefined, note: string): string => (name ? shipped(name, note) : note);

/** Return a sentence that begins with a capital. */
export function told(name: string, facts: Facts = {}): string {
  return capital(t(name, facts));
}

export const capital = (text: string) => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);

/** The letter or number in the corner of a card. */
export const letter = (rank: string) => (/\d/.test(rank) ? rank : t(`index-${rank}`));

const parts = (card: string): Facts => ({
  rank: noun(`rank-${card[0]}`, {}),
  suit: noun(`suit-${card[1]}`, {}),
});

/** A card as it is spoken. */
export const spoken = (card: string) => t("card-spoken", parts(card));

const MARKS: Record<string, string> = { s: "♠", h: "♥", c: "♣", d: "♦" };

/** Cards as they are written. */
export const written = (cards: readonly string[]): string =>
  cards.map((card) => letter(card[0]!) + MARKS[card[1]!]).join(" ") || t("cards-none");

/** Cards as they are said, for who hears the table. */
export const said = (cards: readonly string[]): string =>
  cards.map(spoken).join(", ") || t("cards-none");

/** One card in speech stands in its case; several are a list. */
const argument = (held: readonly string[], cards: typeof said): FluentVariable =>
  cards === said && held.length === 1 ? noun("card-spoken", parts(held[0]!)) : cards(held);

/** How a seat is called: `you` for the reader's own, which the catalogue knows. */
export type Who = (seat: number) => string;

type Named = { seat: number; name: string; kind: string; agent: string };

/** Return the name of the player of a seat; of players with the same name each has a number. */
export function called(seats: readonly Named[], seat: number): string {
  const name = seats[seat]?.name;
  if (!name) return t("seat-number", { seat: seat + 1 });
  const same = seats.filter((one) => one.name === name);
  const who = seats[seat]!.kind === "agent" ? shipped(`agent-${seats[seat]!.agent}`, name) : name;
  return same.length === 1 ? who : t("who-number", { who, number: same.findIndex((one) => one.seat === seat) + 1 });
}

/** Return the sentence of a message. */
export const say = (message: Message, who: Who, cards = written): string =>
  String(value(message, who, cards));

const listed = (items: readonly string[]): string =>
  items.length ? items.reduce((first, last) => t("list-more", { first, last })) : t("cards-none");

function value(arg: Arg, who: Who, cards: typeof said): FluentVariable {
  if (typeof arg !== "object") return arg;
  if (arg.is === "seat") return who(arg.seat);
  if (arg.is === "cards") return argument(arg.cards, cards);
  if (arg.is === "ranks") return [...arg.ranks].map(letter).join("\u00a0");
  if (arg.is === "list") {
    const told = listed(arg.items.map((item) => String(value(item, who, cards))));
    return arg.begins ? capital(told) : told;
  }
  const named = Object.entries(arg.args ?? {}).map(([name, one]) => [name, value(one, who, cards)] as const);
  return noun(arg.key, Object.fromEntries(named));
}

/** Return messages as sentences that begin with a capital. */
export const sentences = (messages: readonly Message[], who: Who, cards = written): string =>
  messages.map((message) => capital(say(message, who, cards))).join(" ");
