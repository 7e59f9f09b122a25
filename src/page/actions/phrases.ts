import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    copied: "Скопійовано",
    copyFailed: "Скопіювати не вдалося.",
    pictureFailed: "Малюнок не вдалося зробити.",
    print: "Друкувати",
  },
  ru: {
    copied: "Скопировано",
    copyFailed: "Скопировать не удалось.",
    pictureFailed: "Картинку сделать не удалось.",
    print: "Печать",
  },
  en: {
    copied: "Copied",
    copyFailed: "Could not copy.",
    pictureFailed: "The picture could not be made.",
    print: "Print",
  },
});
