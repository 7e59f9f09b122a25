import { sha256 } from "@noble/hashes/sha2.js";
import { natives } from "../base/runtime/runtime.ts";

/** How long the page is kept busy at a time, in ms. */
const pieceMs = 8;

/**
 * Work that a program pays for each try and a person does not notice: a number whose SHA-256, behind the challenge
 * `{bits}.{expires}.…` and a dot, begins with that many zero bits (BACKEND.md §6). Without `crypto.subtle`, which pages on
 * plain http have not got. @returns challenge and number; undefined when it was aborted or the challenge is none
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

/** When a solved challenge ends, in ms since 1970; 0 where it does not say so. */
export const expiryOf = (challenge: string): number =>
  Number(/^\d+\.(\d{13})\.[^.]+\.[^.]+\.\d+$/.exec(challenge)?.[1] ?? 0);

function leadingZeros(hash: Uint8Array): number {
  const at = hash.findIndex((byte) => byte !== 0);
  return at < 0 ? hash.length * 8 : at * 8 + Math.clz32(hash[at]!) - 24;
}
