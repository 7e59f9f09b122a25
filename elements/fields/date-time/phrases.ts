import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: { dateTimePattern: "ДД.ММ.РРРР ГГ:ХХ" },
  ru: { dateTimePattern: "ДД.ММ.ГГГГ ЧЧ:ММ" },
  en: { dateTimePattern: "DD.MM.YYYY HH:MM" },
});
