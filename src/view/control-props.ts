import type { FieldProps } from "./field.ts";

type ControlProps = Pick<
  FieldProps<never>,
  "id" | "entry" | "disabled" | "readOnly" | "label" | "describedBy" | "isInvalid" | "isRequired"
>;

/** Props of the only control of a field of any type: names, states and descriptions for assistive technology. */
export const controlOf = (props: ControlProps) => ({
  id: props.id,
  className: "control",
  part: "control",
  "data-anchor": "",
  disabled: props.disabled,
  readOnly: props.readOnly,
  placeholder: String(props.entry["placeholder"] ?? ""),
  "aria-label": props.label,
  "aria-describedby": props.describedBy,
  "aria-invalid": props.isInvalid,
  "aria-required": props.isRequired,
});
