import { ownWords } from "../../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    fileNotKept: "Файл «{name}» виберіть ще раз: чернетка зберігає до {max} МБ",
  },
  ru: {
    fileNotKept: "Файл «{name}» выберите ещё раз: черновик хранит до {max} МБ",
  },
  en: {
    fileNotKept: "Choose file “{name}” again: a draft keeps up to {max} MB",
  },
});
