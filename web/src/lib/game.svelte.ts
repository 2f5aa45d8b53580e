/** What is known of the game at this table, and what of it is shown at this moment? */

import { tick } from "svelte";
import { lookBack } from "./api";
import { lesson } from "./lessons";
import { Link, type Linked } from "./link";
import { look, stops } from "./pace";
import type { Do, Entry, Happened, Message, Moments, Offer, ServerFrame, View } from "./protocol";
import { steps, type Step } from "./stage";
import { called, capital, cited, said, say, type Who, written } from "./words.svelte";

/** A line of the journal. */
export interface Line {
  key: string;
  what: Happened["what"];
  text: string;
  spoken: string;
  source: string;
}

/** What moves when something happens; the table hangs its animations in here. */
export interface Mover {
  before(step: Step, shown: View): void;
  after(step: Step): void;
}

/** A moment of the deal, `at` of `of`, and what had just happened. */
export interface Past {
  moments: Moments;
  at: number;
  of: number;
  view: View;
  line: Line | undefined;
}

const HERE = "\u0001";
const CITED = new RegExp(`\\s*[(（]${HERE}[)）]`);

export class Game {
  /** The table as the server sent it last. */
  view = $state.raw<View>();
  /** The table as it is shown now, which may be some steps behind. */
  shown = $state.raw<View>();
  lines = $state.raw<readonly Line[]>([]);
  /** What happened last, in words, for all to read. */
  caption = $state.raw<Line>();
  linked = $state<Linked>("opening");
  onlookers = $state(0);
  /** Why the last wish was refused, or the game is closed. */
  refusal = $state.raw<Message>();
  /** Whether a tap is waited for before the table goes on. */
  halted = $state(false);
  /** What is to be learnt at this moment. */
  lesson = $state("");
  busy = $state(false);
  failed = $state.raw<Message>();
  /** The moment of the deal that is looked back on; nothing while the present is shown. */
  past = $state.raw<Past>();
  /** What is being shown at this moment. */
  moment = $state.raw<Happened>();
  mover: Mover | undefined;

  #link: Link;
  #queue: Step[] = [];
  #running = false;
  #go: (() => void) | undefined;
  #offset = 0;
  #looking: Promise<void> = Promise.resolve();

