// layer 6: fields
import "./number-phrases.ts";
import type { words } from "./number-phrases.ts";

/** What is wrong with a text: ten digits, "1.234" (thousands, or too many decimals?), or no number at all (R9.4-08). */
export function numberProblem(text: string): Parameters<typeof words>[0] | "notNumber" {
  const plain = text.replace(/[\s\u2060]/g, "");
  if (/^\D?\d{10,}([.,]\d*)?$/.test(plain)) return "numberTooLong";
  return /^-?\d{1,3}[.,]\d{3}\D*$/.test(plain) ? "numberWhich" : "notNumber";
}

/** Ends a cell's text that may mean thousands or decimals; without it the stored "1.234" would be read as decimals. */
const doubt = "\u2060";
export const withoutDoubt = (text: unknown): string => String(text).replace(doubt, "");

/** A number as it was typed or pasted into a cell; "1.234" is marked as doubtful, unless three decimals are usual there. */
export const typedNumber = (text: string, decimals: number): string =>
  decimals < 3 && !/^\s*-?0/.test(text) && numberProblem(text) === "numberWhich" ? text + doubt : text;
