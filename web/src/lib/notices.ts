/** How does this browser come to be told that it is one's turn while the page is closed? */

import { ask } from "./api";
import type { EndNotices, NoticesOffered, Subscribe } from "./protocol";
import { NOTICES, seats } from "./seats";
import { language } from "./words.svelte";

/** Why nothing can be told here. */
export class NoNoticesError extends Error {
  constructor(readonly why: "unable" | "denied" | "none") {
    super(why);
  }
}

const WORKER = "/worker.js";

/** The policy of the server lets a script be named by nothing but this. */
interface Policy { createScriptURL(url: string): string }
const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
const policy = trustedTypes?.createPolicy("imperiale-worker", {
  createScriptURL(url) {
    if (url !== WORKER) throw new TypeError(`no script of ours: ${url}`);
    return url;
  },
});

export const able = (): boolean => "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** Whether one is told on this browser, as far as it knows. */
export const told = (): boolean => localStorage.getItem(NOTICES) !== null && able() && Notification.permission === "granted";

/** Whether the server tells anything, to somebody who asks for it. */
export const offered = async (): Promise<string> => (await ask<NoticesOffered>("notices")).key;

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

async function subscribe(made: PushSubscription): Promise<void> {
  const { endpoint, keys } = made.toJSON();
  await ask<void>("notices", {
    address: endpoint!,
    key: keys!.p256dh!,
    secret: keys!.auth!,
    language: language(),
    seats: seats().map(({ game, token }) => ({ game, token })),
  } satisfies Subscribe);
}

/** Ask the person, his browser and the server. */
export async function begin(): Promise<void> {
  if (!able()) throw new NoNoticesError("unable");
  if ((await Notification.requestPermission()) !== "granted") throw new NoNoticesError("denied");
  const key = await offered();
  if (!key) throw new NoNoticesError("none");
  await navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  let made: PushSubscription;
  try {
    const old = await pushManager.getSubscription();
    const known = old?.options.applicationServerKey;
    if (known && !same(new Uint8Array(known), bytes(key))) await old.unsubscribe(); // of another server's key
    made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  } catch (error) {
    console.warn("The browser subscribes to nothing:", error);
    throw new NoNoticesError("unable");
  }
  await subscribe(made);
  localStorage.setItem(NOTICES, "1");
}

const same = (one: Uint8Array, other: Uint8Array): boolean => one.length === other.length && one.every((byte, n) => byte === other[n]);

const current = async (): Promise<PushSubscription | null | undefined> =>
  (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();

/** Say again at which seats one sits, and who is signed in: they have changed. */
export async function renew(): Promise<void> {
  if (!told()) return;
  const made = await current();
  if (made) await subscribe(made);
  else localStorage.removeItem(NOTICES);
}

export async function end(): Promise<void> {
  localStorage.removeItem(NOTICES);
  const made = await current();
  if (!made) return;
  await ask<void>("notices/ended", { address: made.endpoint } satisfies EndNotices);
  await made.unsubscribe();
}
