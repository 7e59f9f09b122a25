import { sha256 } from "@noble/hashes/sha2.js";
import { natives } from "../base/runtime/runtime.ts";

/** The longest time in ms for which the search may block the page at once. */
const pieceMs = 8;

/**
 * Proof of work, cheap for a user but expensive for a bot: finds a number so that the SHA-256 of `{challenge}.{number}`
 * begins with as many zero bits as the challenge `{bits}.{expires}.…` asks for (1 to 24). Does not use `crypto.subtle`,
 * which is missing on plain http. @returns challenge and number; undefined when aborted or the challenge is invalid
 */
export async function solve(challenge: string, signal: AbortSignal): Promise<string | undefined> {
  const bits = Number(/^\d+(?=\.)/.exec(challenge)?.[0] ?? Number.NaN);
  if (!(bits >= 1 && bits <= 24)) return undefined;
  const encoder = new TextEncoder();
  for (let number = 0; !signal.aborted;) {
    const end = performance.now() + pieceMs;
    while (performance.now() < end) {
      const tried = `${challenge}.${number++}`;
      if (leadingZeros(sha256(encoder.encode(tried))) >= bits) return tried;
    }
    await new Promise<void>((resolve) => void natives.after(0, resolve));
  }
  return undefined;
}

/** When a solved challenge expires, in ms since 1970; 0 when it names no time. */
export const expiryOf = (challenge: string): number =>
  Number(/^\d+\.(\d{13})\.[^.]+\.[^.]+\.\d+$/.exec(challenge)?.[1] ?? 0);

function leadingZeros(hash: Uint8Array): number {
  const at = hash.findIndex((byte) => byte !== 0);
  return at < 0 ? hash.length * 8 : at * 8 + Math.clz32(hash[at]!) - 24;
}
