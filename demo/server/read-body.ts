import { readJson } from "./read-json.ts";
import { Refusal } from "./refusal.ts";
import type { Call } from "./server.ts";

/**
 * The body of a write as an object: JSON, or a posted form (setting `body: "form"`), where several values of one name
 * become a list. The token `_token` is not part of it.
 *
 * @throws Refusal 400 when it is neither
 */
export async function readBody(c: Call): Promise<Record<string, unknown>> {
  const { _token, ...values } = isForm(c) ? await readForm(c) : parse(await c.req.text());
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

const mostFields = 1000;

/**
 * The fields of a posted form; several values of one name are a list.
 *
 * @throws Refusal 400 for a broken one, or one of more than 1,000 fields
 */
export async function readForm(c: Call): Promise<Record<string, string | File | (string | File)[]>> {
  const isMultipart = /^multipart/i.test(c.req.header("Content-Type") ?? "");
  const bytes = Buffer.from(await c.req.arrayBuffer());
  if (countOf(bytes, isMultipart ? "form-data" : "&") > mostFields) throw new Refusal(400, "У формі забагато полів.");
  try {
    return await c.req.parseBody({ all: true });
  } catch {
    throw new Refusal(400, "Форму не прочитано: дані пошкоджено.");
  }
}

function countOf(bytes: Buffer, text: string): number {
  let count = 0;
  for (let at = bytes.indexOf(text); at >= 0 && count <= mostFields; at = bytes.indexOf(text, at + text.length))
    count++;
  return count;
}

function isForm(c: Call): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(c.req.header("Content-Type") ?? "");
}

function parse(text: string): Record<string, unknown> {
  const value = readJson(text);
  if (value && typeof value === "object" && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new Refusal(400, "Тіло запиту має бути об'єктом JSON.");
}
