/** What is asked of the server about what is studied? */

import { ask } from "./api";
import type { ProblemList, ProblemPosed, ProblemTold, ProblemTry } from "./protocol";

const path = encodeURIComponent;
export const problems = () => ask<ProblemList>("problems");
export const pose = (name: string) => ask<ProblemPosed>(`problems/${path(name)}`);
export const attempt = (name: string, wish: ProblemTry) => ask<ProblemTold>(`problems/${path(name)}`, wish);
