import { useSyncExternalStore } from "react";
import { titleOf } from "../../src/base/i18n.ts";
import type { Form } from "../../src/forms/form.ts";
import type { Fieldset } from "../../src/forms/schema.ts";
import { FormField, type FieldContext } from "./form-field.tsx";

export interface FormFieldsProps extends FieldContext {
  /** Which of them: those of the form's own column, or the pinned ones. */
  fieldsets: Fieldset[];
  /** Begins the ids of controls. */
  prefix: string;
}

/** The groups of fields; those of another tab or step are hidden, and so is a group whose fields are (R4-19). */
export function FormFields({ fieldsets, prefix, ...context }: FormFieldsProps) {
  const { form } = context;
  useSyncExternalStore(form.pageStore.listen, form.pageStore.version);
  useSyncExternalStore(form.stateStore.listen, form.stateStore.version);
  return fieldsets.map((set) => {
    const { legend, fields, tab } = set;
    return (
      <fieldset key={fields[0]?.name ?? titleOf(legend)} part="fieldset" hidden={!isShown(form, set)} data-page={tab}>
        {legend !== undefined && <legend>{titleOf(legend)}</legend>}
        <div className="grid">
          {fields.map((entry) => (
            <FormField key={entry.name} entry={entry} id={`${prefix}${entry.name}`} {...context} />
          ))}
        </div>
      </fieldset>
    );
  });
}

const isShown = (form: Form, { tab, pin, fields }: Fieldset): boolean =>
  (pin > 0 || tab === form.page) && fields.some(({ name }) => !form.state(name).isHidden);
