import { expect, test } from "vitest";
import type { Entry, Seat, View } from "../src/lib/protocol";
import { steps } from "../src/lib/stage";

const seat = (n: number, change: Partial<Seat> = {}): Seat => ({
  seat: n, kind: "person", played_by: "person", name: "", agent: "", present: true, ready: true,
  score: { imperials: 0, counters: 0 }, points: 0, tricks: 0, cards: 12, shown: [], said: null,
  role: "", clock: null, ...change,
});

const view = (change: Partial<View>): View => ({
  game: "g", n: 1, now: 0, you: 0, phase: "playing", deal: 1, dealer: 1, trump: "h", turn_up: "7h",
  turn_up_lies: true, trumps: null, talon: 7, step: "play", turn: 0, hand: ["Kh", "7s"], trick: [],
  last_trick: [], last_winner: null, marks: [], offers: [], unplayable: [], prompt: null, reasons: [],
  title: [], seats: [seat(0), seat(1)], summary: [], dealt: [], winner: null,
  ...change,
} as View);

const entry = (n: number, ...happened: NonNullable<Entry["happened"]>): Entry => ({ n, at: 0, happened });

test("a trick is seen whole before it is taken", () => {
  const before = view({ trick: [{ seat: 1, card: "Jh" }], offers: [{ do: "undo" } as never] });
  const end = view({ n: 2, hand: ["7s"], seats: [seat(0, { cards: 11, tricks: 1 }), seat(1)] });
  const found = steps(before, [entry(2, { what: "played", seat: 0, cards: ["Kh"] }, { what: "took", seat: 0 })], end);

  expect(found.map(({ happened }) => happened.what)).toEqual(["played", "took"]);
  const [played, took] = found.map((step) => step.view) as [View, View];
  expect(played.trick).toEqual([{ seat: 1, card: "Jh" }, { seat: 0, card: "Kh" }]);
  expect(played.hand).toEqual(["7s"]);
  expect(played.seats.map(({ cards }) => cards)).toEqual([11, 12]);
  expect(played.offers).toEqual([]);
  expect(took).toBe(end);
});

test("a score is shown when it is told, and no sooner", () => {
  const scores = [{ imperials: 0, counters: 0 }, { imperials: 1, counters: 0 }];
  const end = view({ n: 2, seats: [seat(0, { score: scores[0]! }), seat(1, { score: scores[1]! })] });
  const before = view({ seats: [seat(0, { score: { imperials: 0, counters: 4 } }), seat(1)] });
  const found = steps(before, [entry(2, { what: "played", seat: 1, cards: ["8c"] }, { what: "marked", seat: 1, scores }, { what: "ended" })], end);

  expect(found[0]!.view.seats[0]!.score.counters).toBe(4);
  expect(found[1]!.view.seats.map(({ score }) => score)).toEqual(scores);
});

test("a new deal clears the table before the cards come", () => {
  const before = view({ deal: 1, trick: [], last_trick: [{ seat: 0, card: "Kh" }], hand: [], summary: [{ is: "message", key: "x" }] });
  const end = view({ n: 3, deal: 2, hand: ["As", "Ks"], turn_up: "9d", trump: "d", seats: [seat(0, { cards: 2 }), seat(1, { cards: 2 })] });
  const found = steps(before, [entry(2, { what: "dealt", seat: 1 }), entry(3, { what: "dealt", seat: 0, cards: ["As", "Ks"] }, { what: "turned_up", seat: 1, cards: ["9d"] }, { what: "ready" as never })], end);

  expect(found[0]!.view).toMatchObject({ deal: 2, hand: [], turn_up: "", last_trick: [], summary: [] });
  expect(found[1]!.view.hand).toEqual(["As", "Ks"]);
  expect(found[2]!.view).toMatchObject({ turn_up: "9d", trump: "d" });
});

test("nothing that happened leaves nothing to show", () => {
  expect(steps(view({}), [{ n: 2, at: 0 }], view({ n: 2 }))).toEqual([]);
});
