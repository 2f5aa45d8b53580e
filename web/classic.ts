/**
 * How do the courts of the classic deck come out of the package that has them?  It draws them as
 * React components; here they become plain pictures, without the letters and signs in their
 * corners, which the page writes in the reader's language, and in the colours of the page's cards.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { optimize } from "svgo";
import type { Plugin } from "vite";

const FROM = new URL("node_modules/@letele/playing-cards/dist/index.esm.js", import.meta.url);
const INTO = new URL(".classic/", import.meta.url);

/** The figure fills a box of so much within its card; the corners beside it are left to the page. */
const FIGURE = { width: 164.8, height: 260.8 };
const SHOWN = 123;

const COLOURS: Record<string, string> = {
  "#44F": "#26406e", red: "#b3242f", "#FC4": "#e0b04e", "#FFF": "#fffdf7", "#fff": "#fffdf7",
};

interface Drawn {
  tag: string;
  given: Record<string, string | number>;
  inner: Drawn[];
}

const attribute = (name: string) =>
  /^(viewBox|preserveAspectRatio|patternUnits)$/.test(name) ? name
    : name === "xlinkHref" ? "href" : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function text({ tag, given, inner }: Drawn): string {
  const said = Object.entries(given)
    .filter(([name, value]) => value !== undefined && !/^(className|xmlns|aria)/.test(name))
    .map(([name, value]) => ` ${attribute(name)}="${COLOURS[value] ?? value}"`);
  return `<${tag}${said.join("")}>${inner.map(text).join("")}</${tag}>`;
}

/** Whether a part of the card belongs to the figure, not to the corners or the paper. */
const ofFigure = ({ tag, given }: Drawn) => tag === "defs" || (tag === "use" && given.width === FIGURE.width);

function picture(card: Drawn): string {
  const { height } = FIGURE;
  const box = `${-SHOWN / 2} ${-height / 2} ${SHOWN} ${height}`;
  const inner = card.inner.filter(ofFigure).map(text).join("");
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inner}</svg>`;
  return optimize(whole, {
    multipass: true,
    plugins: [
      {
        name: "preset-default",
        params: { overrides: { convertPathData: { floatPrecision: 0 }, cleanupNumericValues: { floatPrecision: 1 } } },
      },
    ],
  }).data;
}

/** Return the twelve pictures by the codes of their cards. */
export function pictures(): Map<string, string> {
  const source = readFileSync(FROM, "utf8").replace(/^import .*$/gm, "").replace(/export \{([^}]*)\};?/, (_, names: string) =>
    `return {${names.replace(/(\w+) as (\w+)/g, "$2: $1")}};`);
  const createElement = (tag: string, given: Drawn["given"] | null, ...inner: (Drawn | null)[]): Drawn =>
    ({ tag, given: given ?? {}, inner: inner.filter((one) => one !== null) });
  const cards = new Function("React", "_extends", source)({ createElement }, Object.assign) as
    Record<string, (given: object) => Drawn>;
  const found = new Map<string, string>();
  for (const suit of "shcd") {
    for (const rank of "KQJ") {
      found.set(rank + suit, picture(cards[suit.toUpperCase() + rank.toLowerCase()]!({})));
    }
  }
  return found;
}

/** Lay the pictures where the page imports them from. */
export function classic(): Plugin {
  return {
    name: "classic",
    buildStart() {
      if (existsSync(new URL("Jd.svg", INTO))) return; // the last of them
      mkdirSync(fileURLToPath(INTO), { recursive: true });
      for (const [card, drawn] of pictures()) writeFileSync(new URL(`${card}.svg`, INTO), drawn);
    },
  };
}
