import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    suggestNothing: "Нічого не знайдено",
    suggestHint: "Введіть більше 6 символів для прямого пошуку в базі даних",
  },
  ru: {
    suggestNothing: "Ничего не найдено",
    suggestHint: "Введите больше 6 символов для прямого поиска в базе данных",
  },
  en: {
    suggestNothing: "Nothing found",
    suggestHint: "Enter more than 6 characters to search the database directly",
  },
});
