import type { FieldContext } from "../form-field.tsx";

/** Properties of the parts around the fields. */
export interface PartProps extends FieldContext {
  isInDialog: boolean;
  /** Prefix of the controls' ids. */
  prefix: string;
  /** The author's layout of the fields; "" for the default layout (R1-15). */
  template: string;
}
