/** How does one notice that it is one's turn: title, icon, badge, a soft knock? */

import { kept } from "./kept.svelte";
import { t } from "./words.svelte";

let context: AudioContext | undefined;

/** Knock on the table: two short, soft tones, made here. */
function knock(): void {
  if (!kept.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const { currentTime: now, destination } = context;
  for (const [at, pitch] of [[0, 392], [0.13, 523]] as const) {
    const tone = context.createOscillator();
    const loud = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0, now + at);
    loud.gain.linearRampToValueAtTime(0.12, now + at + 0.012);
    loud.gain.exponentialRampToValueAtTime(0.0005, now + at + 0.32);
    tone.connect(loud).connect(destination);
    tone.start(now + at);
    tone.stop(now + at + 0.35);
  }
}

let turn = false;

/** Show whether it is this person's turn. */
export function signal(mine: boolean, game: string): void {
  document.title = mine ? t("window-title-turn", { game }) : t("window-title", { game });
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')!.href = mine ? "/icon-turn.svg" : "/icon.svg";
  if (mine && !turn && document.hidden) knock();
  if ("setAppBadge" in navigator) void (mine ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined);
  turn = mine;
}
