import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    addFeature: "Додати об'єкт",
    addHint: "Виберіть, що намалювати. Коли завершите, відкриється форма нового запису.",
  },
  ru: {
    addFeature: "Добавить объект",
    addHint: "Выберите, что нарисовать. Когда закончите, откроется форма новой записи.",
  },
  en: {
    addFeature: "Add a feature",
    addHint: "Choose what to draw. When it is finished, the form for a new record opens.",
  },
});
