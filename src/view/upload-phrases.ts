import { ownWords } from "../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    editorUploadFailed: "Code satus: {status}. {statusText}",
  },
  ru: {
    editorUploadFailed: "Code satus: {status}. {statusText}",
  },
  en: {
    editorUploadFailed: "Code satus: {status}. {statusText}",
  },
});
