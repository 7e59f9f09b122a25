import { ownWords } from "../../../base/language/i18n.ts";

/** Phrases of several choices. */
export const words = ownWords({
  ua: {
    listFull_one: "Можна вибрати лише {count} пункт",
    listFull_few: "Можна вибрати лише {count} пункти",
    listFull_many: "Можна вибрати лише {count} пунктів",
    listFull_other: "Можна вибрати лише {count} пункту",
    listRemove: "Прибрати: {text}",
    listChosen: "Вибрано",
    listUnknown: "Не знайдено: {text}",
    listTooLarge: "Забагато: за раз можна не більше {count}. Нічого не додано.",
    listMarked: "Позначено: {text}. Delete прибирає",
  },
  ru: {
    listFull_one: "Можно выбрать только {count} пункт",
    listFull_few: "Можно выбрать только {count} пункта",
    listFull_many: "Можно выбрать только {count} пунктов",
    listFull_other: "Можно выбрать только {count} пункта",
    listRemove: "Убрать: {text}",
    listChosen: "Выбрано",
    listUnknown: "Не найдено: {text}",
    listTooLarge: "Слишком много: за раз можно не больше {count}. Ничего не добавлено.",
    listMarked: "Отмечено: {text}. Delete убирает",
  },
  en: {
    listFull_one: "You can only select {count} item",
    listFull_few: "You can only select {count} items",
    listFull_many: "You can only select {count} items",
    listFull_other: "You can only select {count} items",
    listRemove: "Remove: {text}",
    listChosen: "Chosen",
    listUnknown: "Not found: {text}",
    listTooLarge: "Too many: at most {count} at once. Nothing was added.",
    listMarked: "Marked: {text}. Delete removes",
  },
});

/** The greatest number of choices, in the plural form of the language. */
export const fullWords = words as unknown as (key: "listFull", params: { count: number }) => string;
