/** What a wrapped control finds wrong, in the person's language; the browser words it in its own. */
import { ownWords, phraseOf, t } from "../../base/language/i18n.ts";
import { isSelect, type NativeControl } from "./native-value.ts";

const words = ownWords({
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

/**
 * The message of an invalid control, complete once the code of its field is loaded (the other phrases are in
 * forms/checks/phrases.ts). Words of the page's own script win, and a `title` explains a `pattern`, as in HTML.
 */
export function messageOf(control: NativeControl): string {
  const { validity, validationMessage } = control;
  if (validity.customError) return validationMessage;
  if (validity.valueMissing) return t("required");
  if (isSelect(control) || control instanceof HTMLTextAreaElement)
    return validity.tooShort ? phraseOf("tooShort") : validationMessage;
  const { min, max, maxLength, step, title, type } = control;
  if (validity.typeMismatch && type === "email") return phraseOf("invalidEmail");
  if (validity.typeMismatch && type === "url") return phraseOf("invalidUrl");
  if (validity.rangeUnderflow) return phraseOf("tooSmall", { min });
  if (validity.rangeOverflow) return words("aboveMax", { max });
  if (validity.stepMismatch) return words("offStep", { step });
  if (validity.tooShort) return phraseOf("tooShort");
  if (validity.tooLong) return words("overLength", { max: maxLength });
  if (validity.patternMismatch) return title || words("offPattern");
  return t("invalid");
}
