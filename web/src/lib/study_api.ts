/** What is asked of the server about what is studied? */

import { ask } from "./api";
import type {
  ChallengePlays, DailyList, DailyPlays, DailyPosed, DailyResults, LessonList, LessonTaken, LessonTold, MistakeInfo,
  MistakeList, MistakePosed, MistakeTold, MistakeTry, ProblemList, ProblemPosed, ProblemTold, ProblemTry, ReviewSeat, RulesTold, SeatHeld,
  Statistics,
} from "./protocol";

const path = encodeURIComponent;
export const problems = () => ask<ProblemList>("problems");
export const pose = (name: string) => ask<ProblemPosed>(`problems/${path(name)}`);
export const attempt = (name: string, wish: ProblemTry) => ask<ProblemTold>(`problems/${path(name)}`, wish);
export const lessons = () => ask<LessonList>("lessons");
export const take = (name: string, wish: LessonTaken) => ask<LessonTold>(`lessons/${path(name)}`, wish);
export const rulesOf = (name: string) => ask<RulesTold>(`rules/${path(name)}`);
export const everybody = () => ask<Statistics>("statistics");
export const mine = (seats: SeatHeld[]) => ask<Statistics>("statistics", { seats });
export const days = () => ask<DailyList>("daily");
export const playDay = (day: string, plays: string[]) => ask<DailyPosed>(`daily/${path(day)}`, { plays });
export const dayResults = (day: string, wish: DailyPlays) => ask<DailyResults>(`daily/${path(day)}/results`, wish);
export const mistakes = (reviews: readonly ReviewSeat[]) => ask<MistakeList>("mistakes", { reviews });
const mistakeAt = ({ review, deal, decision }: MistakeInfo) => `mistakes/${path(review)}/${deal}/${decision}`;
export const poseMistake = (info: MistakeInfo) => ask<MistakePosed>(mistakeAt(info));
export const attemptMistake = (info: MistakeInfo, wish: MistakeTry) => ask<MistakeTold>(mistakeAt(info), wish);
export const playChallenge = (wish: ChallengePlays) => ask<DailyPosed>("challenges", wish);
export const compareChallenge = (wish: ChallengePlays) => ask<DailyResults>("challenges/results", wish);
