/** Functions of the host that a form names: only registered ones, and no text runs as code. */
import { isData } from "../../base/data.ts";
import type { Form } from "../../forms/open-form.ts";
import { callBack, callBackAndWait } from "./call-back.ts";

/**
 * Calls `before_start` (R3.6-44) with the values and the element before the form is shown, and waits for it; an object
 * that it returns gives initial values. @returns a function that starts calling `change` (R3.6-43) with `{ path, value
 * }`
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
