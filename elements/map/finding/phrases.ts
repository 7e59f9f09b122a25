import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    findTitle: "Знайти місце",
    findHint: "Адреса або координати",
    findClose: "Закрити пошук",
    findNoPlace: "Для цього запису місце на карті не вказано.",
  },
  ru: {
    findTitle: "Найти место",
    findHint: "Адрес или координаты",
    findClose: "Закрыть поиск",
    findNoPlace: "Для этой записи место на карте не указано.",
  },
  en: {
    findTitle: "Find a place",
    findHint: "Address or coordinates",
    findClose: "Close the search",
    findNoPlace: "This entry has no place on the map.",
  },
});
