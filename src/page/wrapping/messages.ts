/** What a wrapped control finds wrong, in the person's language; the browser words it in its own. */
import { phraseOf, t } from "../../base/language/i18n.ts";
import { words } from "./message-phrases.ts";
import { isSelect, type NativeControl } from "./native-value.ts";

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
