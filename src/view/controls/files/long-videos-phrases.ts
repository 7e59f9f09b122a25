import { ownWords } from "../../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    fileTooLong: "{name}: відео задовге, понад {limit} хв",
    fileLongSeconds: "{name}: відео задовге, понад {limit} с",
  },
  ru: {
    fileTooLong: "{name}: видео слишком длинное, более {limit} мин",
    fileLongSeconds: "{name}: видео слишком длинное, более {limit} с",
  },
  en: {
    fileTooLong: "{name}: Too long video, more than {limit} minutes",
    fileLongSeconds: "{name}: Too long video, more than {limit} seconds",
  },
});
