import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    blockImported: "Додано рядків: {count}",
    blockLeft: "Не вмістилося рядків: {left}",
    blockTooLarge: "Забагато рядків: за раз можна не більше {most}. Нічого не змінилося.",
  },
  ru: {
    blockImported: "Добавлено строк: {count}",
    blockLeft: "Не поместилось строк: {left}",
    blockTooLarge: "Слишком много строк: за раз можно не больше {most}. Ничего не изменилось.",
  },
  en: {
    blockImported: "Rows added: {count}",
    blockLeft: "Rows that did not fit: {left}",
    blockTooLarge: "Too many rows: at most {most} at once. Nothing has changed.",
  },
});
