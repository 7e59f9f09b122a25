import { memo, useCallback, useSyncExternalStore, type ComponentType } from "react";
import { languageStore, phraseOf, t, titleOf } from "../../src/base/language/i18n.ts";
import type { Form } from "../../src/forms/open-form.ts";
import { traitsOf } from "../../src/forms/schema/field-traits.ts";
import type { Entry } from "../../src/forms/schema/schema.ts";
import { tell } from "../../src/page/events.ts";
import { FieldRow } from "../../src/view/field-row.tsx";
import { fieldOf } from "../fields/index.ts";
import type { Inside } from "../../src/page/inside.ts";
import { openerOf } from "../../src/page/dialogs/dialogs.ts";
import type { LoadSubForms } from "../../src/view/field.ts";
import type * as Reading from "./reading/reading.tsx";
import type { Problem } from "../../src/forms/checks/validators.ts";

/** Properties that all fields of an open form share. */
export interface FieldContext {
  form: Form;
  inside: Inside;
  /** The form is read-only. */
  isOff: boolean;
  wording: ((problem: Problem) => string) | undefined;
  reading?: typeof Reading | undefined;
  /** Loads what draws forms inside a field. */
  sub: LoadSubForms;
  /** The view beside a label: an explanation, a link to the knowledge base, buttons. */
  Tools: ComponentType<ToolsProps> | undefined;
}
export interface ToolsProps {
  entry: Entry;
  form: Form;
  inside: Inside;
  isOff: boolean;
}
interface FormFieldProps extends FieldContext {
  entry: Entry;
  id: string;
  /** The slot in the author's layout. */
  place?: string | undefined;
}

/** One field of an open form; re-renders only for changes of its own value, state or problem. */
export const FormField = memo(function FormField(props: FormFieldProps) {
  const { entry, id, place, form, inside, isOff, reading, wording, sub, Tools } = props;
  const { name } = entry;
  const { record } = form;
  useSyncExternalStore(
    useCallback((listener) => record.listen(name, listener), [record, name]),
    () => record.version(name),
  );
  useSyncExternalStore(languageStore.listen, languageStore.version);
  const value = record.value(name);
  const problem = form.problem(name);
  const { isHidden, isRequired, isDisabled } = form.state(name);
  const field = fieldOf(entry.type);
  if (!field) return <div className="cell">{t("wrongType", { type: entry.type })}</div>;
  if (traitsOf(entry.type).isHidden) return null;

  const { View } = (isOff && reading?.readingOf(entry, value)) || field;
  const note = `${id}-note`;
  const help = titleOf(entry["help"]);
  const message = (problem && wording?.(problem)) ?? "";
  const remark = form.remark(name);
  const changed = (next: unknown) => {
    tell("vs:changed", { path: name, value: next }, openerOf(inside.host));
    form.judgeSoon(name);
  };
  return (
    <div className="cell" data-field={name} slot={place} hidden={isHidden} style={{ "--col": entry.col } as object}>
      <FieldRow
        id={id}
        label={titleOf(entry.title)}
        isRequired={isRequired && !isOff}
        requiredWord={t("requiredMark")}
        help={help}
        problem={message}
        remark={remark && titleOf(remark.words, phraseOf(remark.code, remark.params))}
        isWarning={remark?.kind === "warning"}
        isGroup={field.isGroup}
        tools={Tools && <Tools entry={entry} form={form} inside={inside} isOff={isOff} />}
      >
        <View
          id={id}
          entry={entry}
          form={form}
          sub={sub}
          value={value}
          disabled={isDisabled}
          readOnly={isOff}
          isRequired={isRequired}
          isInvalid={message !== ""}
          describedBy={message || remark || help ? note : undefined}
          label={undefined}
          change={(next) => {
            record.set(name, next);
            changed(next);
          }}
          settle={(settled) => {
            record.settle(name, settled);
            changed(record.value(name));
          }}
          hold={(code, params) => form.hold(name, code, params)}
          done={() => {
            record.history.seal();
            if (record.isTouched(name)) form.judge(name);
          }}
        />
      </FieldRow>
    </div>
  );
});
