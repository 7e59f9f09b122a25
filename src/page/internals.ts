import type { Posted } from "./values.ts";

/** Form association; of a tag around the page's own control it is that control's (wrapping/wrap.ts). */
export interface Internals extends Pick<
  ElementInternals,
  | "form"
  | "labels"
  | "validity"
  | "validationMessage"
  | "willValidate"
  | "checkValidity"
  | "reportValidity"
  | "setFormValue"
  | "setValidity"
> {
  /** Where `input` and `change` are dispatched; the tag without it. */
  target?: Pick<EventTarget, "dispatchEvent">;
  /** The control's value, read in place of the tag's attribute; a list or a flag where the tag holds one. */
  read?(): string;
  write?(posted: Posted): void;
}
