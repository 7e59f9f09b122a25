import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    problemLine: "{title} — {message}",
  },
  ru: {
    problemLine: "{title} — {message}",
  },
  en: {
    problemLine: "{title} — {message}",
  },
});
