/** What is asked of the server outside of a game? */

import type {
  AskReview, Catalog, ChancesTold, GameMade, Hint, Lobby, Moments, NewGame, Problem, Proof, Replay, ReviewStand, TakeSeat, TakeUp,
} from "./protocol";

import { bearer, forgetAccount } from "./bearer.svelte";

/** The server's own refusal, or that it cannot be reached (no status). */
export class ApiError extends Error {
  constructor(readonly problem: Problem | null) {
    super(problem?.detail ?? "offline");
  }
}

export async function ask<T>(path: string, body?: unknown, method = body === undefined ? "GET" : "POST"): Promise<T> {
  let answer: Response;
  const token = bearer();
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(null);
  }
  if (answer.status === 204) return undefined as T;
  if (answer.ok) return (await answer.json()) as T;
  if (answer.status === 401 && token) {
    forgetAccount(); // signed out from elsewhere; whatever can be done without an account goes on
    if (!path.startsWith("account")) return ask<T>(path, body, method);
  }
  const told: unknown = await answer.json().catch(() => ({}));
  throw new ApiError({ detail: answer.statusText, errors: [], ...(told as object), status: answer.status });
}

let known: Promise<Catalog> | undefined;

/** What can be played, with whom; asked once. */
export function catalog(): Promise<Catalog> {
  known ??= ask<Catalog>("catalog").catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

const path = encodeURIComponent;
export const lobby = () => ask<Lobby>("lobby");
export const make = (wish: NewGame) => ask<GameMade>("games", wish);
export const sit = (game: string, wish: TakeSeat) => ask<GameMade>(`games/${path(game)}/seats`, wish);
export const lookOn = (game: string, wish: TakeSeat) => ask<GameMade>(`games/${path(game)}/onlookers`, wish);
export const takeUp = (game: string, wish: TakeUp) => ask<GameMade>(`games/${path(game)}/code`, wish);
export const replay = (game: string, deal: number) => ask<Replay>(`games/${path(game)}/deals/${deal}`);
export const lookBack = (game: string, token: string) => ask<Moments>(`games/${path(game)}/moments`, { token });
export const readDeal = (text: string) => ask<Replay>("deals", { text });
export const recordsOf = (game: string) => `/api/games/${path(game)}/records`;
export const proof = (game: string) => ask<Proof>(`games/${path(game)}/proof`);
export const chances = (question: Record<string, string>) => ask<ChancesTold>(`chances?${new URLSearchParams(question)}`);
export const askReview = (wish: AskReview) => ask<ReviewStand>("reviews", wish);
export const askHint = (game: string, token: string) => ask<Hint>(`games/${path(game)}/hint`, { token });
export const reviewStand = (key: string) => ask<ReviewStand>(`reviews/${path(key)}`);
export const stopReview = (key: string) => ask<ReviewStand>(`reviews/${path(key)}/stop`, {});
