import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    confirmTitle: "Підтвердьте дію",
    confirmYes: "Продовжити",
  },
  ru: {
    confirmTitle: "Подтвердите действие",
    confirmYes: "Продолжить",
  },
  en: {
    confirmTitle: "Please confirm",
    confirmYes: "Continue",
  },
});
