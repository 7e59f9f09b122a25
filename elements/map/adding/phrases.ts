import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    addTitle: "Додати об'єкт",
    addHint: "Оберіть, що намалювати. Коли завершите, відкриється форма нового запису.",
  },
  ru: {
    addTitle: "Добавить объект",
    addHint: "Выберите, что нарисовать. Когда закончите, откроется форма новой записи.",
  },
  en: {
    addTitle: "Add a feature",
    addHint: "Choose what to draw. When it is finished, the form for a new record opens.",
  },
});
