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

/**
 * The text of a body. Charset: the byte order mark, else the charset in `type` (Content-Type), else UTF-8, and where the
 * bytes are not valid UTF-8 the page's own charset (such as windows-1251).
 */
export function decode(pieces: Uint8Array[], type: string): string {
  const bytes = joined(pieces);
  const named = markOf(bytes) ?? decoderOf(/charset\s*=\s*["']?([\w-]+)/i.exec(type)?.[1], false);
  if (named) return named.decode(bytes);
  for (const label of ["utf-8", document.characterSet])
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      continue;
    }
  return new TextDecoder().decode(bytes);
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

function markOf(bytes: Uint8Array): TextDecoder | undefined {
  const start = bytes.subarray(0, 3).join();
  const label = [
    ["239,187,191", "utf-8"],
    ["255,254", "utf-16le"],
    ["254,255", "utf-16be"],
  ].find(([mark = ""]) => start.startsWith(mark));
  return decoderOf(label?.[1], false);
}

/** Undefined when the browser does not know the charset. */
function decoderOf(label: string | undefined, fatal: boolean): TextDecoder | undefined {
  try {
    return label ? new TextDecoder(label, { fatal }) : undefined;
  } catch {
    return undefined;
  }
}
