import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    iconChoose: "Вибрати значок",
    iconSearch: "Пошук за назвою",
    iconClear: "Прибрати значок",
    iconWaiting: "Завантаження…",
    iconFailed: "Перелік не отримано. Спробувати ще раз",
  },
  ru: {
    iconChoose: "Выбрать значок",
    iconSearch: "Поиск по названию",
    iconClear: "Убрать значок",
    iconWaiting: "Загрузка…",
    iconFailed: "Список не получен. Попробовать ещё раз",
  },
  en: {
    iconChoose: "Choose an icon",
    iconSearch: "Search by name",
    iconClear: "Take the icon back",
    iconWaiting: "Loading…",
    iconFailed: "The list could not be read. Try again",
  },
});
