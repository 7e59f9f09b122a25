import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: { colorPick: "Вибрати колір" },
  ru: { colorPick: "Выбрать цвет" },
  en: { colorPick: "Pick a colour" },
});
