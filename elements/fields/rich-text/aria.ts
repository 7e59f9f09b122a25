import type { FieldProps } from "../../../src/view/field.ts";

const said = (is: boolean) => (is ? ("true" as const) : undefined);

/** The ARIA attributes of a field whose control is not a native HTML control (see `controlOf`). */
export const ariaOf = ({ id, label, ...states }: FieldProps<string>) => ({
  "aria-label": label,
  "aria-labelledby": label ? undefined : `${id}-label`,
  "aria-describedby": states.describedBy,
  "aria-invalid": states.isInvalid ? ("true" as const) : ("false" as const),
  "aria-required": states.isRequired ? ("true" as const) : ("false" as const),
  "aria-disabled": said(states.disabled),
  "aria-readonly": said(states.readOnly),
});
