// layer 6: fields
import "./number-phrases.ts";
import type { words } from "./number-phrases.ts";

/** What is wrong with a text: ten digits, "1.234" (thousands, or too many decimals?), or no number at all (R9.4-08). */
export function numberProblem(text: string): Parameters<typeof words>[0] | "notNumber" {
  const plain = text.replace(/\s/g, "");
  if (/^\D?\d{10,}([.,]\d*)?$/.test(plain)) return "numberTooLong";
  return /^-?\d{1,3}[.,]\d{3}$/.test(plain) ? "numberWhich" : "notNumber";
}
