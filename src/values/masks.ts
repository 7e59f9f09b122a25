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
  const rest = Array.from(text);
  let made = "";
  let pending = "";
  for (const place of mask) {
    if (!isPlace(place)) {
      pending += place;
      if (rest[0] !== place) continue;
      rest.shift();
      made += pending;
      pending = "";
      continue;
    }
    const at = rest.findIndex((one) => places[place]!.test(one));
    if (at < 0) break;
    made += pending + rest[at]!;
    pending = "";
    rest.splice(0, at + 1);
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

/** The typed characters, without the mask's literals. */
export const unmasked = (mask: string, text: string): string =>
  Array.from(text)
    .filter((_, at) => isPlace(Array.from(mask)[at] ?? ""))
    .join("");

/** The placeholder text that shows the mask: `____:__`. */
export const maskHint = (mask: string): string => mask.replace(/[9a*]/g, "_");
