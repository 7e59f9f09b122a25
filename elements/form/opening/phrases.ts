import { ownWords } from "../../../src/base/language/i18n.ts";

export const words = ownWords({
  ua: {
    openingForm: "Чекаємо від сервера форму «{name}»…",
    openingRecord: "Чекаємо від сервера запис {id}…",
  },
  ru: {
    openingForm: "Ждём от сервера форму «{name}»…",
    openingRecord: "Ждём от сервера запись {id}…",
  },
  en: {
    openingForm: "Waiting for form “{name}” from the server…",
    openingRecord: "Waiting for record {id} from the server…",
  },
});
