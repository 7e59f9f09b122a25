import { useEffect, useRef } from "react";
import type { List } from "../../../src/forms/lists/option-lists.ts";
import type { FormRecord } from "../../../src/forms/record.ts";
import type { PartProps } from "./part-props.ts";

/**
 * With `first` an empty field takes the first option once its list is loaded (R3.6-32). This is not an input of the user:
 * it does not make a new record changed, and a tag in a page fires no event.
 */
export function TakeFirst({ field, list }: { field: PartProps; list: List }) {
  const { entry, form, own, value, chosen, disabled, readOnly, change } = field;
  const isDone = useRef(false);
  const { state, options } = list;
  useEffect(() => {
    if (isDone.current || state !== "here" || disabled || readOnly) return;
    isDone.current = true;
    const first = options.find(({ isHidden, isDisabled }) => !isHidden && !isDisabled)?.id;
    if (chosen.length || first === undefined) return;
    const next = Array.isArray(value) ? [first] : first;
    if (form) change(next);
    else Object.assign((own!.current!.getRootNode() as ShadowRoot).host, { value: next });
    if (!form?.isNew) return;
    preset(form.record, entry.name, next);
  });
  return null;
}

/** As if the record had been given with it: what is shown is sent, also where an empty text was given. */
function preset(record: FormRecord, name: string, value: unknown): void {
  record.raw = record.with({ [name]: value });
  record.rebase(name, value);
}
