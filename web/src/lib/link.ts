/**
 * How does a page stay at the table?  One socket; a new one whenever the old is gone or silent.
 * What was not acknowledged is sent again: the server does it once.
 */

import { PROTOCOL, type Act, type ClientFrame, type Do, type ServerFrame } from "./protocol";

const PING = 10_000;
const SILENT = 25_000;
const LONGEST = 8_000;

/** A close code from here on says that coming again is of no use. */
const FINAL = 4400;

export type Linked = "opening" | "open" | "lost" | "closed";

export interface Ends {
  frame(frame: ServerFrame): void;
  linked(state: Linked): void;
}

const identifier = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((n) => n.toString(16).padStart(2, "0")).join("");

export class Link {
  /** The number up to which this page knows the log. */
  have = 0;
  #socket: WebSocket | undefined;
  #waiting: Act | undefined;
  #done = 0;
  #tries = 0;
  #heard = 0;
  #beat: number | undefined;
  #again: number | undefined;
  #over = false;

  constructor(private readonly game: string, private readonly token: string, private readonly ends: Ends) {
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  /** Whether something was wished and its outcome has not come yet. */
  get busy(): boolean {
    return this.#waiting !== undefined || this.have < this.#done;
  }

  act(wish: Do): void {
    if (this.busy) return; // a second click is the same click
    this.#waiting = { type: "act", id: identifier(), at: this.have, do: wish };
    this.#send(this.#waiting);
  }

  close(): void {
    this.#over = true;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearInterval(this.#beat);
    clearTimeout(this.#again);
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#again);
    this.ends.linked(this.#tries ? "lost" : "opening");
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws`);
    this.#socket = socket;
    this.#heard = Date.now();
    clearInterval(this.#beat);
    this.#beat = window.setInterval(() => this.#pulse(socket), PING);
    socket.onopen = () => this.#hello();
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.#receive(JSON.parse(data as string) as ServerFrame);
    };
    socket.onclose = ({ code }) => this.#closed(socket, code);
  }

  #receive(frame: ServerFrame): void {
    if (frame.type === "ping") return this.#send({ type: "pong", t: frame.t });
    if (frame.type === "ack" || frame.type === "refused") {
      if (frame.id === this.#waiting?.id) this.#waiting = undefined;
      if (frame.type === "ack") this.#done = Math.max(this.#done, frame.n);
    }
    if (frame.type === "state" || frame.type === "update") {
      if (frame.type === "update" && frame.after > this.have) return this.#hello(); // a gap
      if (this.#tries || frame.type === "state") {
        this.#tries = 0;
        this.ends.linked("open");
        if (this.#waiting) this.#send(this.#waiting);
      }
    }
    if ("n" in frame && frame.type !== "ack") this.have = Math.max(this.have, frame.n);
    this.ends.frame(frame);
  }

  #hello(): void {
    const { game, token, have } = this;
    this.#send({ type: "hello", game, token, have, protocol: PROTOCOL });
  }

  #send(frame: ClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #pulse(socket: WebSocket): void {
    if (Date.now() - this.#heard > SILENT) {
      this.#closed(socket, 1006);
      socket.close();
    } else this.#send({ type: "ping", t: Date.now() });
  }

  #closed(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#over) return;
    this.#socket = undefined;
    clearInterval(this.#beat);
    if (code >= FINAL) {
      this.#over = true;
      return this.ends.linked("closed");
    }
    this.ends.linked("lost");
    const pause = Math.min(LONGEST, 300 * 2 ** this.#tries) * (0.6 + 0.4 * Math.random());
    this.#tries += 1;
    this.#again = window.setTimeout(() => this.#open(), pause);
  }

  /** Come again at once: the network, or the person, is back. */
  #hurry = (): void => {
    if (document.hidden || this.#over) return;
    if (!this.#socket) this.#open();
    else this.#send({ type: "ping", t: Date.now() });
  };

  #drop = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#closed(socket, 1006);
    socket.close();
  };
}
