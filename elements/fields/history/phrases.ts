import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    historyEmpty: "Змін ще не було.",
    historyFailed: "Історію не отримано.",
    historySystem: "система",
  },
  ru: {
    historyEmpty: "Изменений ещё не было.",
    historyFailed: "История не получена.",
    historySystem: "система",
  },
  en: {
    historyEmpty: "There have been no changes yet.",
    historyFailed: "The history could not be read.",
    historySystem: "system",
  },
});
