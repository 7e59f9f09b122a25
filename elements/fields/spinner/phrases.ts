import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: { spinnerMore: "Більше", spinnerLess: "Менше" },
  ru: { spinnerMore: "Больше", spinnerLess: "Меньше" },
  en: { spinnerMore: "More", spinnerLess: "Less" },
});
