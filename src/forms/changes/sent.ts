/** What a save sends (docs/protocol.md, §4), and the form's state after it is stored. */
import type { Data } from "../../base/data.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { settings } from "../../base/settings.ts";
import type { Form } from "../open-form.ts";
import type { Entry } from "../schema/schema.ts";

/** The request body, and the sent values by field, to compare with the server's record later. */
export interface Sent {
  body: Data;
  values: ReadonlyMap<string, unknown>;
}

/**
 * The body by the setting `send`: all fields that store a value, only the changed ones, or the whole loaded record with
 * them.
 */
export function sentBy(form: Form, isUpdate: boolean): Sent {
  const fields = form.payload();
  const isPart = settings.send === "changed" && isUpdate;
  const body = isPart ? changedOf(form, fields) : settings.send === "record" ? form.record.with(fields) : fields;
  return { body, values: valuesToBe(form) };
}

/** Changed fields, and values without a field, such as the id. */
const changedOf = (form: Form, fields: Data): Data =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, raw]) => !form.entries.get(name) || natives.json(raw) !== natives.json(form.record.loaded(name)),
    ),
  );

/**
 * The value that each storing field will have on the server; for a field hidden by a rule the loaded value, or the
 * empty one with `clear_hidden`.
 */
export function valuesToBe(form: Form): Map<string, unknown> {
  const stored = form.schema.entries.filter((entry) => form.isStored(entry));
  return new Map(stored.map((entry) => [entry.name, meantOf(form, entry)]));
}

function meantOf(form: Form, entry: Entry): unknown {
  const { name } = entry;
  if (!form.state(name).isHidden) return form.record.value(name);
  return form.isCleared(entry) ? form.read(entry, null) : form.record.first(name);
}

/** Takes the sent values as the loaded ones; what was typed since then is still unsaved. */
export function takeAsSaved(form: Form, { body, values }: Sent): void {
  const { record } = form;
  record.raw = record.with(body);
  record.together(() => {
    for (const [name, value] of values)
      if (form.state(name).isHidden) record.load(name, value);
      else record.rebase(name, value);
  });
  record.settled.tell();
}
