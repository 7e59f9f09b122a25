import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    more: "Більше",
    less: "Менше",
    formatFailed: "EROOROROROROROR",
  },
  ru: {
    more: "Больше",
    less: "Меньше",
    formatFailed: "EROOROROROROROR",
  },
  en: {
    more: "More",
    less: "Less",
    formatFailed: "EROOROROROROROR",
  },
});
