import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    iconChoose: "Вибрати значок",
    iconSearch: "Пошук за назвою",
    iconClear: "Прибрати значок",
    iconWaiting: "Завантаження…",
    iconFailed: "Не вдалося завантажити перелік. Повторити",
  },
  ru: {
    iconChoose: "Выбрать значок",
    iconSearch: "Поиск по названию",
    iconClear: "Убрать значок",
    iconWaiting: "Загрузка…",
    iconFailed: "Не удалось загрузить список. Повторить",
  },
  en: {
    iconChoose: "Choose an icon",
    iconSearch: "Search by name",
    iconClear: "Remove the icon",
    iconWaiting: "Loading…",
    iconFailed: "The list could not be loaded. Try again",
  },
});
