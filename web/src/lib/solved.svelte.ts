/** What has this person solved, and how well?  Kept in the browser. */

import { kept } from "./kept.svelte";
import type { SolverStrength } from "./protocol";

const KEY = "imperiale-problems";

const FRESH = {
  strength: { mu: 25, sigma: 25 / 3, shown: 1500, doubt: 246 } as SolverStrength,
  /** By problem, whether its card was found, at whatever try. */
  tried: {} as Record<string, boolean>,
  /** Who has not chosen solves by the rules that he plays. */
  rules: kept.rules,
  theme: "",
  grade: 0,
};

function read(): typeof FRESH {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<typeof FRESH>) };
  } catch {
    return { ...FRESH }; // a browser that keeps nothing, or something else was kept there
  }
}

export const solved = $state(read());

$effect.root(() => {
  $effect(() => {
    const text = JSON.stringify(solved);
    try {
      localStorage.setItem(KEY, text);
    } catch (error) {
      console.warn("What was solved cannot be kept:", error);
    }
  });
});
