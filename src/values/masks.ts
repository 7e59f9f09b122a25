/**
 * Placeholders of a mask (R2.4-04): `9` a digit, `a` a letter, `*` any character except white space; all other
 * characters are literals.
 */
const places: Record<string, RegExp> = { "9": /^\d$/, a: /^\p{L}$/u, "*": /^[^\s]$/u };
const isPlace = (one: string) => Object.hasOwn(places, one);

/**
 * Fits a text into the mask: characters that do not fit are dropped, literals are inserted before the next character.
 */
export function masked(mask: string, text: string): string {
  const signs = Array.from(text);
  let next = 0;
  let made = "";
  let pending = "";
  for (const place of mask) {
    if (!isPlace(place)) {
      pending += place;
      if (signs[next] !== place) continue;
      next++;
      made += pending;
      pending = "";
      continue;
    }
    while (next < signs.length && !places[place]!.test(signs[next]!)) next++;
    if (next === signs.length) break;
    made += pending + signs[next++]!;
    pending = "";
  }
  return made;
}

/** Whether a text fills the whole mask. */
export function isFull(mask: string, text: string): boolean {
  const signs = Array.from(text);
  const wanted = Array.from(mask);
  return (
    signs.length === wanted.length &&
    wanted.every((place, at) => (isPlace(place) ? places[place]!.test(signs[at]!) : place === signs[at]))
  );
}

/** What was typed, without the mask's literals. */
export function unmasked(mask: string, text: string): string {
  const wanted = Array.from(mask);
  return Array.from(text)
    .filter((_, at) => isPlace(wanted[at] ?? ""))
    .join("");
}

/** The placeholder text that shows the mask: `____:__`. */
export const maskHint = (mask: string): string => mask.replace(/[9a*]/g, "_");
