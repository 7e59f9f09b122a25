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
  const signs = text.normalize()[Symbol.iterator](); // a copied "й" may be two signs
  let sign = signs.next();
  let made = "";
  let pending = "";
  for (const place of mask) {
    if (!isPlace(place)) {
      pending += place;
      if (sign.value !== place) continue;
      sign = signs.next();
      made += pending;
      pending = "";
      continue;
    }
    while (!sign.done && !places[place]!.test(sign.value)) sign = signs.next();
    if (sign.done) break;
    made += pending + sign.value;
    sign = signs.next();
    pending = "";
  }
  return made;
}

/** So many units of a text decide: a character has one or two of them. */
const enough = (mask: string): number => 2 * mask.length + 2;

/** Whether a text fills the whole mask. */
export function isFull(mask: string, text: string): boolean {
  const signs = Array.from(text.slice(0, enough(mask)));
  const wanted = Array.from(mask);
  return (
    signs.length === wanted.length &&
    wanted.every((place, at) => (isPlace(place) ? places[place]!.test(signs[at]!) : place === signs[at]))
  );
}

/** What was typed, without the mask's literals. */
export function unmasked(mask: string, text: string): string {
  const wanted = Array.from(mask);
  return Array.from(text.slice(0, enough(mask)))
    .filter((_, at) => isPlace(wanted[at] ?? ""))
    .join("");
}

/** The placeholder text that shows the mask: `____:__`. */
export const maskHint = (mask: string): string => mask.replace(/[9a*]/g, "_");
