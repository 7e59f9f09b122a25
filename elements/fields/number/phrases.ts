import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: { numberUnit: "Одиниця", numberUnitsFailed: "Одиниці не завантажено", numberTooLong: "Не більше 9 цифр" },
  ru: { numberUnit: "Единица", numberUnitsFailed: "Единицы не загружены", numberTooLong: "Не больше 9 цифр" },
  en: { numberUnit: "Unit", numberUnitsFailed: "The units could not be loaded", numberTooLong: "At most 9 digits" },
});
