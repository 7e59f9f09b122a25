import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    suggestNothing: "Нічого не знайдено",
    suggestHint: "Введіть щонайменше 7 символів, щоб шукати в усій базі",
  },
  ru: {
    suggestNothing: "Ничего не найдено",
    suggestHint: "Введите не меньше 7 символов, чтобы искать во всей базе",
  },
  en: {
    suggestNothing: "Nothing found",
    suggestHint: "Enter at least 7 characters to search the whole database",
  },
});
