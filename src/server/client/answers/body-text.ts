import { wholeClient } from "../load-whole.ts";
import { ServerError } from "../server-error.ts";

/**
 * The body in chunks. The stream is cancelled when `signal` is aborted or the body exceeds `cap` bytes. @throws
 * ServerError `large`
 */
export async function readBody(
  response: Response,
  cap: number,
  { alive, signal }: { alive(): void; signal: AbortSignal },
): Promise<Uint8Array<ArrayBuffer>[]> {
  const reader = response.body?.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  if (!reader) return pieces;
  const stop = () => void reader.cancel().catch(() => undefined); // A failed stream is already cancelled.
  signal.addEventListener("abort", stop);
  let size = 0;
  while (true) {
    const { value } = await reader.read();
    if (!value) return pieces;
    alive();
    pieces.push(value);
    size += value.byteLength;
    if (size <= cap) continue;
    stop();
    throw new ServerError("large", { status: response.status });
  }
}

/** The text of a body: almost always UTF-8; other charsets are read by charsets.ts. */
export async function decode(pieces: Uint8Array[], type: string): Promise<string> {
  const bytes = joined(pieces);
  const label = /charset\s*=\s*["']?([\w-]+)/i.exec(type)?.[1];
  if (!label || /^utf-?8$/i.test(label))
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch {
      // Not UTF-8, whatever the server says.
    }
  return (await wholeClient()).decodeAs(label, bytes);
}

function joined(pieces: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((size, { byteLength }) => size + byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}
