import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    blockAdd: "Додати",
    blockRemove: "Прибрати № {at}",
    blockMove: "Перемістити № {at}: стрілки вгору та вниз",
    blockMoved: "Тепер № {at} з {max}",
    blockRemoved: "Прибрано № {at}",
    blockRow: "№ {at}",
    blockProblems: "У вкладених формах є помилки",
    blockWrong: "помилок: {count}",
    blockEmpty: "Ще нічого не додано.",
  },
  ru: {
    blockAdd: "Добавить",
    blockRemove: "Убрать № {at}",
    blockMove: "Переместить № {at}: стрелки вверх и вниз",
    blockMoved: "Теперь № {at} из {max}",
    blockRemoved: "Убрано № {at}",
    blockRow: "№ {at}",
    blockProblems: "Во вложенных формах есть ошибки",
    blockWrong: "ошибок: {count}",
    blockEmpty: "Ещё ничего не добавлено.",
  },
  en: {
    blockAdd: "Add",
    blockRemove: "Remove no. {at}",
    blockMove: "Move no. {at}: arrow up and down",
    blockMoved: "Now no. {at} of {max}",
    blockRemoved: "No. {at} was removed",
    blockRow: "No. {at}",
    blockProblems: "There are problems in the forms inside",
    blockWrong: "problems: {count}",
    blockEmpty: "Nothing has been added yet.",
  },
});
