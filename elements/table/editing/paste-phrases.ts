import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    pasteTitle: "Вставити з таблиці",
    pasteFound: "Рядків: {rows}, клітинок: {cells}",
    pasteWrong: "Клітинок з помилками: {count}. Їх не буде збережено, доки їх не виправлено.",
    pasteLeft: "Рядків, для яких у таблиці немає місця: {count}",
    pasteApply: "Вставити",
    pasteLarge: "Забагато клітинок: можна до 200 000. Нічого не змінено.",
    pasteNotLoaded: "Вибрані рядки, яких зараз немає в таблиці, не змінено: {count}",
    pasteNowhere: "Тут нічого не можна змінити вставлянням.",
    cellGone: "Не збережено «{text}»: такого запису вже немає.",
  },
  ru: {
    pasteTitle: "Вставить из таблицы",
    pasteFound: "Строк: {rows}, ячеек: {cells}",
    pasteWrong: "Ячеек с ошибками: {count}. Они не будут сохранены, пока их не исправят.",
    pasteLeft: "Строк, для которых в таблице нет места: {count}",
    pasteApply: "Вставить",
    pasteLarge: "Слишком много ячеек: не более 200 000. Ничего не изменено.",
    pasteNotLoaded: "Выбранные строки, которых сейчас нет в таблице, не изменены: {count}",
    pasteNowhere: "Здесь ничего нельзя изменить вставкой.",
    cellGone: "Не сохранено «{text}»: такой записи уже нет.",
  },
  en: {
    pasteTitle: "Paste from a spreadsheet",
    pasteFound: "Rows: {rows}, cells: {cells}",
    pasteWrong: "Cells with mistakes: {count}. They are not saved until they are corrected.",
    pasteLeft: "Rows for which the table has no place: {count}",
    pasteApply: "Paste",
    pasteLarge: "Too many cells: at most 200,000. Nothing was changed.",
    pasteNotLoaded: "Chosen rows that are not in the table now were not changed: {count}",
    pasteNowhere: "Nothing can be changed here by pasting.",
    cellGone: "“{text}” was not saved: there is no such record any more.",
  },
});
