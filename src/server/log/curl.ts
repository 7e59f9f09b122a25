import type { Logged } from "./log.ts";

/** A logged request as a curl command, without cookies and secrets; comments in it say what is missing. */
export function curlOf({ method, address, headers = {}, body }: Logged): string {
  const isForm = Array.isArray(body);
  const parts = [`curl ${quoted(address)}`];
  if (method !== "GET") parts.push(`-X ${method}`);
  for (const [name, value] of Object.entries(headers))
    // curl sets Content-Type itself for a form with files, with its own boundary.
    if (!isForm || name !== "Content-Type") parts.push(`-H ${quoted(`${name}: ${value}`)}`);
  if (isForm)
    for (const [name, value] of body)
      parts.push(`${value.startsWith("@") ? "-F" : "--form-string"} ${quoted(`${name}=${value}`)}`);
  else if (body) parts.push(`--data-raw ${quoted(body)}`);
  const notes = ["# without cookies, CSRF token and signature"];
  if (/\*\*\*/.test(parts.join())) notes.push("# *** stands for what is secret");
  if (!isForm && body?.startsWith("… ")) notes.push("# the body was too long to be kept");
  return [...notes, parts.join(" \\\n  ")].join("\n");
}

/** Quotes a text as one literal word for a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
