/** The signing key of this person in this browser: made, unlocked until the page is left, renewed, removed. */
import { settings } from "../../base/settings.ts";
import { registerSigner, removeSigner } from "../../server/calls/signing/signers.ts";
import { makeKey, unlockKey, type KeptKey } from "./key.ts";
import { readKey, removeKey, writeKey } from "./key-store.ts";

interface Unlocked {
  user: string;
  kid: string;
  key: CryptoKey;
}
let unlocked: Unlocked | undefined;

const user = (): string => settings.user ?? "";

/** What is kept; undefined when there is none. Rejected where the browser keeps nothing. */
export const ownKey = (): Promise<KeptKey | undefined> => readKey(user());

/** The key that signs without asking again. */
export const openKey = (): Unlocked | undefined => (unlocked?.user === user() ? unlocked : undefined);

/** Unlocks it until the page is left. @returns undefined when the PIN is wrong */
export async function unlock(pin: string): Promise<Unlocked | undefined> {
  const kept = await ownKey();
  const key = kept && (await unlockKey(kept, pin));
  if (key) unlocked = { user: kept.user, kid: kept.kid, key };
  return key && unlocked;
}

/**
 * A new key in place of the one before. The server learns its public half first, so that what is kept here is always
 * known there; an earlier public half stays there for what was signed with it. @throws ServerError
 */
export async function renewKey(pin: string): Promise<void> {
  await ownKey(); // rejected where nothing can be kept, before the server learns of a key
  const kept = await makeKey(user(), pin);
  await registerSigner(kept.kid, kept.jwk);
  await writeKey(kept);
  await unlock(pin);
}

/** Takes the key out of this browser and off the server's list. @throws ServerError */
export async function dropKey(): Promise<void> {
  const kept = await ownKey();
  if (kept) await removeSigner(kept.kid);
  await removeKey(user());
  unlocked = undefined;
}
