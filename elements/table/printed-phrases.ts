import { ownWords } from "../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    tablePrintedPart: "Рядки {first}–{last} з {total}. Усі рядки друкує «Експорт» → «Надрукувати показане».",
    tablePrintedMost: "Рядки {first}–{last} з {total}. Більше рядків уміщує файл («Експорт»).",
  },
  ru: {
    tablePrintedPart: "Строки {first}–{last} из {total}. Все строки печатает «Экспорт» → «Напечатать показанное».",
    tablePrintedMost: "Строки {first}–{last} из {total}. Больше строк вмещает файл («Экспорт»).",
  },
  en: {
    tablePrintedPart: "Rows {first}–{last} of {total}. “Export” → “Print what is shown” prints all rows.",
    tablePrintedMost: "Rows {first}–{last} of {total}. A file (“Export”) holds more rows.",
  },
});
