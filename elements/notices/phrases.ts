import { ownWords } from "../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    notices: "Повідомлення",
    noNotices: "Повідомлень ще не було.",
  },
  ru: {
    notices: "Уведомления",
    noNotices: "Уведомлений ещё не было.",
  },
  en: {
    notices: "Notices",
    noNotices: "There have been no notices yet.",
  },
});
