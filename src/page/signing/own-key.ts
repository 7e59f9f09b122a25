/** The signing key of this person in this browser: created, unlocked until the page is left, renewed, removed. */
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

/** The stored key; undefined before one was created. Rejects where the browser stores nothing. */
export const ownKey = (): Promise<KeptKey | undefined> => readKey(user());

/** The unlocked key, which signs without asking again. */
export const openKey = (): Unlocked | undefined => (unlocked?.user === user() ? unlocked : undefined);

/** Unlocks the key until the page is left. @returns undefined when the PIN is wrong */
export async function unlock(pin: string): Promise<Unlocked | undefined> {
  const kept = await ownKey();
  const key = kept && (await unlockKey(kept, pin));
  if (key) unlocked = { user: kept.user, kid: kept.kid, key };
  return key && unlocked;
}

/**
 * Replaces the key. The server gets its public key first, so that a stored key is always known there; it keeps earlier
 * public keys for what was signed with them. @throws ServerError
 */
export async function renewKey(pin: string): Promise<void> {
  await ownKey(); // rejects where nothing can be stored, before the server learns of the key
  const kept = await makeKey(user(), pin);
  await registerSigner(kept.kid, kept.jwk);
  await writeKey(kept);
  await unlock(pin);
}

/** Removes the key from this browser and from the server's list. @throws ServerError */
export async function dropKey(): Promise<void> {
  const kept = await ownKey();
  if (kept) await removeSigner(kept.kid);
  await removeKey(user());
  unlocked = undefined;
}
