/** Is a trick seen long enough, by whoever wishes, and does nothing move for who wishes that? */

import { afterEach, expect, test, vi } from "vitest";
import { kept } from "../src/lib/kept.svelte";
import { look, still, stops, travel } from "../src/lib/pace";

const system = (reduced: boolean) =>
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: reduced && query.includes("reduced-motion: reduce") }));

afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(kept, { speed: "normal", motion: "auto", tapOn: false });
});

test("a trick is seen for a second, longer for who is slow, and not at all for who is in haste", () => {
  expect(look("took")).toBeGreaterThanOrEqual(1000);
  kept.speed = "slow";
  expect(look("took")).toBeGreaterThanOrEqual(2000);
  kept.speed = "instant";
  expect(look("took")).toBe(0);
});

test("who wishes to go on by a tap is waited for after each trick and each mark", () => {
  expect(stops("took")).toBe(false);
  kept.tapOn = true;
  expect([stops("took"), stops("marked"), stops("called"), stops("dealt")]).toEqual([true, true, true, false]);
});

test("nothing travels where the system asks for stillness, unless its owner asks otherwise", () => {
  system(true);
  expect([still(), travel()]).toEqual([true, 0]);
  kept.motion = "full";
  expect(still()).toBe(false);
  expect(travel()).toBeGreaterThan(0);
  system(false);
  kept.motion = "none";
  expect([still(), travel()]).toEqual([true, 0]);
});
