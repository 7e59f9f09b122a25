/** What the authors of markup, schemas and settings were told in the console, each text once: the inspector lists it. */
export const mistakes = new Set<string>();

/** Names a mistake of an author's, or a part of the program that failed. */
export function logMistake(text: string, ...more: unknown[]): void {
  mistakes.add(text);
  console.error(text, ...more);
}
