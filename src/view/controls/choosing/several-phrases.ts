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
    listMarked: "Позначено: {text}. Delete прибирає",
  },
  ru: {
    listFull_one: "Можно выбрать только {count} пункт",
    listFull_few: "Можно выбрать только {count} пункта",
    listFull_many: "Можно выбрать только {count} пунктов",
    listFull_other: "Можно выбрать только {count} пункта",
    listRemove: "Убрать: {text}",
    listChosen: "Выбрано",
    listMarked: "Отмечено: {text}. Delete убирает",
  },
  en: {
    listFull_one: "You can only select {count} item",
    listFull_few: "You can only select {count} items",
    listFull_many: "You can only select {count} items",
    listFull_other: "You can only select {count} items",
    listRemove: "Remove: {text}",
    listChosen: "Chosen",
    listMarked: "Marked: {text}. Delete removes",
  },
});

/** The greatest number of choices, in the plural form of the language. */
export const fullWords = words as unknown as (key: "listFull", params: { count: number }) => string;
