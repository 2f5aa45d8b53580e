/** How does this device make and use passkeys, and what does the server keep of an account? */

import { ask } from "./api";
import { forgetAccount, keepAccount } from "./bearer.svelte";
import { kept } from "./kept.svelte";
import type { AccountTold, GameMade, NewCode, PasskeyAsked, SeatsClaimed, SignedInTold } from "./protocol";
import { changed, forget, seats } from "./seats";

/** That the person, or the browser, gave no passkey. */
export class NoPasskeyError extends Error {}

/** Whether this browser knows passkeys as the page asks for them. */
export const able = (): boolean =>
  "PublicKeyCredential" in globalThis && "parseCreationOptionsFromJSON" in PublicKeyCredential;

async function given(work: Promise<Credential | null>): Promise<object> {
  try {
    const found = await work;
    if (found instanceof PublicKeyCredential) return found.toJSON() as object;
  } catch (error) {
    console.warn("No passkey was given:", error);
  }
  throw new NoPasskeyError();
}

const made = ({ options }: PasskeyAsked) =>
  given(navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON),
  }));

const used = ({ options }: PasskeyAsked) =>
  given(navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON),
  }));

/** What this device is called among the passkeys: its system, as far as it says. */
function label(): string {
  const { userAgentData } = navigator as { userAgentData?: { platform?: string } };
  return (userAgentData?.platform ?? navigator.platform).slice(0, 24);
}

/** Let go of what the account has kept of this browser: somebody else may come to it. */
function depart(told: AccountTold): void {
  forgetAccount();
  for (const { game } of told.games) forget(game);
  changed();
}

/** Keep who is signed in, and let the games of this browser be his. */
async function enter(told: SignedInTold): Promise<SignedInTold> {
  keepAccount(told);
  kept.name = told.name;
  const held = seats().map(({ game, token }) => ({ game, token }));
  if (held.length) await ask<SeatsClaimed>("account/seats", { seats: held });
  changed();
  return told;
}

export async function makeAccount(name: string): Promise<SignedInTold> {
  const credential = await made(await ask<PasskeyAsked>("account/asked", { name }));
  return enter(await ask<SignedInTold>("account", { credential, label: label() }));
}

export async function signIn(): Promise<SignedInTold> {
  const credential = await used(await ask<PasskeyAsked>("sessions/asked", undefined, "POST"));
  return enter(await ask<SignedInTold>("sessions", { credential }));
}

export const comeBack = async (code: string) => enter(await ask<SignedInTold>("sessions/code", { code }));

export const account = () => ask<AccountTold>("account");

export async function addPasskey(): Promise<void> {
  const credential = await made(await ask<PasskeyAsked>("account/passkeys/asked", undefined, "POST"));
  await ask("account/passkeys", { credential, label: label() });
}

export const removePasskey = (id: string) => ask<void>(`account/passkeys/${encodeURIComponent(id)}`, undefined, "DELETE");
export const newCode = async () => (await ask<NewCode>("account/code", undefined, "POST")).code;
export const openAgain = (game: string) => ask<GameMade>(`account/games/${encodeURIComponent(game)}`, undefined, "POST");
export async function signOutOthers(): Promise<void> {
  await ask<void>("sessions/others", undefined, "DELETE");
  changed(); // on the other devices nobody is told any more
}

export async function signOut(told: AccountTold): Promise<void> {
  await ask<void>("sessions", undefined, "DELETE");
  depart(told);
}

export async function leave(told: AccountTold): Promise<void> {
  await ask<void>("account", undefined, "DELETE");
  depart(told);
}
