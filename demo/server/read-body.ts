import { Refusal } from "./refusal.ts";
import type { Call } from "./server.ts";

/**
 * The body of a write as an object: JSON, or a posted form (setting `body: "form"`), where several values of one name
 * become a list. The token `_token` is not part of it.
 *
 * @throws Refusal 400 when it is neither
 */
export async function readBody(c: Call): Promise<Record<string, unknown>> {
  const { _token, ...values } = isForm(c) ? await c.req.parseBody({ all: true }) : parse(await c.req.text());
  return values;
}

/**
 * The values of a call: those of the body, and over them those of the address. What stands in the address was written
 * by the page's author and names the record; a body must not lead to another one. A write may have no body.
 */
export async function readValues(c: Call): Promise<Record<string, unknown>> {
  const hasBody = !["GET", "HEAD"].includes(c.req.method) && (await c.req.arrayBuffer()).byteLength > 0;
  return { ...(hasBody ? await readBody(c) : {}), ...c.req.query() };
}

function isForm(c: Call): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(c.req.header("Content-Type") ?? "");
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (value && typeof value === "object" && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Refused below.
  }
  throw new Refusal(400, "Тіло запиту має бути об'єктом JSON.");
}
