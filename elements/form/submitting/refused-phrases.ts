import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    problemLine: "{title} - {message}",
    refusedDetails: "Подробиці",
  },
  ru: {
    problemLine: "{title} - {message}",
    refusedDetails: "Подробности",
  },
  en: {
    problemLine: "{title} - {message}",
    refusedDetails: "Details",
  },
});
