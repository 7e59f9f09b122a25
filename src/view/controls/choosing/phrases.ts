import { ownWords } from "../../../base/language/i18n.ts";

/** Messages of R5.2-08 that the plain form does not need, except those of several choices. */
export const words = ownWords({
  ua: {
    choose: "Не вибрано",
    notInList: "Виберіть зі списку",
    noMatches: "Збігів не знайдено",
    loadingFailed: "Не вдалося завантажити",
    listAwaited: "Чекаємо на список від сервера…",
    clear: "Очистити",

    listSearching: "Пошук…",
    listMore: "Завантаження інших результатів…",
    listEnterMore_one: "Введіть ще {count} символ або більше",
    listEnterMore_few: "Введіть ще {count} символи або більше",
    listEnterMore_many: "Введіть ще {count} символів або більше",
    listEnterMore_other: "Введіть ще {count} символу або більше",
    listDelete_one: "Видаліть {count} символ",
    listDelete_few: "Видаліть {count} символи",
    listDelete_many: "Видаліть {count} символів",
    listDelete_other: "Видаліть {count} символу",
    listAdd: "Додати «{text}»",
    listAdding: "Додаємо «{text}»…",
    listRecent: "Нещодавні",
  },
  ru: {
    choose: "Не выбрано",
    notInList: "Выберите из списка",
    noMatches: "Совпадений не найдено",
    loadingFailed: "Не удалось загрузить",
    listAwaited: "Ждём список от сервера…",
    clear: "Очистить",

    listSearching: "Поиск…",
    listMore: "Загрузка других результатов…",
    listEnterMore_one: "Введите ещё {count} символ или больше",
    listEnterMore_few: "Введите ещё {count} символа или больше",
    listEnterMore_many: "Введите ещё {count} символов или больше",
    listEnterMore_other: "Введите ещё {count} символа или больше",
    listDelete_one: "Удалите {count} символ",
    listDelete_few: "Удалите {count} символа",
    listDelete_many: "Удалите {count} символов",
    listDelete_other: "Удалите {count} символа",
    listAdd: "Добавить «{text}»",
    listAdding: "Добавляем «{text}»…",
    listRecent: "Недавние",
  },
  en: {
    choose: "Nothing chosen",
    notInList: "Choose from the list",
    noMatches: "No matches found",
    loadingFailed: "Loading failed",
    listAwaited: "Waiting for the list from the server…",
    clear: "Clear",

    listSearching: "Searching…",
    listMore: "Loading more results…",
    listEnterMore_one: "Please enter {count} or more characters",
    listEnterMore_few: "Please enter {count} or more characters",
    listEnterMore_many: "Please enter {count} or more characters",
    listEnterMore_other: "Please enter {count} or more characters",
    listDelete_one: "Please delete {count} character",
    listDelete_few: "Please delete {count} characters",
    listDelete_many: "Please delete {count} characters",
    listDelete_other: "Please delete {count} characters",
    listAdd: "Add “{text}”",
    listAdding: "Adding “{text}”…",
    listRecent: "Recent",
  },
});

/** Phrases with a count, in the plural form of the language. */
export const counted = words as unknown as (key: "listEnterMore" | "listDelete", params: { count: number }) => string;
