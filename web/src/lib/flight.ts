/** How do cards and markers travel over the table?  From where they were to where they are. */

import type { Mover } from "./game.svelte";
import { still, travel } from "./pace";
import type { Happened, View } from "./protocol";
import type { Step } from "./stage";

const EASE = "cubic-bezier(.22,.8,.24,1)";

type Ghost = { node: HTMLElement; from: DOMRect };

export class Flight implements Mover {
  #rects = new Map<string, DOMRect>();
  #ghosts: Ghost[] = [];

  constructor(private readonly root: HTMLElement) {}

  before({ happened }: Step, _shown: View): void {
    this.#rects.clear();
    this.#ghosts = [];
    if (still()) return;
    for (const node of this.root.querySelectorAll<HTMLElement>("[data-card]")) {
      this.#rects.set(node.dataset.card!, node.getBoundingClientRect());
      if (happened.what === "took" && node.closest("[data-trick]")) {
        this.#ghosts.push({ node: node.cloneNode(true) as HTMLElement, from: node.getBoundingClientRect() });
      }
    }
  }

  after({ happened }: Step): void {
    const time = travel();
    if (!time) return;
    switch (happened.what) {
      case "dealt": return this.#deal(time);
      case "turned_up": return this.#turn(time);
      case "played": return this.#played(happened, time);
      case "took": return this.#took(happened, time);
      case "drew": return this.#drew(happened, time);
      case "marked": return this.#marked(happened, time);
      default:
    }
  }

  #find = (selector: string) => this.root.querySelector<HTMLElement>(selector);
  #card = (card: string) => this.#find(`[data-card="${card}"]`);
  #seat = (seat: number) => this.#find(`[data-anchor="${seat}"]`)?.getBoundingClientRect();

  #come(node: HTMLElement, from: DOMRect, time: number, delay = 0): void {
    const to = node.getBoundingClientRect();
    if (!to.width || !from.width) return;
    const x = from.x + from.width / 2 - (to.x + to.width / 2);
    const y = from.y + from.height / 2 - (to.y + to.height / 2);
    const size = Math.min(1.6, Math.max(0.35, from.width / to.width));
    node.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(${size})`, zIndex: 5 }, { transform: "none", zIndex: 5 }],
      { duration: time, delay, easing: EASE, fill: "backwards" },
    );
  }

  #deal(time: number): void {
    const from = this.#find("[data-talon]")?.getBoundingClientRect() ?? this.root.getBoundingClientRect();
    this.root.querySelectorAll<HTMLElement>("[data-hand] [data-card]").forEach((node, n) =>
      this.#come(node, from, time, n * time * 0.07));
  }

  #turn(time: number): void {
    this.#find("[data-turn-up] [data-card]")?.animate(
      [{ transform: "rotateY(90deg) scale(1.15)" }, { transform: "none" }],
      { duration: time, easing: EASE },
    );
  }

  #played({ cards = [], seat }: Happened, time: number): void {
    for (const card of cards) {
      const node = this.#card(card);
      const from = this.#rects.get(card) ?? this.#seat(seat ?? 0);
      if (node && from) this.#come(node, from, time);
    }
  }

  #took({ seat }: Happened, time: number): void {
    const to = this.#find(`[data-pile="${seat}"]`)?.getBoundingClientRect();
    if (!to) return;
    for (const { node, from } of this.#ghosts) {
      this.#fly(node, from, to, time, 0, 0.3);
    }
  }

  #drew({ seat, cards = [] }: Happened, time: number): void {
    const from = this.#find("[data-talon]")?.getBoundingClientRect();
    const node = cards[0] ? this.#card(cards[0]) : undefined;
    if (from && node?.closest("[data-hand]")) return this.#come(node, from, time);
    const to = this.#seat(seat ?? 0);
    const back = this.#find("[data-talon] .cardbox");
    if (from && to && back) this.#fly(back.cloneNode(true) as HTMLElement, from, to, time, 0, 0.5);
  }

  #marked({ seat, cards = [], imperials = 0, counters = 0 }: Happened, time: number): void {
    const earned = cards.map(this.#card).filter((node) => node !== null);
    for (const node of earned) {
      node.animate(
        [
          { filter: "drop-shadow(0 0 0 #ffd35c)", translate: "0 0" },
          { filter: "drop-shadow(0 0 9px #ffd35c)", translate: "0 -6px", offset: 0.3 },
          { filter: "drop-shadow(0 0 0 #ffd35c)", translate: "0 0" },
        ],
        { duration: time * 2.6, easing: "ease-out" },
      );
    }
    const tray = this.#find(`[data-tray="${seat}"]`);
    const sources = earned.length ? earned.map((node) => node.getBoundingClientRect()) : [this.#seat(seat ?? 0)];
    let n = 0;
    for (const [kind, count] of [["fiche", imperials], ["jeton", counters]] as const) {
      const rack = tray?.querySelector<HTMLElement>(`[data-rack="${kind}"]`);
      const model = document.querySelector(`#token-${kind} .token`);
      if (!rack || !model) continue;
      for (let i = 0; i < count; i += 1, n += 1) {
        const from = sources[n % sources.length];
        const to = rack.getBoundingClientRect();
        if (!from) continue;
        const size = Math.max(24, to.height * 1.5);
        const start = new DOMRect(from.x + from.width / 2 - size / 2, from.y + from.height / 2 - size / 2, size, size);
        const flying = document.createElement("span");
        flying.append(model.cloneNode(true));
        this.#fly(flying, start, to, time, n * time * 0.2, to.height / size);
      }
    }
  }

  #fly(node: HTMLElement, from: DOMRect, to: DOMRect, time: number, delay: number, size: number): void {
    node.removeAttribute("data-card");
    node.classList.add("flying");
    node.setAttribute("aria-hidden", "true");
    const box = { left: from.x, top: from.y, width: from.width, height: from.height };
    for (const [name, value] of Object.entries(box)) node.style.setProperty(name, `${value}px`);
    document.body.append(node);
    const x = to.x + to.width / 2 - (from.x + from.width / 2);
    const y = to.y + to.height / 2 - (from.y + from.height / 2);
    const flown = node.animate(
      [
        { transform: "none", opacity: 1 },
        { opacity: 1, offset: 0.8 },
        { transform: `translate(${x}px, ${y}px) scale(${size})`, opacity: 0.2 },
      ],
      { duration: time, delay, easing: EASE, fill: "backwards" },
    );
    flown.finished.then(() => node.remove(), () => node.remove());
  }
}
