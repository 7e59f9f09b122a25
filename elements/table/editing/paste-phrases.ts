import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    pasteTitle: "Вставити з таблиці",
    pasteFound: "Рядків: {rows}, клітинок: {cells}",
    pasteWrong: "Клітинок з помилками: {count}. Їх не буде збережено, доки їх не виправлено.",
    pasteLeft: "Рядків, для яких у таблиці немає місця: {count}",
    pasteApply: "Вставити",
    pasteCancel: "Скасувати",
    pasteLarge: "Забагато клітинок: можна до 200 000. Нічого не змінено.",
    pasteNotLoaded: "Вибрані рядки, яких зараз немає в таблиці, не змінено: {count}",
    pasteNowhere: "Тут нічого не можна змінити вставлянням.",
  },
  ru: {
    pasteTitle: "Вставить из таблицы",
    pasteFound: "Строк: {rows}, ячеек: {cells}",
    pasteWrong: "Ячеек с ошибками: {count}. Они не будут сохранены, пока их не исправят.",
    pasteLeft: "Строк, для которых в таблице нет места: {count}",
    pasteApply: "Вставить",
    pasteCancel: "Отменить",
    pasteLarge: "Слишком много ячеек: не более 200 000. Ничего не изменено.",
    pasteNotLoaded: "Выбранные строки, которых сейчас нет в таблице, не изменены: {count}",
    pasteNowhere: "Здесь ничего нельзя изменить вставкой.",
  },
  en: {
    pasteTitle: "Paste from a spreadsheet",
    pasteFound: "Rows: {rows}, cells: {cells}",
    pasteWrong: "Cells with mistakes: {count}. They are not saved until they are corrected.",
    pasteLeft: "Rows for which the table has no place: {count}",
    pasteApply: "Paste",
    pasteCancel: "Cancel",
    pasteLarge: "Too many cells: at most 200,000. Nothing was changed.",
    pasteNotLoaded: "Chosen rows that are not in the table now were not changed: {count}",
    pasteNowhere: "Nothing can be changed here by pasting.",
  },
});
