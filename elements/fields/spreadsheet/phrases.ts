import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: { spreadsheetCells: "Заповнених клітинок: {count}", spreadsheetFailed: "Формули не вдалося обчислити" },
  ru: { spreadsheetCells: "Заполненных ячеек: {count}", spreadsheetFailed: "Формулы не удалось вычислить" },
  en: { spreadsheetCells: "Filled cells: {count}", spreadsheetFailed: "The formulas could not be computed" },
});
