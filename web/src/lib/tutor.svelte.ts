/** What does one's seat do best now, and is a card an error that one wants to be warned of? */

import { askHint } from "./api";
import { kept } from "./kept.svelte";
import type { Hint, HintChoice } from "./protocol";
import { seatOf } from "./seats";

const WARNED = { off: [] as string[], bad: ["bad", "very_bad"], doubtful: ["doubtful", "bad", "very_bad"] };

export class Tutor {
  /** What is known of the moment that was asked for last. */
  hint = $state.raw<Hint>();
  /** The card before which a warning is given. */
  warned = $state.raw<HintChoice>();
  trouble = $state.raw<unknown>();

  #of = 0;
  #asked: Promise<Hint | undefined> = Promise.resolve(undefined);

  constructor(readonly game: string) {}

  /** Ask once for what every choice is worth at the moment of this number. */
  ask(n: number): Promise<Hint | undefined> {
    if (this.#of === n && !this.trouble) return this.#asked;
    this.#of = n;
    this.hint = this.trouble = undefined;
    this.#asked = askHint(this.game, seatOf(this.game)?.token ?? "").then(
      (hint) => {
        if (this.#of === n) this.hint = hint;
        return hint;
      },
      (error: unknown) => {
        if (this.#of === n) this.trouble = error;
        return undefined;
      },
    );
    return this.#asked;
  }

  /** Tell whether a card may be played without a warning. */
  async passes(n: number, card: string, advised: boolean): Promise<boolean> {
    this.warned = undefined;
    const graded = WARNED[kept.tutor] ?? [];
    if (!advised || !graded.length) return true;
    const hint = await this.ask(n);
    const found = hint?.choices.find(({ choice }) => choice.do === "play" && choice.cards === card);
    if (!found || !graded.includes(found.grade)) return true;
    this.warned = found;
    return false;
  }
}
