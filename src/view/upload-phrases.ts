import { ownWords } from "../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    editorUploadFailed: "Файл не завантажено ({status})",
  },
  ru: {
    editorUploadFailed: "Файл не загружен ({status})",
  },
  en: {
    editorUploadFailed: "The file was not uploaded ({status})",
  },
});
