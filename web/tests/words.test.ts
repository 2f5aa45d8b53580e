/** Has the page a message for whatever it says by name, in the file that it loads for it? */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import loaders, { study } from "virtual:languages";

const SOURCES = new URL("../src", import.meta.url).pathname;
const names = (text: string) => new Set([...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1]!));

function spoken(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: "utf8" })) {
    if (!/\.(svelte|ts)$/.test(file)) continue;
    const text = readFileSync(join(SOURCES, file), "utf8");
    for (const [, name] of text.matchAll(/\b(?:t|told)\("([a-z][\w-]*)"/g)) found.set(name!, file);
    for (const [, name] of text.matchAll(/\["[^"]+", "(keys-[\w-]+)"\]/g)) found.set(name!, file);
  }
  return found;
}

test.each(Object.keys(loaders))("everything said by name has words in %s", async (language) => {
  const first = names((await loaders[language]!()).default);
  const later = names((await study[language]!()).default);
  const wanting = [...spoken()].filter(([name]) => !first.has(name) && !later.has(name));
  expect(wanting).toEqual([]);
});
