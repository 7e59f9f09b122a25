import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: { refusedDetails: "Подробиці" },
  ru: { refusedDetails: "Подробности" },
  en: { refusedDetails: "Details" },
});
