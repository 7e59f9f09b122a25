import type { FieldProps } from "./field.ts";

type GroupProps = Pick<FieldProps<never>, "id" | "label" | "describedBy" | "isInvalid" | "isRequired">;

/** Props of the group element of a field with several controls: name, states and descriptions (Field, isGroup). */
export const groupOf = (props: GroupProps, role: "group" | "radiogroup" = "group") => ({
  role,
  part: "control",
  "aria-label": props.label,
  "aria-labelledby": props.label ? undefined : `${props.id}-label`,
  "aria-describedby": props.describedBy,
  "aria-invalid": props.isInvalid,
  ...(role === "radiogroup" && { "aria-required": props.isRequired }),
});
