/** Has the page a message for whatever it says by name, in the file that it loads for it? */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { catalogue, rules, study } from "virtual:languages";

const SOURCES = new URL("../src", import.meta.url).pathname;
const names = (text: string) => new Set([...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1]!));

function spoken(): [string, string][] {
  const found: [string, string][] = [];
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: "utf8" })) {
    if (!/\.(svelte|ts)$/.test(file)) continue;
    const text = readFileSync(join(SOURCES, file), "utf8");
    for (const [, name] of text.matchAll(/\b(?:t|told)\("([a-z][\w-]*)"/g)) found.push([name!, file]);
    for (const [, name] of text.matchAll(/\["[^"]+", "(keys-[\w-]+)"\]/g)) found.push([name!, file]);
  }
  return found;
}

/** Which catalogues are there when a file speaks. */
const loadedFor = (file: string) =>
  /^(cards|table)\/|^pages\/(Home|Play|Lobby|Settings|Deal|Replay|Proof)\./.test(file) ? [catalogue]
  : /^pages\/(Rules|Compare)\.|Ground\./.test(file) ? [catalogue, rules]
  : [catalogue, rules, study];

test.each(Object.keys(catalogue))("everything said by name has words in %s", async (language) => {
  const wanting: [string, string][] = [];
  for (const [name, file] of spoken()) {
    const texts = await Promise.all(loadedFor(file).map((part) => part[language]!()));
    if (!texts.some((text) => names(text.default).has(name))) wanting.push([name, file]);
  }
  expect(wanting).toEqual([]);
});
