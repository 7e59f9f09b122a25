import { ownWords } from "../../../base/language/i18n.ts";

export const words = ownWords({
  ua: { sheetPrinted: "Рядки 1–{last} з {total}." },
  ru: { sheetPrinted: "Строки 1–{last} из {total}." },
  en: { sheetPrinted: "Rows 1–{last} of {total}." },
});
