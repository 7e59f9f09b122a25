import type { Cipher } from "./cipher.ts";
import { maskedNumber } from "./masked-numbers.ts";

/**
 * What stays in a text: dates and times, UUIDs, the words of geometries. A number may have the shape of a date, so year,
 * month and day must be possible ones.
 */
const kept =
  /(?<!\d)(?:(?:1[89]|2[01])\d\d(?:-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?|\/(?:0[1-9]|1[0-2])\/(?:0[1-9]|[12]\d|3[01]))|(?:0[1-9]|[12]\d|3[01])(?:\.(?:0[1-9]|1[0-2])\.|\/(?:0[1-9]|[12]\d|3[01])\/)(?:1[89]|2[01])\d\d)(?!\d)|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\b(?:MULTI)?(?:POINT|LINESTRING|POLYGON)\b/;
/** A geometry with its coordinates. */
const geometry = /\b(?:MULTI)?(?:POINT|LINESTRING|POLYGON) ?(?:ZM?|M)? ?\([\d.,\s()eE+-]*\)/;
/** Degrees as precise as a house. */
const degrees = /(?<![\d.])-?\d{1,3}\.\d{5,}(?![\d.])/;
const plate =
  /(?:[A-ZА-ЯІЇЄҐ]{2}[ -]?\d{4}[ -]?[A-ZА-ЯІЇЄҐ]{2}|(?<!\p{L})[a-zа-яіїєґ]{2}\d{4}[a-zа-яіїєґ]{2})(?![\p{L}\d])/u;
const passport = /(?:[A-ZА-ЯІЇЄҐ]{2} ?(?:№ ?)?|(?<!\p{L})[a-zа-яіїєґ]{2})\d{6}(?!\d)/u;
/** Grouped by spaces of any width, tabs, hyphens, dashes and underscores, or by dots and slashes in groups of a phone. */
const number =
  /[A-Z]{2}\d{6,}|\+?\(?\d(?:[\d \t_\u00a0\u2009\u202f\u2010-\u2015()-]{5,}\d)|\+?\(?\d{1,4}\)?(?:[./]\d{2,4}){2,}/;
const word = /\p{L}[\p{L}\p{M}'’ʼ]*/u;
const parts = new RegExp(
  [geometry, degrees, kept, plate, passport, number, word].map(({ source }) => `(${source})`).join("|"),
  "gu",
);

/** Digits at the beginning of a coordinate's whole number that stay, so that it remains one: degrees, or hundreds of kilometres. */
const keptDigits = 3;

/** Masks words, plates, passports, long numbers and places of a text. */
export function maskedText(given: string, { letters, digit }: Cipher): string {
  type Found = string | undefined;
  return given.replace(parts, (whole: string, ...found: Found[]) => {
    const [isGeometry, isDegrees, isKept, isPlate, isPassport, isNumber] = found;
    if (isGeometry || isDegrees) return maskedPlace(whole, digit);
    if (isKept) return whole;
    if (isPlate || isPassport)
      return letters(whole.replace(/\d/g, (given_, at: number) => digit(whole.slice(0, at), given_)));
    if (!isNumber) return letters(whole);
    return whole.replace(/\D/g, "").length < 6 ? whole : letters(maskedNumber(whole, digit));
  });
}

/** The coordinates in a text, all but their beginnings. Equal ones are masked equally, so a ring stays closed. */
export const maskedPlace = (text: string, digit: Cipher["digit"]): string =>
  text.replace(/\d+(?:\.\d+)?/g, (one) => {
    const from = Math.min(keptDigits, one.split(".")[0]!.length);
    return one.replace(/\d/g, (sign, at: number) => (at < from ? sign : digit(one.slice(0, at), sign)));
  });
