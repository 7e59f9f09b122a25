import { ownWords } from "../../../base/language/i18n.ts";

const ua = {
  caseOffer: "Сталася несподівана помилка. Можна зберегти опис випадку для підтримки.",
  caseSave: "Зберегти випадок…",
};
const ru: typeof ua = {
  caseOffer: "Произошла неожиданная ошибка. Можно сохранить описание случая для поддержки.",
  caseSave: "Сохранить случай…",
};
const en: typeof ua = {
  caseOffer: "Something unexpected has failed. The case can be saved for the support.",
  caseSave: "Save the case…",
};

/** Words of the offer to save a case. */
export const words = ownWords({ ua, ru, en });
