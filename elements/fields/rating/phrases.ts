import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    ratingStars: "{count} з {max}",
    ratingClear: "Прибрати оцінку",
    ratingUnsaved: "Оцінку не збережено. Повторити",
    ratingUnknown: "Не вдалося завантажити оцінку. Повторити",
  },
  ru: {
    ratingStars: "{count} из {max}",
    ratingClear: "Убрать оценку",
    ratingUnsaved: "Оценка не сохранена. Повторить",
    ratingUnknown: "Не удалось загрузить оценку. Повторить",
  },
  en: {
    ratingStars: "{count} of {max}",
    ratingClear: "Remove the rating",
    ratingUnsaved: "The rating was not saved. Try again",
    ratingUnknown: "The rating could not be loaded. Try again",
  },
});
