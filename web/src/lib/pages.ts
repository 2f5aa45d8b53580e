/** Which page stands at an address, and what is loaded for it?  Home comes with the first file. */

import type { Component } from "svelte";
import { speakOfRules, speakOfStudy } from "./words.svelte";

type Page = { default: Component<any> };

export interface Place {
  load: () => Promise<Page>;
  /** What the page is of: a game, a rule set, a problem. */
  id: string;
  more: string;
  /** Where this is another, the page begins anew. */
  anew: string;
}

/** With the words that only these pages need. */
const studied = (load: () => Promise<Page>) => async () => (await Promise.all([load(), speakOfStudy()]))[0];

const ruled = (load: () => Promise<Page>) => async () => (await Promise.all([load(), speakOfRules()]))[0];

/** The table. */
export const play = () => import("../pages/Play.svelte");
const review = studied(() => import("../pages/Review.svelte"));
const OF_GAME: Record<string, () => Promise<Page>> = {
  replay: () => import("../pages/Replay.svelte"),
  proof: () => import("../pages/Proof.svelte"),
  review,
};
const OF_STUDY: Record<string, () => Promise<Page>> = {
  chances: studied(() => import("../pages/Chances.svelte")),
  statistics: studied(() => import("../pages/Statistics.svelte")),
  problems: studied(() => import("../pages/Problems.svelte")),
  mistakes: studied(() => import("../pages/Mistakes.svelte")),
  lessons: studied(() => import("../pages/Lessons.svelte")),
  challenge: studied(() => import("../pages/Challenge.svelte")),
  daily: studied(() => import("../pages/Daily.svelte")),
};
const study = studied(() => import("../pages/Study.svelte"));
const rules = ruled(() => import("../pages/Rules.svelte"));
const compare = ruled(() => import("../pages/Compare.svelte"));
const OTHERS: Record<string, () => Promise<Page>> = {
  account: studied(() => import("../pages/Account.svelte")),
  ratings: studied(() => import("../pages/Ratings.svelte")),
  review,
  rules,
  study,
  deal: () => import("../pages/Deal.svelte"),
  lobby: () => import("../pages/Lobby.svelte"),
  settings: () => import("../pages/Settings.svelte"),
};

/** The parts of an address; within a page of somebody else `/embed/` stands for `/g/`, and for `/deal`. */
export function partsOf(path: string): string[] {
  const parts = path.split("/").filter(Boolean);
  return parts[0] !== "embed" ? parts : parts[1] === "deal" ? ["deal"] : ["g", ...parts.slice(1)];
}

/** The page at an address, if it is one that is loaded when it is asked for. */
export function placeOf(path: string): Place | undefined {
  const [first = "", second = "", third = "", fourth = ""] = partsOf(path);
  const at = (load: (() => Promise<Page>) | undefined, id: string, more: string) =>
    load && { load, id, more, anew: load === review ? path : load === play ? id : "" };
  if (first === "g") return second ? at(OF_GAME[third] ?? play, second, fourth) : undefined;
  if (first === "rules" && second === "compare") return at(compare, third, fourth);
  if (first === "study" && second) return at(OF_STUDY[second], third, "");
  return at(OTHERS[first], second, fourth);
}
