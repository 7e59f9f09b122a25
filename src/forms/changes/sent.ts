/** What a save sends (CONTRACT, What a save sends), and what is true of the form once it is stored. */
import type { Data } from "../../base/data.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { settings } from "../../base/settings.ts";
import type { Form } from "../open-form.ts";
import type { Entry } from "../schema/schema.ts";

/** What goes out, and the values that it means by field, to be compared with what the server has later. */
export interface Sent {
  body: Data;
  values: ReadonlyMap<string, unknown>;
}

/** Setting `send`: all fields that store a value; those that changed; the whole record that was loaded, with them. */
export function sentBy(form: Form, isUpdate: boolean): Sent {
  const fields = form.payload();
  const isPart = settings.send === "changed" && isUpdate;
  const body = isPart ? changedOf(form, fields) : settings.send === "record" ? form.record.with(fields) : fields;
  return { body, values: meant(form) };
}

/** What has no field, such as the id, always goes with it. */
const changedOf = (form: Form, fields: Data): Data =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, raw]) => !form.entries.get(name) || natives.json(raw) !== natives.json(form.record.loaded(name)),
    ),
  );

/** The value that each field that stores one would have on the server: behind a rule that hides it the loaded one, or none. */
export function meant(form: Form): Map<string, unknown> {
  const stored = form.schema.entries.filter((entry) => form.isStored(entry));
  return new Map(stored.map((entry) => [entry.name, meantOf(form, entry)]));
}

function meantOf(form: Form, entry: Entry): unknown {
  const { name } = entry;
  if (!form.state(name).isHidden) return form.record.value(name);
  return form.isCleared(entry) ? form.read(entry, null) : form.record.first(name);
}

/** What was sent stands on the server now; what was typed since then is still to be saved. */
export function settle(form: Form, { body, values }: Sent): void {
  const { record } = form;
  record.raw = record.with(body);
  for (const [name, value] of values)
    if (form.state(name).isHidden) record.load(name, value);
    else record.rebase(name, value);
  record.settled.tell();
}
