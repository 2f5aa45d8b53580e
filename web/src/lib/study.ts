/** What can be studied?  One line a subject, in the order of the index; each brings its own page. */

export interface Subject {
  /** Its words are `study-<id>` and `study-<id>-what`. */
  readonly id: string;
  readonly path: string;
  /** The cards that are drawn beside it. */
  readonly cards: readonly string[];
}

export const SUBJECTS: readonly Subject[] = [
  { id: "lessons", path: "/study/lessons", cards: ["Jh", "Kh"] },
  { id: "problems", path: "/study/problems", cards: ["Kc", "7c"] },
  { id: "mistakes", path: "/study/mistakes", cards: ["Qh", "7h"] },
  { id: "daily", path: "/study/daily", cards: ["Jd", "Js"] },
  { id: "review", path: "/review", cards: ["Kd", "Td", "7d"] },
  { id: "rules", path: "/rules", cards: ["As", "Ks", "Qs", "Js"] },
  { id: "chances", path: "/study/chances", cards: ["7s", "7h", "7c", "7d"] },
  { id: "statistics", path: "/study/statistics", cards: ["Ad", "Kd", "Qd"] },
];
