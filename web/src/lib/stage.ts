/**
 * How does the table look between two views?  What happened comes in one piece, and is shown one
 * thing after the other.  Nothing is reckoned here: every number was sent by the server.
 */

import type { Entry, Happened, Seat, View } from "./protocol";

/** One thing that happened, and the table as it is shown after it. */
export interface Step {
  n: number;
  happened: Happened;
  view: View;
}

const seats = (view: View, change: (seat: Seat) => Partial<Seat>): Seat[] =>
  view.seats.map((seat) => ({ ...seat, ...change(seat) }));

/** The table before anything of a new deal lies on it. */
function cleared(view: View, end: View): View {
  return {
    ...view,
    deal: end.deal,
    dealer: end.dealer,
    phase: "playing",
    title: end.title,
    trump: "", turn_up: "", turn_up_lies: false, trumps: null, talon: 0,
    hand: [], trick: [], last_trick: [], last_winner: null, marks: [], dealt: [], summary: [],
    seats: seats(view, ({ seat }) => ({
      cards: 0, tricks: 0, shown: [], said: null, role: end.seats[seat]?.role ?? "",
    })),
  };
}

function drawn(view: View, { what, seat, cards = [] }: Happened, end: View, size: number): View {
  switch (what) {
    case "opened":
    case "committed":
      return view;
    case "dealt": {
      const fresh = view.deal === end.deal && view.turn_up === "" ? view : cleared(view, end);
      const all = seat === undefined || seat === null;
      return {
        ...fresh,
        hand: cards.length && (all || seat === end.you) ? [...cards] : fresh.hand,
        seats: seats(fresh, (s) => (all || s.seat === seat ? { cards: size } : {})),
      };
    }
    case "turned_up":
      return {
        ...view, turn_up: end.turn_up, turn_up_lies: end.turn_up_lies, trump: end.trump,
        trumps: end.trumps, talon: end.talon,
      };
    case "played":
      return {
        ...view,
        hand: view.hand.filter((card) => !cards.includes(card)),
        trick: [...view.trick, ...cards.map((card) => ({ seat: seat!, card }))],
        seats: seats(view, (s) => (s.seat === seat ? { cards: s.cards - cards.length } : {})),
      };
    case "took":
      return {
        ...view,
        trick: [], last_trick: view.trick, last_winner: seat ?? null,
        seats: seats(view, (s) => (s.seat === seat ? { tricks: s.tricks + 1 } : {})),
      };
    case "drew":
      return {
        ...view,
        talon: Math.max(0, view.talon - 1),
        hand: seat === view.you ? [...view.hand, ...cards] : view.hand,
        seats: seats(view, (s) => (s.seat === seat ? { cards: s.cards + 1 } : {})),
      };
    default:
      return view;
  }
}

/**
 * Return what is to be shown, one step after the other, ending with the view itself.
 *
 * @param before the table as it is shown now
 * @param entries what happened since
 * @param end the table after all of it
 */
export function steps(before: View, entries: readonly Entry[], end: View): Step[] {
  const found: Step[] = [];
  let view: View = { ...before, offers: [], unplayable: [], prompt: null, reasons: [], turn: null };
  const size = Math.max(...end.seats.map((seat) => seat.cards + seat.tricks), end.hand.length);
  for (const { n, happened = [] } of entries) {
    for (const one of happened) {
      view = drawn(view, one, end, size);
      if (one.scores?.length) {
        view = { ...view, seats: seats(view, ({ seat }) => ({ score: one.scores![seat]! })) };
      }
      if (one.what === "called" && one.text?.[0]) {
        const said = one.text[0];
        view = { ...view, seats: seats(view, (s) => (s.seat === one.seat ? { said } : {})) };
      }
      found.push({ n, happened: one, view });
    }
  }
  const last = found.at(-1);
  if (last) last.view = end;
  return found;
}
