/** A signing key: ECDSA P-256 of WebCrypto; the private key is encrypted with a PIN (PBKDF2, AES-GCM). */

/** The stored key: without the PIN it cannot sign. */
export interface KeptKey {
  /** The setting `user`: people who share a browser have separate keys. */
  user: string;
  /** Thumbprint of the public key (RFC 7638). */
  kid: string;
  /** The public key, as sent to the server. */
  jwk: PublicJwk;
  wrapped: ArrayBuffer;
  salt: Uint8Array<ArrayBuffer>;
  iv: Uint8Array<ArrayBuffer>;
  iterations: number;
  /** Time of creation, ISO. */
  created: string;
}
export type PublicJwk = Record<"kty" | "crv" | "x" | "y", string>;

const curve = { name: "ECDSA", namedCurve: "P-256" };
/** About half a second per guess. A short PIN only slows down an attacker who has copied the browser's storage. */
const iterations = 600_000;

/** Creates a key pair with this PIN. The private key cannot be exported, not even while it is unlocked. */
export async function makeKey(user: string, pin: string): Promise<KeptKey> {
  const { subtle } = crypto;
  const pair = await subtle.generateKey(curve, true, ["sign", "verify"]);
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const lock = await lockOf(pin, salt, iterations);
  const wrapped = await subtle.wrapKey("pkcs8", pair.privateKey, lock, { name: "AES-GCM", iv });
  const { kty, crv, x, y } = (await subtle.exportKey("jwk", pair.publicKey)) as PublicJwk;
  const print = await subtle.digest("SHA-256", bytesOf(`{"crv":"${crv}","kty":"${kty}","x":"${x}","y":"${y}"}`));
  const kid = base64url(print);
  return { user, kid, jwk: { kty, crv, x, y }, wrapped, salt, iv, iterations, created: new Date().toISOString() };
}

/** The private key for signing, not extractable; undefined when the PIN is wrong. */
export async function unlockKey(kept: KeptKey, pin: string): Promise<CryptoKey | undefined> {
  const lock = await lockOf(pin, kept.salt, kept.iterations);
  try {
    const how = { name: "AES-GCM", iv: kept.iv };
    return await crypto.subtle.unwrapKey("pkcs8", kept.wrapped, lock, how, curve, false, ["sign"]);
  } catch (error) {
    if (error instanceof DOMException && error.name === "OperationError") return undefined;
    throw error;
  }
}

/** Signs with ECDSA and SHA-256; 64 bytes, r and s. */
export const signBytes = (key: CryptoKey, bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, key, bytes);

/** The wrapping key. The PIN is normalized (NFC), so that it is the same from every keyboard. */
async function lockOf(pin: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<CryptoKey> {
  const { subtle } = crypto;
  const material = await subtle.importKey("raw", bytesOf(pin.normalize()), "PBKDF2", false, ["deriveKey"]);
  const how = { name: "PBKDF2", hash: "SHA-256", salt, iterations: rounds };
  return subtle.deriveKey(how, material, { name: "AES-GCM", length: 256 }, false, ["wrapKey", "unwrapKey"]);
}

/** Text as UTF-8. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const base64 = (bytes: ArrayBuffer | Uint8Array): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes instanceof ArrayBuffer ? bytes : bytes.slice().buffer)));

export const base64url = (bytes: ArrayBuffer): string =>
  base64(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
