import { logMistake } from "../../base/mistakes.ts";

/** Header values must be Latin-1; an invalid header is logged for the author and left out. */
export function setHeader(headers: Headers, name: string, value: string | undefined): void {
  if (!value) return;
  try {
    headers.set(name, value);
  } catch {
    logMistake(`header ${name}: expected Latin letters, digits and signs; it is not sent.`);
  }
}
