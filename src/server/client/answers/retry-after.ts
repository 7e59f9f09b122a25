/**
 * `Retry-After` in seconds; a date counts from the answer's own `Date` header. Undefined when it is neither number nor
 * date.
 */
export function retryAfter(headers: Headers): number | undefined {
  const text = headers.get("Retry-After") ?? "";
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  const until = httpDate(text);
  const now = httpDate(headers.get("Date") ?? "");
  if (Number.isNaN(until)) return undefined;
  return Math.max(0, (until - (Number.isNaN(now) ? Date.now() : now)) / 1000);
}

/** Accepts only dates with a month name: browsers also parse "-1" and "1.5" as dates. */
const httpDate = (text: string): number => (/\b[a-z]{3}\b.*:\d\d/i.test(text) ? Date.parse(text) : Number.NaN);
