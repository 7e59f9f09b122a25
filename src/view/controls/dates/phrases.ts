import { ownWords } from "../../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    timePattern: "ГГ : ХХ",
    timeRefused: "Часу «{typed}» немає, лишається {kept}",
    timeRefusedEmpty: "Часу «{typed}» немає, поле лишається порожнім",
  },
  ru: {
    timePattern: "ЧЧ : ММ",
    timeRefused: "Времени «{typed}» нет, остаётся {kept}",
    timeRefusedEmpty: "Времени «{typed}» нет, поле остаётся пустым",
  },
  en: {
    timePattern: "HH : MM",
    timeRefused: "There is no time “{typed}”, {kept} stays",
    timeRefusedEmpty: "There is no time “{typed}”, the field stays empty",
  },
});
