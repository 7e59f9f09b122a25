import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    ratingStars: "{count} з {max}",
    ratingClear: "Прибрати оцінку",
    ratingUnsaved: "Оцінку не збережено. Спробувати ще раз",
    ratingUnknown: "Не вдалося завантажити оцінку. Спробувати ще раз",
  },
  ru: {
    ratingStars: "{count} из {max}",
    ratingClear: "Убрать оценку",
    ratingUnsaved: "Оценка не сохранена. Попробовать ещё раз",
    ratingUnknown: "Не удалось загрузить оценку. Попробовать ещё раз",
  },
  en: {
    ratingStars: "{count} of {max}",
    ratingClear: "Remove the rating",
    ratingUnsaved: "The rating was not saved. Try again",
    ratingUnknown: "The rating could not be loaded. Try again",
  },
});
