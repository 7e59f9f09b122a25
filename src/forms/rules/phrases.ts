import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    lookupNotFound: "Інформацію не знайдено — {value}",
    lookupFound: "Інформацію отримано — {value}",
    lookupFailed: "Не вдалося отримати дані",
  },
  ru: {
    lookupNotFound: "Информация не найдена — {value}",
    lookupFound: "Информация получена — {value}",
    lookupFailed: "Не удалось получить данные",
  },
  en: {
    lookupNotFound: "Nothing was found — {value}",
    lookupFound: "Found — {value}",
    lookupFailed: "The data could not be read",
  },
});

export type LookupPhrase = Parameters<typeof words>[0];
