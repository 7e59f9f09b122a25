/** Lines of the log (`vs.log()`, the inspector): enough to repeat a request, without secrets. */
import { note, type Logged } from "./log.ts";
import { isSecret, masked } from "./secrets.ts";

const longestBody = 8 * 1024;
const longestAnswer = 2 * 1024;
/** Headers that are logged; all others, such as the host's own, may hold secrets. */
const logged = [
  "Accept",
  "Content-Type",
  "Idempotency-Key",
  "If-Match",
  "X-HTTP-Method-Override",
  "X-Requested-With",
] as const;

/** Logs a request that is being sent; pass `body` without its signature. */
export function noteRequest(
  url: URL,
  { method, headers }: { method: string; headers: Headers },
  body: RequestInit["body"],
): Logged {
  const isHidden = isSecret();
  const line = note(method, masked(url.href, isHidden));
  const given = logged.filter((name) => headers.has(name));
  line.headers = Object.fromEntries(given.map((name) => [name, headers.get(name)!]));
  if (body instanceof FormData)
    line.body = [...body].map(([name, value]) => [name, isHidden(name) ? "***" : shown(value, isHidden)]);
  else if (typeof body === "string" || body instanceof URLSearchParams) {
    const text = String(body);
    line.body = text.length > longestBody ? `… ${text.length}` : masked(text, isHidden);
  }
  return line;
}

/** One value of a form with files. */
function shown(value: FormDataEntryValue, isHidden: (name: string) => boolean): string {
  if (typeof value !== "string") return `@${value.name}`;
  return value.length > longestBody ? `… ${value.length}` : masked(value, isHidden);
}

/** Logs status and `X-Request-Id` of an answer. */
export function noteAnswer(line: Logged, { status, headers }: Response): void {
  line.status = status;
  const id = headers.get("X-Request-Id");
  if (id) line.requestId = id;
}

/** Logs the beginning of a failed or refusing answer. */
export function noteRefused(line: Logged, text: string): void {
  // Masked before the text is cut: truncated JSON could not be parsed, so its secrets would not be found.
  line.answer = masked(text.slice(0, 100 * longestAnswer)).slice(0, longestAnswer);
}
