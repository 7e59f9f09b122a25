import { ownWords } from "../../base/language/i18n.ts";

export const words = ownWords({
  ua: {
    aboveMax: "Значення має бути не більше {max}",
    overLength: "Забагато символів, найбільше {max}",
    offStep: "Значення має йти з кроком {step}",
    offPattern: "Не відповідає потрібному формату",
  },
  ru: {
    aboveMax: "Значение должно быть не больше {max}",
    overLength: "Слишком много символов, не больше {max}",
    offStep: "Значение должно идти с шагом {step}",
    offPattern: "Не соответствует нужному формату",
  },
  en: {
    aboveMax: "The value must be at most {max}",
    overLength: "Too many characters, at most {max}",
    offStep: "The value must be in steps of {step}",
    offPattern: "Does not match the required format",
  },
});
