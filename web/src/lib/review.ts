/** In which words is a review told, and what of it is drawn? */

import type { Choice, Decision, DealReview, Review, Turning } from "./protocol";
import { language, t, written } from "./words.svelte";

/** A decision and where it is. */
export interface Step {
  readonly deal: DealReview;
  readonly decision: Decision;
  readonly number: number;
}

export const stepsOf = (review: Review): Step[] =>
  review.deals.flatMap((deal) => deal.decisions.map((decision, number) => ({ deal, decision, number })));

export const isError = ({ decision }: Step) => decision.grade !== "none";

/** Cards as notation has them, one after the other: "KQs 7h". */
export function cardsOf(text: string): string[] {
  return text.split(" ").filter(Boolean).flatMap((word) => {
    const suit = word.at(-1)!;
    return [...word.slice(0, -1)].map((rank) => rank + suit);
  });
}

export function scoreOf(text: string): { imperials: number; counters: number } {
  const [imperials, counters] = text.slice(0, -1).split("i");
  return { imperials: Number(imperials), counters: Number(counters) };
}

/** A number as the reader's language writes it. */
const number = (value: number, digits: number, style: "decimal" | "percent" = "decimal") =>
  new Intl.NumberFormat(language(), { style, minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
export const percent = (share: number, digits = 1) => number(share, digits, "percent");
const signed = (text: string, value: number) => (value > 0 ? `+${text}` : text.replace("-", "−"));

/** A chance in hundredths, or marks where no table tells chances. */
export const amount = (review: { readonly chance: boolean }, value: number) => (review.chance ? percent(value) : number(value, 2));
export const gain = (review: Review, value: number) => signed(amount(review, value), value);

export function did(choice: Pick<Choice, "do" | "cards" | "number">): string {
  if (choice.do === "call" && choice.number === null) return t("review-do-call-none");
  const called = choice.do === "claim" ? (choice.number ?? 0) : String(choice.number);
  return t(`review-do-${choice.do}`, { cards: written(cardsOf(choice.cards)), number: called });
}

/** What a decision was, what it cost, and why: a sentence each. */
export function toldOf(review: Review, { decision }: Step, who: string): string[] {
  const played = decision.choices[decision.played]!, best = decision.choices[decision.best]!;
  const names = { who, played: did(played), best: did(best) };
  if (decision.loss === 0) {
    const lines = [t("review-page-told-right", names)];
    if ((decision.open_loss ?? 0) >= 0.0005) lines.push(t("review-right", { loss: amount(review, decision.open_loss!) }));
    return lines;
  }
  const facts = { ...names, loss: amount(review, decision.loss) };
  const lines = [decision.grade === "none"
    ? t("review-page-told-loss", facts)
    : t("review-error", { ...facts, grade: t(`review-grade-${decision.grade}`) })];
  lines.push(t("review-why", { ...names, share: percent(best.share, 0), less: percent(played.share, 0) }));
  const marks = (decision.marks ?? []) as number[];
  if (marks.length) lines.push(t("review-why-marks", { marks: number(marks[1]! - marks[0]!, 2) }));
  if (decision.open_loss !== null) {
    lines.push(decision.open_loss < 0.0005 ? t("review-open-right") : t("review-open-cost", { loss: amount(review, decision.open_loss) }));
  }
  const counts = { worlds: String(decision.worlds), of: String(decision.of), error: amount(review, decision.error) };
  lines.push(t(!decision.solved ? "review-weighed-chance" : decision.worlds >= decision.of ? "review-weighed-all" : "review-weighed-some", counts));
  return lines;
}

export const dealOf = (review: Review, turn: Turning) => review.deals.find((deal) => deal.number === turn.deal)!;

/** The course of the chances: by moment its name, and the chance of every seat. */
export function courseOf(review: Review): { name: string; deal: number; chances: readonly number[] }[] {
  return review.deals.flatMap((deal) => deal.course.map((point, at) => {
    const facts = { deal: String(deal.number) };
    const before = deal.decisions.filter((decision) => decision.events < point.events);
    const name = point.events === 0 ? t("review-moment-before", facts)
      : at === deal.course.length - 1 ? t("review-moment-after", facts)
      : at === 1 ? t("review-moment-dealt", facts)
      : t("review-moment", { ...facts, trick: String((before.at(-1)?.trick ?? 0) + 1) });
    return { name, deal: deal.number, chances: point.chances };
  }));
}