  constructor(readonly id: string, private readonly token: string) {
    this.#link = new Link(id, token, {
      frame: (frame) => this.#frame(frame),
      linked: (state) => (this.linked = state),
    });
  }

  close(): void {
    this.#link.close();
    this.skip();
  }

  /** The time of the server. */
  now = (): number => Date.now() + this.#offset;

  /** Whether everything that happened has been shown. */
  get settled(): boolean {
    return this.shown === this.view && !this.past;
  }

  get who(): Who {
    const view = this.shown ?? this.view;
    return (seat) => (seat === view?.you ? "you" : called(view?.seats ?? [], seat));
  }

  /** What may be done now; nothing while the table still moves. */
  get offers(): readonly Offer[] {
    return this.settled && !this.busy ? (this.view?.offers ?? []) : [];
  }

  offer(what: Offer["do"]): Offer | undefined {
    return this.offers.find((offer) => offer.do === what);
  }

  /** How a thing that may be done is called. */
  label(offer: Offer): string {
    return capital(say(offer.label, this.who));
  }

  act(wish: Do): void {
    this.refusal = undefined;
    this.#link.act(wish);
    this.busy = this.#link.busy;
  }

  /** Whether the viewer is to act, also while he looks back. */
  get due(): boolean {
    return this.shown === this.view && this.view?.turn != null && this.view.turn === this.view.you;
  }

  /**
   * Look back over the deal, or on again, so many moments; past the last one is the present.
   *
   * Throws what the server refuses.
   */
  look(steps: number): Promise<void> {
    const look = this.#looking.then(() => this.#look(steps));
    this.#looking = look.catch(() => undefined); // who asked is told of it
    return look;
  }

  async #look(steps: number): Promise<void> {
    const from = this.past ?? { at: Infinity, moments: await lookBack(this.id, this.token) };
    const of = from.moments.views.length;
    const at = Math.max(0, Math.min(of - 1, from.at) + steps);
    const view = from.moments.views[at];
    if (!view || (at === of - 1 && from.moments.n === this.view?.n)) this.past = undefined;
    else {
      const lines = (from.moments.happened[at] ?? []).map((one) => this.#line(at, one, 0)).filter((line) => line !== undefined);
      const last = lines.at(-1);
      const text = (part: "text" | "spoken") => lines.map((line) => line[part]).join(" ");
      this.past = {
        moments: from.moments, at, of, view,
        line: last && { ...last, text: text("text"), spoken: text("spoken") },
      };
    }
  }

  /** Look at the present again. */
  forward = (): void => {
    this.past = undefined;
  };

  /** Go on to the next thing at once. */
  skip = (): void => this.#go?.();

  #frame(frame: ServerFrame): void {
    switch (frame.type) {
      case "state":
        this.#queue = [];
        this.skip();
        this.#take(frame.view);
        this.shown = frame.view;
        this.lines = this.#lines(frame.entries);
        this.caption = this.lines.at(-1);
        break;
      case "update":
        this.#take(frame.view);
        this.#show(frame.entries, frame.view);
        break;
      case "onlookers":
        this.onlookers = frame.onlookers;
        break;
      case "refused":
        this.refusal = frame.reason;
        this.#take(frame.view);
        this.#show([], frame.view);
        break;
      case "failed":
        this.failed = frame.reason;
        break;
      case "pong":
        if (frame.now !== undefined) this.#offset = frame.now - Date.now();
        break;
      default:
    }
    this.busy = this.#link.busy;
  }

  #take(view: View): void {
    this.view = view;
    this.onlookers = view.onlookers;
    this.#offset = view.now - Date.now();
  }

  #show(entries: readonly Entry[], end: View): void {
    const before = this.#queue.at(-1)?.view ?? this.shown;
    const found = before ? steps(before, entries.filter((e) => e.n > before.n), end) : [];
    if (found.length) {
      this.#queue.push(...found);
      void this.#run();
    } else if (this.#queue.length) this.#queue.at(-1)!.view = end;
    else if (!this.#running) this.shown = end;
    else this.#queue.push({ n: end.n, happened: { what: "answered" }, view: end });
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      const quiet = document.hidden || this.past !== undefined;
      if (!quiet && this.shown) this.mover?.before(step, this.shown);
      this.shown = step.view;
      this.moment = step.happened;
      const line = this.#line(step.n, step.happened, 0);
      if (line) {
        this.lines = [...this.lines, line];
        this.caption = line;
      }
      await tick();
      if (quiet) continue;
      this.mover?.after(step);
      await this.#pause(step.happened);
    }
    this.#running = false;
    this.moment = undefined;
    this.shown = this.view;
  }

  async #pause(happened: Happened): Promise<void> {
    this.lesson = lesson(happened);
    const stop = stops(happened.what) || this.lesson !== "";
    const time = look(happened.what);
    if (!stop && !time) return;
    this.halted = stop;
    await new Promise<void>((go) => {
      this.#go = go;
      if (!stop) setTimeout(go, time);
    });
    this.#go = undefined;
    this.halted = false;
    this.lesson = "";
  }

  #lines(entries: readonly Entry[]): Line[] {
    return entries.flatMap(({ n, happened = [] }) =>
      happened.map((one, i) => this.#line(n, one, i)).filter((line) => line !== undefined));
  }

  #line(n: number, { what, text = [] }: Happened, place: number): Line | undefined {
    if (!text.length) return undefined;
    // the citation stands in brackets: it is shown apart, and not read aloud each time
    const sources = text.flatMap(({ args }) => (typeof args?.source === "string" ? [cited(args.source)] : []));
    const tell = (cards: typeof written) =>
      text.map((message) => {
        const args = { ...message.args, ...("source" in (message.args ?? {}) ? { source: HERE } : {}) };
        return capital(say({ ...message, args }, this.who, cards).trim()).replace(CITED, "");
      }).join(" ");
    return {
      key: `${n}.${place}.${this.lines.length}`,
      what,
      text: tell(written),
      spoken: tell(said),
      source: sources.join("; "),
    };
  }
}
