import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    listLevel: "{title}, рівень {at}",
  },
  ru: {
    listLevel: "{title}, уровень {at}",
  },
  en: {
    listLevel: "{title}, level {at}",
  },
});
