import { useSyncExternalStore } from "react";
import { t } from "../base/i18n.ts";
import { askAgain, listOf, optionStore, type List } from "../forms/options.ts";
import type { Entry } from "../forms/schema/schema.ts";
import type { FieldProps } from "./field.ts";

type GroupProps = Pick<FieldProps<never>, "id" | "label" | "describedBy" | "isInvalid" | "isRequired">;

/** What the group of a field with several controls has: its name, states and descriptions (Field, isGroup). */
export const groupOf = (props: GroupProps, role: "group" | "radiogroup" = "group") => ({
  role,
  part: "control",
  "aria-label": props.label,
  "aria-labelledby": props.label ? undefined : `${props.id}-label`,
  "aria-describedby": props.describedBy,
  "aria-invalid": props.isInvalid,
  ...(role === "radiogroup" && { "aria-required": props.isRequired }),
});

/** The options of a field; the view draws again when they come. */
export const useOptions = (entry: Entry): List => useSyncExternalStore(optionStore.listen, () => listOf(entry));

/** Stands where a list could not be had. */
export function AskAgain({ entry, list }: { entry: Entry; list: List }) {
  return list.state === "failed" ? (
    <button type="button" className="again" onClick={() => askAgain(String(entry["data"]))}>
      {t("loadingFailed")} ↻
    </button>
  ) : null;
}
