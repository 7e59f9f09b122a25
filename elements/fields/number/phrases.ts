import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    numberUnit: "Одиниця",
    numberUnitsFailed: "Одиниці не завантажено",
    numberTooLong: "Не більше 9 цифр",
    numberWhich: "Тисячі чи десяткові? Напишіть 1234 або 1,23",
  },
  ru: {
    numberUnit: "Единица",
    numberUnitsFailed: "Единицы не загружены",
    numberTooLong: "Не больше 9 цифр",
    numberWhich: "Тысячи или десятичные? Напишите 1234 или 1,23",
  },
  en: {
    numberUnit: "Unit",
    numberUnitsFailed: "The units could not be loaded",
    numberTooLong: "At most 9 digits",
    numberWhich: "Thousands or decimals? Write 1234 or 1.23",
  },
});
