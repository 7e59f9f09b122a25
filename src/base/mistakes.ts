import { referenceOf } from "./reference-of.ts";

/** Messages to authors of markup, schemas and settings, without duplicates; the inspector lists them. */
export const mistakes = new Set<string>();

/** Logs an author's mistake, or a part of the program that failed, and keeps the text for the inspector. */
export function logMistake(text: string, ...more: unknown[]): void {
  logMistakeAt("mistakes.html", text, ...more);
}

/** The same with another place of the reference. */
export function logMistakeAt(link: string, text: string, ...more: unknown[]): void {
  mistakes.add(text);
  console.error(text, ...more, `See ${referenceOf(link)}`);
}
