/** What the authors of markup, schemas and settings were told in the console, the first 50: the inspector lists it. */
export const mistakes: string[] = [];

export const mostMistakes = 50;

/** Names a mistake of an author's, or a part of the program that failed. */
export function warn(text: string, ...more: unknown[]): void {
  if (mistakes.length < mostMistakes) mistakes.push(text);
  console.error(text, ...more);
}
