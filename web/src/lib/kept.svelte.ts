/** What has this person chosen?  Kept in the browser, used everywhere. */

const KEY = "imperiale";

const DEFAULTS = {
  language: "",
  theme: "auto" as "auto" | "light" | "dark",
  deck: "two" as "two" | "four",
  courts: "own" as "own" | "classic",
  speed: "normal" as "instant" | "fast" | "normal" | "slow",
  tapOn: false,
  motion: "auto" as "auto" | "full" | "none",
  sort: "suits" as "suits" | "trumps" | "ranks",
  rising: false,
  leftHand: false,
  forced: false,
  sound: true,
  guide: false,
  tutor: "off" as "off" | "bad" | "doubtful",
  name: "",
  rules: "academie",
  level: "",
  players: 2,
};

export type Kept = typeof DEFAULTS;

function read(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...DEFAULTS }; // a browser that keeps nothing, or something else was kept there
  }
}

export const kept: Kept = $state(read());

/** Keep every change from now on. */
export function keep(): void {
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(kept);
      try {
        localStorage.setItem(KEY, text);
      } catch (error) {
        console.warn("The settings cannot be kept:", error);
      }
    });
  });
}
