import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    historyEmpty: "Змін ще не було.",
    historySystem: "система",
  },
  ru: {
    historyEmpty: "Изменений ещё не было.",
    historySystem: "система",
  },
  en: {
    historyEmpty: "There have been no changes yet.",
    historySystem: "system",
  },
});
