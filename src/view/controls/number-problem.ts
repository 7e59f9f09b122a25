// layer 6: fields
import { ownWords } from "../../base/language/i18n.ts";

// the words of the problem codes below
ownWords({
  ua: {
    numberTooLong: "Не більше 9 цифр",
    numberWhich: "Тисячі чи десяткові? Напишіть 1234 або 1,23",
  },
  ru: {
    numberTooLong: "Не больше 9 цифр",
    numberWhich: "Тысячи или десятичные? Напишите 1234 или 1,23",
  },
  en: {
    numberTooLong: "At most 9 digits",
    numberWhich: "Thousands or decimals? Write 1234 or 1.23",
  },
});

/** What is wrong with a text: ten digits, "1.234" (thousands, or too many decimals?), or no number at all (R9.4-08). */
export function numberProblem(text: string): "numberTooLong" | "numberWhich" | "notNumber" {
  const plain = text.replace(/\s/g, "");
  if (/^\D?\d{10,}([.,]\d*)?$/.test(plain)) return "numberTooLong";
  return /^-?\d{1,3}[.,]\d{3}$/.test(plain) ? "numberWhich" : "notNumber";
}
