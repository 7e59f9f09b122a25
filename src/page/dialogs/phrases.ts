import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    confirmTitle: "Підтвердьте дію",
    confirmYes: "Продовжити",
    confirmDo: "Виконати «{name}»?",
  },
  ru: {
    confirmTitle: "Подтвердите действие",
    confirmYes: "Продолжить",
    confirmDo: "Выполнить «{name}»?",
  },
  en: {
    confirmTitle: "Please confirm",
    confirmYes: "Continue",
    confirmDo: "Do “{name}”?",
  },
});
