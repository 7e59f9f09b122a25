import { memo, useSyncExternalStore } from "react";
import { languageStore, titleOf } from "../../src/base/language/i18n.ts";
import type { Form } from "../../src/forms/open-form.ts";
import type { Fieldset } from "../../src/forms/schema/schema.ts";
import { FormField, type FieldContext } from "./form-field.tsx";

export interface FormFieldsProps extends FieldContext {
  /** The groups to draw: those of the main column, or the pinned ones. */
  fieldsets: Fieldset[];
  /** Prefix of the controls' ids. */
  prefix: string;
}

/** The groups of fields. Hidden: groups of another tab or step, and groups whose fields are all hidden (R4-19). */
export const FormFields = ({ fieldsets, ...context }: FormFieldsProps) =>
  fieldsets.map((set) => <Group key={set.fields[0]?.name ?? titleOf(set.legend)} set={set} {...context} />);

interface GroupProps extends FieldContext {
  set: Fieldset;
  prefix: string;
}

/** Re-renders only when it is shown or hidden; its fields re-render on their own. */
const Group = memo(function Group({ set, prefix, ...context }: GroupProps) {
  const { form } = context;
  const { legend, fields, tab } = set;
  useSyncExternalStore(languageStore.listen, languageStore.version);
  const isHere = () => isShown(form, set);
  useSyncExternalStore(form.pages.store.listen, isHere);
  useSyncExternalStore(form.stateStore.listen, isHere);
  return (
    <fieldset part="fieldset" hidden={!isHere()} data-page={tab}>
      {legend !== undefined && <legend>{titleOf(legend)}</legend>}
      <div className="grid">
        {fields.map((entry) => (
          <FormField key={entry.name} entry={entry} id={`${prefix}${entry.name}`} {...context} />
        ))}
      </div>
    </fieldset>
  );
});

const isShown = (form: Form, { tab, pin, fields }: Fieldset): boolean =>
  (pin > 0 || tab === form.pages.current) && fields.some(({ name }) => !form.state(name).isHidden);
