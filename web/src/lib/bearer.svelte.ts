/** On which account is this browser signed in?  It says so with whatever it asks; there are no cookies. */

import { embedded } from "./router.svelte";

const KEY = "imperiale-account";

export interface Signed {
  readonly token: string;
  readonly name: string;
}

function read(): Signed | undefined {
  if (embedded) return undefined;
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Signed | null;
    return found?.token ? found : undefined;
  } catch {
    return undefined; // nothing is kept here
  }
}

let now = $state.raw(read());

export const signed = (): Signed | undefined => now;
export const bearer = (): string => now?.token ?? "";

export function keepAccount(found: Signed): void {
  now = { token: found.token, name: found.name };
  localStorage.setItem(KEY, JSON.stringify(now));
}

export function forgetAccount(): void {
  now = undefined;
  localStorage.removeItem(KEY);
}
