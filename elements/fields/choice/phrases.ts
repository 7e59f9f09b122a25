import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: { choiceNone: "Варіантів немає" },
  ru: { choiceNone: "Вариантов нет" },
  en: { choiceNone: "There is nothing to choose from" },
});
