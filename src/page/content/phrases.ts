import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    more: "Більше",
    less: "Менше",
    formatFailed: "Не вдалося сформувати документ",
  },
  ru: {
    more: "Больше",
    less: "Меньше",
    formatFailed: "Не удалось сформировать документ",
  },
  en: {
    more: "More",
    less: "Less",
    formatFailed: "The document could not be made",
  },
});
