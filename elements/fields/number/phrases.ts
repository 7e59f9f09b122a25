import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    numberUnit: "Одиниця",
    numberUnitsFailed: "Одиниці не завантажено",
  },
  ru: {
    numberUnit: "Единица",
    numberUnitsFailed: "Единицы не загружены",
  },
  en: {
    numberUnit: "Unit",
    numberUnitsFailed: "The units could not be loaded",
  },
});
