/** Functions of the host that a form names: registered ones only, nothing runs text as code. */
import { isData } from "../../base/data.ts";
import type { Form } from "../../forms/open-form.ts";
import { callBack, callBackAndWait } from "./call-back.ts";

/**
 * `before_start` (R3.6-44) is called with the values and the element before the form is shown, which waits for it; an
 * object that it gives are values to begin with. @returns begins to call `change` (R3.6-43) with `{ path, value }`
 */
export async function begin(form: Form, host: Element): Promise<() => () => void> {
  const { record, schema } = form;
  const { before_start: start, change } = schema.options;
  const given = start ? await callBackAndWait(String(start), form.payload(), host) : undefined;
  if (isData(given))
    for (const entry of schema.entries)
      if (Object.hasOwn(given, entry.name)) record.set(entry.name, form.read(entry, given[entry.name]));
  return () => record.react((path) => change && callBack(String(change), { path, value: record.value(path) }, host));
}
