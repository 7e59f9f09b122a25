/** How a request and its answer stand in the log (`vs.log()`, the inspector): enough to repeat it, nothing secret. */
import { note, type Logged } from "./log.ts";
import { isSecret, masked } from "./secrets.ts";

const longestBody = 8 * 1024;
const longestAnswer = 2 * 1024;
/** Those that change what a server does; others, such as a host's own, may hold secrets. */
const told = [
  "Accept",
  "Content-Type",
  "Idempotency-Key",
  "If-Match",
  "X-HTTP-Method-Override",
  "X-Requested-With",
] as const;

/** Notes a request as it goes out; `body` is that of before its signing. */
export function noteRequest(
  url: URL,
  { method, headers }: { method: string; headers: Headers },
  body: RequestInit["body"],
): Logged {
  const isHidden = isSecret();
  const line = note(method, masked(url.href, isHidden));
  const given = told.filter((name) => headers.has(name));
  line.headers = Object.fromEntries(given.map((name) => [name, headers.get(name)!]));
  if (body instanceof FormData)
    line.body = [...body].map(([name, value]) => [
      name,
      isHidden(name) ? "***" : typeof value === "string" ? value.slice(0, longestBody) : `@${value.name}`,
    ]);
  else if (typeof body === "string" || body instanceof URLSearchParams) {
    const text = masked(String(body), isHidden);
    line.body = text.length > longestBody ? `… ${text.length}` : text;
  }
  return line;
}

/** Notes that an answer has come. */
export function noteAnswer(line: Logged, { status, headers }: Response): void {
  line.status = status;
  const id = headers.get("X-Request-Id");
  if (id) line.requestId = id;
}

/** Notes what an answer said that was none, or a refusal. */
export function noteRefused(line: Logged, text: string): void {
  // a text that is cut is no JSON any more, so secrets go first
  line.answer = masked(text.slice(0, 100 * longestAnswer)).slice(0, longestAnswer);
}
