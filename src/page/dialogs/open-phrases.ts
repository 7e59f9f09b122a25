import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    addTitle: "Новий запис",
    editTitle: "Редагування",
    infoTitle: "Перегляд",
  },
  ru: {
    addTitle: "Новая запись",
    editTitle: "Редактирование",
    infoTitle: "Просмотр",
  },
  en: {
    addTitle: "New record",
    editTitle: "Edit",
    infoTitle: "View",
  },
});
