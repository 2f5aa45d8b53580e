/**
 * Were the cards of a deal those to which the server had bound itself?  Reckoned here, from what it
 * told, by the description in `docs/guide/protocol.md`: the server is not asked.
 */

import { chacha20 } from "@noble/ciphers/chacha.js";
import { hkdf } from "@noble/hashes/hkdf.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { DealtCards, Fair } from "./protocol";

const WORDS = 2 ** 32;
const BLOCK = 256;

export const commitment = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** Return the key of a deal: HKDF-SHA-256 of the secret, its game, its number and the nonces. */
export function dealKey(secret: string, game: string, deal: number, nonces: readonly string[]): Uint8Array {
  const info = ["imperiale/1", game, String(deal), ...nonces].join("\n");
  return hkdf(sha256, hexToBytes(secret), undefined, utf8ToBytes(info), 32);
}

/** Yield the 32-bit words of the ChaCha20 stream of a key, without end. */
function* words(key: Uint8Array): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    const stream = chacha20(key, new Uint8Array(12), new Uint8Array(BLOCK), undefined, (block * BLOCK) / 64);
    const view = new DataView(stream.buffer, stream.byteOffset, BLOCK);
    for (let at = 0; at < BLOCK; at += 4) yield view.getUint32(at, true);
  }
}

/** Return things in the order that a key gives them: Fisher and Yates, what would favour some left out. */
export function shuffled<T>(things: readonly T[], key: Uint8Array): T[] {
  const order = [...things];
  const stream = words(key);
  for (let last = order.length - 1; last > 0; ) {
    const word = stream.next().value;
    if (word >= WORDS - (WORDS % (last + 1))) continue;
    const chosen = word % (last + 1);
    [order[last], order[chosen]] = [order[chosen]!, order[last]!];
    last -= 1;
  }
  return order;
}

/** What is found of a deal. */
export interface Checked {
  /** Whether the secret is that of the commitment. */
  secret: boolean;
  /** The pack that secret and nonces give, its top first, and where each card went. */
  pack: readonly { card: string; to: number }[];
  /** Whether dealing it gives the cards that were played. */
  cards: boolean;
}

const same = (one: readonly string[], other: readonly string[]) => [...one].sort().join() === [...other].sort().join();

/** Check a deal; `pack` are the cards of the pack in their first order. */
export function checked(game: string, fair: Fair, dealt: DealtCards, pack: readonly string[]): Checked {
  const whole = /^[0-9a-f]{64}$/.test(fair.secret ?? "");
  if (!whole) return { secret: false, pack: [], cards: false };
  const order = shuffled(pack, dealKey(fair.secret!, game, fair.deal, fair.nonces ?? []));
  const found = order.map((card, n) => ({ card, to: dealt.places[n] ?? -1 }));
  const of = (seat: number) => found.filter(({ to }) => to === seat).map(({ card }) => card);
  const rest = of(-1);
  const lying = rest.length > dealt.talon.length ? [dealt.turn_up, ...dealt.talon] : dealt.talon;
  return {
    secret: commitment(fair.secret!) === fair.commitment,
    pack: found,
    cards: dealt.hands.every((hand, seat) => same(hand, of(seat))) && rest.join() === lying.join(),
  };
}

/** Return the pack in its first order: suits c d h s, ranks from low to high. */
export function freshPack(cards: readonly string[]): string[] {
  const ranks = "6789TAJQK";
  return [...cards].sort((a, b) => "cdhs".indexOf(a[1]!) - "cdhs".indexOf(b[1]!) || ranks.indexOf(a[0]!) - ranks.indexOf(b[0]!));
}
