import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checked, commitment, freshPack, shuffled } from "../src/lib/fair";
import type { DealtCards, Fair } from "../src/lib/protocol";

interface Kept { game: string; deals: Fair[]; lines: string[] }
// the same proof that `imperiale verify` is tested with: two programs, one shuffle
const proof = JSON.parse(readFileSync(new URL("../../tests/server/proof.json", import.meta.url), "utf8")) as Kept;

/** The cards of a deal in one line: four at a time, elder first. */
function dealt(line: string): DealtCards {
  const [, dealer, , hands, turnUp, talon] = line.split("|").map((part) => part.trim()) as string[];
  const cards = (text: string) => text.split(" ").flatMap((word) => [...word.slice(0, -1)].map((rank) => rank + word.slice(-1)));
  const elder = 1 - Number(dealer);
  const packets = [elder, 1 - elder, elder, 1 - elder, elder, 1 - elder];
  return {
    hands: hands!.split("/").map((held) => cards(held.trim())),
    turn_up: turnUp!,
    talon: cards(talon!),
    places: [...packets.flatMap((seat) => [seat, seat, seat, seat]), ...Array<number>(8).fill(-1)],
  };
}
const pack = freshPack([..."cdhs"].flatMap((suit) => [..."789TAJQK"].map((rank) => rank + suit)));

test("things are shuffled as the server shuffles them", () => {
  expect(shuffled([..."abcdefgh"], new Uint8Array(32)).join("")).toBe("dcfhbaeg");
  expect(commitment("00".repeat(32)).slice(0, 8)).toBe("66687aad");
});

test("the deals of a proof are good, each in its own game and under its own number", () => {
  expect(proof.deals.length).toBeGreaterThan(1);
  proof.deals.forEach((fair, n) => {
    expect(checked(proof.game, fair, dealt(proof.lines[n]!), pack)).toMatchObject({ secret: true, cards: true });
    expect(checked("another", fair, dealt(proof.lines[n]!), pack).cards).toBe(false);
    expect(checked(proof.game, { ...fair, deal: fair.deal + 1 }, dealt(proof.lines[n]!), pack).cards).toBe(false);
  });
});

test("what was changed afterwards is found", () => {
  const fair = proof.deals[0]!;
  const cards = dealt(proof.lines[0]!);
  const [mine, theirs] = cards.hands as [string[], string[]];
  const swapped = [[theirs[0]!, ...mine.slice(1)], [mine[0]!, ...theirs.slice(1)]];
  expect(checked(proof.game, fair, { ...cards, hands: swapped }, pack).cards).toBe(false);
  expect(checked(proof.game, fair, { ...cards, talon: [...cards.talon].reverse() }, pack).cards).toBe(false);
  expect(checked(proof.game, { ...fair, secret: "00".repeat(32) }, cards, pack)).toMatchObject({ secret: false, cards: false });
  expect(checked(proof.game, { ...fair, secret: "" }, cards, pack)).toMatchObject({ secret: false, cards: false });
});
