import { titleOf } from "../../base/language/i18n.ts";
import type { Form } from "../open-form.ts";

/** The buttons of a form beside its main one. */
export interface WaysToSave {
  /** Label of the button that saves and stays; "" for none (R2.3-03, R3.6-38). */
  apply: string;
  /** Stores a draft on the server (R2.3-02). */
  hasDraft: boolean;
  /** Saves and begins another record with the fields marked `keep`. */
  hasAddMore: boolean;
}
interface Place {
  isReadOnly: boolean;
  /** The values are sent to a call and not stored as a record: there is nothing to apply and no draft. */
  hasSender: boolean;
  /** Label of the apply button of a form that is a page of the shell; "" elsewhere, where the schema has to ask for one. */
  applyLabel: string;
}

export function waysToSave(form: Form, { isReadOnly, hasSender, applyLabel }: Place): WaysToSave {
  const { apply, draft } = form.schema.options;
  const isStored = !isReadOnly && !hasSender;
  return {
    apply: isStored ? titleOf(apply, applyLabel) : "",
    hasDraft: isStored && (draft === true || (typeof draft === "string" && draft !== "")),
    hasAddMore: form.isNew && form.schema.entries.some(({ keep }) => keep === true),
  };
}
