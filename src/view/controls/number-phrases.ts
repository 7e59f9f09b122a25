// layer 6: fields
import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
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
