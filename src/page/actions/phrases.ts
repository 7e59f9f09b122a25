import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    copied: "Скопійовано",
    copyFailed: "Скопіювати не вдалося.",
    pictureFailed: "Не вдалося зробити зображення.",
    print: "Друкувати",
  },
  ru: {
    copied: "Скопировано",
    copyFailed: "Скопировать не удалось.",
    pictureFailed: "Не удалось сделать изображение.",
    print: "Напечатать",
  },
  en: {
    copied: "Copied",
    copyFailed: "Could not copy.",
    pictureFailed: "The picture could not be made.",
    print: "Print",
  },
});
