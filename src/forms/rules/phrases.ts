import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    lookupNotFound: "Інформацію не знайдено - {value}",
    lookupFound: "Інформацію отримано - {value}",
    lookupFailed: "Помилка запиту",
  },
  ru: {
    lookupNotFound: "Информация не найдена - {value}",
    lookupFound: "Информация получена - {value}",
    lookupFailed: "Ошибка запроса",
  },
  en: {
    lookupNotFound: "Nothing was found - {value}",
    lookupFound: "Found - {value}",
    lookupFailed: "The request has failed",
  },
});

export type LookupPhrase = Parameters<typeof words>[0];
