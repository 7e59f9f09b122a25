import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    signInAgain: "Увійти в новій вкладці",
    problemLine: "{title} — {message}",
  },
  ru: {
    signInAgain: "Войти в новой вкладке",
    problemLine: "{title} — {message}",
  },
  en: {
    signInAgain: "Sign in in a new tab",
    problemLine: "{title} — {message}",
  },
});
