import type { Cipher } from "./cipher.ts";
import { maskedNumber } from "./masked-numbers.ts";

/** What stays in a text: dates and times, UUIDs, the words of geometries. */
const kept =
  /\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?|\d\d\.\d\d\.\d{4}|\d{4}\/\d\d\/\d\d|\d\d\/\d\d\/\d{4}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\b(?:MULTI)?(?:POINT|LINESTRING|POLYGON)\b/;
const plate = /[A-ZА-ЯІЇЄҐ]{2}[ -]?\d{4}[ -]?[A-ZА-ЯІЇЄҐ]{2}(?![\p{L}\d])/u;
const passport = /[A-ZА-ЯІЇЄҐ]{2} ?(?:№ ?)?\d{6}(?!\d)/u;
/** Grouped by spaces of any width, hyphens and dashes, or by dots and slashes in groups of a phone. */
const number =
  /[A-Z]{2}\d{6,}|\+?\(?\d(?:[\d \u00a0\u2009\u202f\u2010-\u2015()-]{5,}\d)|\+?\(?\d{1,4}\)?(?:[./]\d{2,4}){2,}/;
const word = /\p{L}[\p{L}\p{M}'’ʼ]*/u;
const parts = new RegExp([kept, plate, passport, number, word].map(({ source }) => `(${source})`).join("|"), "gu");

/** Masks words, plates, passports and long numbers of a text. */
export function maskedText(given: string, { letters, digit }: Cipher): string {
  return given.replace(parts, (whole, isKept?: string, isPlate?: string, isPassport?: string, isNumber?: string) => {
    if (isKept) return whole;
    if (isPlate || isPassport)
      return letters(whole.replace(/\d/g, (given_, at: number) => digit(whole.slice(0, at), given_)));
    if (!isNumber) return letters(whole);
    return whole.replace(/\D/g, "").length < 6 ? whole : letters(maskedNumber(whole, digit));
  });
}
