import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    confirmTitle: "Ви впевнені?",
    confirmYes: "Так, зробити!",
  },
  ru: {
    confirmTitle: "Вы уверены?",
    confirmYes: "Да, сделать!",
  },
  en: {
    confirmTitle: "Are you sure?",
    confirmYes: "Yes, do it!",
  },
});
