import { ownWords } from "../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    formNotFound: 'форму "{name}" не знайдено',
    recordNotFound: 'Відсутній Об\'єкт редагування з ідентифікатором "{id}"',
    prefillFailed: "fail get obj",
  },
  ru: {
    formNotFound: 'форма "{name}" не найдена',
    recordNotFound: 'Отсутствует объект редактирования с идентификатором "{id}"',
    prefillFailed: "fail get obj",
  },
  en: {
    formNotFound: 'form "{name}" not found',
    recordNotFound: 'Object id - "{id}" - not found',
    prefillFailed: "fail get obj",
  },
});
