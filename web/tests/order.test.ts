import { expect, test } from "vitest";
import { ordered } from "../src/lib/order";

const HAND = ["7s", "Kh", "Th", "Ac", "Qd", "Ks", "8c", "Jd", "Ah"];
const as = { sort: "suits", rising: false, leftHand: false } as const;

test("suits lie together, colours alternate, high cards first", () => {
  expect(ordered(HAND, "", as)).toEqual(["Ks", "7s", "Kh", "Ah", "Th", "Ac", "8c", "Qd", "Jd"]);
});

test("trumps come first where it is wished, and colours still alternate", () => {
  expect(ordered(HAND, "d", { ...as, sort: "trumps" }).map((card) => card[1]).join("")).toBe("ddsshhhcc");
});

test("by ranks, fours lie together", () => {
  expect(ordered(["Kh", "7s", "Ks", "7h"], "h", { ...as, sort: "ranks" })).toEqual(["Ks", "Kh", "7s", "7h"]);
});

test("a left hand holds the same the other way round, and low cards may come first", () => {
  expect(ordered(HAND, "", { ...as, leftHand: true })).toEqual(ordered(HAND, "", as).reverse());
  expect(ordered(["Ks", "7s"], "", { ...as, rising: true })).toEqual(["7s", "Ks"]);
});
