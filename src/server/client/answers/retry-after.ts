/** `Retry-After` in seconds, a number or a date, which counts from the answer's own `Date`; undefined when it is neither. */
export function retryAfter(headers: Headers): number | undefined {
  const text = headers.get("Retry-After") ?? "";
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  const until = httpDate(text);
  const now = httpDate(headers.get("Date") ?? "");
  if (Number.isNaN(until)) return undefined;
  return Math.max(0, (until - (Number.isNaN(now) ? Date.now() : now)) / 1000);
}

/** Only dates that name their month: browsers read "-1" and "1.5" as dates too. */
const httpDate = (text: string): number => (/\b[a-z]{3}\b.*:\d\d/i.test(text) ? Date.parse(text) : Number.NaN);
