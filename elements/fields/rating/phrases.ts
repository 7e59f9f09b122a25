import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    ratingStars: "{count} з {max}",
    ratingClear: "Прибрати оцінку",
    ratingUnsaved: "Оцінку не збережено. Спробувати ще раз",
    ratingUnknown: "Оцінку не отримано. Спробувати ще раз",
  },
  ru: {
    ratingStars: "{count} из {max}",
    ratingClear: "Убрать оценку",
    ratingUnsaved: "Оценка не сохранена. Попробовать ещё раз",
    ratingUnknown: "Оценка не получена. Попробовать ещё раз",
  },
  en: {
    ratingStars: "{count} of {max}",
    ratingClear: "Take the rating back",
    ratingUnsaved: "The rating was not saved. Try again",
    ratingUnknown: "The rating could not be read. Try again",
  },
});
