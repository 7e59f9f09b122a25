/** Lines of the log: a request with masked secrets, completed when its answer arrives. */
import { lines, type Logged } from "./log.ts";
import { isSecret, masked } from "./secrets.ts";
import { recordBy, type Begun } from "./log-request.ts";

const longestBody = 8 * 1024;
const longestAnswer = 2 * 1024;
/** Other headers, such as the host's own or `Cookie`, may be secret. */
const logged = [
  "Accept",
  "Content-Type",
  "Idempotency-Key",
  "If-Match",
  "X-HTTP-Method-Override",
  "X-Requested-With",
] as const;

/** Adds the line of a request: its headers, and its body with masked secrets. */
export function noteRequest(line: Logged, { url, init: { method, headers, body } }: Begun): void {
  const isHidden = isSecret();
  line.method = method;
  line.address = masked(url.href, isHidden);
  const given = logged.filter((name) => headers.has(name));
  line.headers = Object.fromEntries(given.map((name) => [name, headers.get(name)!]));
  if (body instanceof FormData)
    line.body = [...body].map(([name, value]) => [name, isHidden(name) ? "***" : shown(value, isHidden)]);
  else if (typeof body === "string" || body instanceof URLSearchParams) {
    const text = String(body);
    line.body = text.length > longestBody ? `… ${text.length}` : masked(text, isHidden);
  }
  lines.push(line);
  if (lines.length > 50) lines.shift();
}

function shown(value: FormDataEntryValue, isHidden: (name: string) => boolean): string {
  if (typeof value !== "string") return `@${value.name}`;
  return value.length > longestBody ? `… ${value.length}` : masked(value, isHidden);
}

/** Completes a line with the body of a failed answer. */
export function noteRefused(line: Logged, text: string): void {
  // Masked before the text is cut: truncated JSON could not be parsed, so its secrets would not be found.
  line.answer = masked(text.slice(0, 100 * longestAnswer)).slice(0, longestAnswer);
}

recordBy(noteRequest);
