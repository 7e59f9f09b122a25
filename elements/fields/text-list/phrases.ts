import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    listItem: "Рядок {at} з {max}",
    listNew: "Новий рядок",
    textListRemove: "Прибрати «{text}»",
    listMove: "Перемістити «{text}»: стрілки вгору та вниз",
    listMoved: "«{text}»: місце {at} з {max}",
    listRemoved: "Прибрано: {text}",
    listAdded: "Додано: {text}",
    linesTooMany: "Забагато рядків: за раз можна не більше {most}. Список не змінився.",
  },
  ru: {
    listItem: "Строка {at} из {max}",
    listNew: "Новая строка",
    textListRemove: "Убрать «{text}»",
    listMove: "Переместить «{text}»: стрелки вверх и вниз",
    listMoved: "«{text}»: место {at} из {max}",
    listRemoved: "Убрано: {text}",
    listAdded: "Добавлено: {text}",
    linesTooMany: "Слишком много строк: за раз можно не больше {most}. Список не изменился.",
  },
  en: {
    listItem: "Line {at} of {max}",
    listNew: "New line",
    textListRemove: "Remove “{text}”",
    listMove: "Move “{text}”: arrow up and down",
    listMoved: "“{text}”: place {at} of {max}",
    listRemoved: "Removed: {text}",
    listAdded: "Added: {text}",
    linesTooMany: "Too many lines: at most {most} at once. The list has not changed.",
  },
});
