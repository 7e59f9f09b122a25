import type { FieldContext } from "../form-field.tsx";

/** What the parts around the fields are given. */
export interface PartProps extends FieldContext {
  isInDialog: boolean;
  /** Begins the ids of controls. */
  prefix: string;
  /** An author's own layout of the fields, "" for ours (R1-15). */
  template: string;
}
