/** How long is it still, in words? */

import { t } from "./words.svelte";

const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** What is left, in days, hours or minutes, whichever says enough; never more than there is. */
export function left(ms: number): string {
  if (ms >= 2 * DAY) return t("days-left-days", { days: Math.floor(ms / DAY) });
  if (ms >= 2 * HOUR) return t("days-left-hours", { hours: Math.floor(ms / HOUR) });
  return t("days-left-minutes", { minutes: Math.floor(ms / 60_000) });
}

/** The same where there is little room, for more than a day. */
export const briefly = (ms: number): string =>
  t("days-brief", { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) });
