import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    undo: "Повернути",

    noId: "Не вказано, який запис видалити.",
    deleteQuestion: "Видалити запис {id} ({table})?",
    objectDeleted: "Об'єкт видалено.",
    attention: "Увага",
  },
  ru: {
    undo: "Вернуть",

    noId: "Не указано, какую запись удалить.",
    deleteQuestion: "Удалить запись {id} ({table})?",
    objectDeleted: "Объект удалён.",
    attention: "Внимание",
  },
  en: {
    undo: "Undo",

    noId: "It is not said which record to delete.",
    deleteQuestion: "Delete record {id} ({table})?",
    objectDeleted: "Object has been deleted.",
    attention: "Attention",
  },
});
