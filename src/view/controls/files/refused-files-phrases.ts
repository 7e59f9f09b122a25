import { ownWords } from "../../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    fileRefused: "Файл «{name}» не завантажено: {reason}",
    filesRefused: "Не завантажено файлів: {count}. Причина: {reason}",
  },
  ru: {
    fileRefused: "Файл «{name}» не загружен: {reason}",
    filesRefused: "Не загружено файлов: {count}. Причина: {reason}",
  },
  en: {
    fileRefused: "File “{name}” was not uploaded: {reason}",
    filesRefused: "Files not uploaded: {count}. Reason: {reason}",
  },
});
