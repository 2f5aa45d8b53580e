/** Whose errors are to be mended, and how well is each known?  Kept in the browser. */

import type { MistakeInfo, ReviewSeat } from "./protocol";
import { stored } from "./stored.svelte";

const MOST = 60;
const DAY = 86_400_000;

export const practised = stored("imperiale-mistakes", {
  /** One's own seats in the reviews that were looked at, the newest first. */
  reviews: [] as ReviewSeat[],
  /** By mistake how well it is known, and from when on it comes again, in ms since 1970. */
  known: {} as Record<string, { box: number; due: number; learned: boolean }>,
});

export const isOwn = (review: string, seat: number): boolean =>
  practised.reviews.some((one) => one.review === review && one.seat === seat);

/** Take the errors of a seat among those to be mended. */
export function own(review: string, seat: number): void {
  if (!isOwn(review, seat)) practised.reviews = [{ review, seat }, ...practised.reviews].slice(0, MOST);
}

export function note(name: string, box: number, days: number, learned: boolean): void {
  practised.known = { ...practised.known, [name]: { box, due: Date.now() + days * DAY, learned } };
}

export const boxOf = (name: string): number => practised.known[name]?.box ?? 0;
export const dueAt = (name: string): number => practised.known[name]?.due ?? 0;
export const isLearned = ({ name }: MistakeInfo): boolean => practised.known[name]?.learned ?? false;
