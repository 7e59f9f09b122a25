import type { Logged } from "./log.ts";

/** A request as a command for a shell. Cookies and what is secret stay out of it, and a line says so. */
export function curlOf({ method, address, headers = {}, body }: Logged): string {
  const isForm = Array.isArray(body);
  const parts = [`curl ${quoted(address)}`];
  if (method !== "GET") parts.push(`-X ${method}`);
  for (const [name, value] of Object.entries(headers))
    // a form with files gets a boundary of its own
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

/** One word of a POSIX shell: nothing in it means anything. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
