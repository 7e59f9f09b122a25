// layer 5: values
import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    yes: "Так",
    no: "Ні",
  },
  ru: {
    yes: "Да",
    no: "Нет",
  },
  en: {
    yes: "Yes",
    no: "No",
  },
});
