import { useEffect, useState } from "react";
import { phrasesReady, t } from "../../../src/base/language/i18n.ts";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import type { Form } from "../../../src/forms/open-form.ts";
import { field, isUnread, type FieldProps } from "../../../src/view/field.ts";
import { groupOf } from "../../../src/view/group.ts";
import styles from "./label.css";

/** Shows a value and stores nothing (R2.4-05). */
export default field<unknown>({
  stores: false,
  empty: "",
  read: (raw) => raw ?? "",
  write: (value) => value,
  styles,
  View: LabelField,
});

function LabelField(props: FieldProps<unknown>) {
  const { id, entry, value, label, form } = props;
  if (entry["format"] && form) return <Made {...props} format={String(entry["format"])} form={form} />;
  const text = isUnread(value) ? value.text : typeof value === "number" ? shown(value, entry) : String(value ?? "");
  return (
    <output id={id} className="told-value" part="control" aria-label={label}>
      {text || "—"}
    </output>
  );
}

/** Markup that the server renders from the form's values; its code is loaded lazily. */
function Made(props: FieldProps<unknown> & { format: string; form: Form }) {
  const [Formatted, setFormatted] = useState<typeof import("./formatted.tsx").Formatted>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (Formatted || hasFailed) return;
    Promise.all([import("./formatted.tsx"), phrasesReady()]).then(
      ([code]) => setFormatted(() => code.Formatted),
      (error: unknown) => {
        setFailed(true);
        console.error(error);
      },
    );
  }, [Formatted, hasFailed]);
  return (
    <div id={props.id} className="told-value" {...groupOf(props)}>
      {Formatted ? <Formatted format={props.format} form={props.form} /> : "—"}
      {hasFailed && (
        <button type="button" className="again" onClick={() => setFailed(false)}>
          {t("retry")} ↻
        </button>
      )}
    </div>
  );
}

/** A computed number in the format of number fields: spaces between thousands, a decimal comma. */
const shown = (value: number, { decimal_places: decimals = 2 }: Entry): string =>
  new Intl.NumberFormat("uk", { maximumFractionDigits: Number(decimals) }).format(value);
