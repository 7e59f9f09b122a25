import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    historyEmpty: "Змін ще не було.",
    historyFailed: "Не вдалося завантажити історію.",
    historySystem: "система",
  },
  ru: {
    historyEmpty: "Изменений ещё не было.",
    historyFailed: "Не удалось загрузить историю.",
    historySystem: "система",
  },
  en: {
    historyEmpty: "There have been no changes yet.",
    historyFailed: "The history could not be loaded.",
    historySystem: "system",
  },
});
