import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    formNotFound: "Форму «{name}» не знайдено.",
    recordNotFound: "Запис «{id}» не знайдено. Можливо, його видалено.",
    prefillFailed: "Не вдалося підставити дані",
  },
  ru: {
    formNotFound: "Форма «{name}» не найдена.",
    recordNotFound: "Запись «{id}» не найдена. Возможно, её удалили.",
    prefillFailed: "Не удалось подставить данные",
  },
  en: {
    formNotFound: "Form “{name}” was not found.",
    recordNotFound: "Record “{id}” was not found. It may have been deleted.",
    prefillFailed: "The data could not be filled in",
  },
});
