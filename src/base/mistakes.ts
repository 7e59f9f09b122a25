/** What the authors of markup, schemas and settings were told in the console, the first 50: the inspector lists it. */
export const mistakes: string[] = [];

/** Names a mistake of an author's, or a part of the program that failed. */
export function warn(text: string, ...more: unknown[]): void {
  if (mistakes.length < 50) mistakes.push(text);
  console.error(text, ...more);
}
