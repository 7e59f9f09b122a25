import { ServerError } from "../server-error.ts";

/** The body in pieces. @throws ServerError `large` beyond `cap` bytes; the stream is cancelled then, and when the signal is aborted */
export async function readBody(
  response: Response,
  cap: number,
  { alive, signal }: { alive(): void; signal: AbortSignal },
): Promise<Uint8Array<ArrayBuffer>[]> {
  const reader = response.body?.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  if (!reader) return pieces;
  const stop = () => void reader.cancel().catch(() => undefined); // a stream that has failed is cancelled already
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
 * The text of a body: by its byte order mark, else by the charset of `type` (Content-Type), else UTF-8, or the page's own
 * charset where the bytes are no UTF-8 (windows-1251).
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

/** Undefined for a label that the browser does not know. */
function decoderOf(label: string | undefined, fatal: boolean): TextDecoder | undefined {
  try {
    return label ? new TextDecoder(label, { fatal }) : undefined;
  } catch {
    return undefined;
  }
}
