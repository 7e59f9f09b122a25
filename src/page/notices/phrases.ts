import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    message: "Повідомлення",
  },
  ru: {
    message: "Сообщение",
  },
  en: {
    message: "Message",
  },
});
