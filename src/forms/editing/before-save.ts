/** What happens before a save is sent, in a form and in the forms inside its fields. */
import { isUnread } from "../../values/unread.ts";
import { RefusedFields } from "../checks/refused-fields.ts";
import type { Form } from "../open-form.ts";
import type { Entry } from "../schema/schema.ts";

/** Waits for the running changes. */
export async function changesUnderWay(form: Form): Promise<void> {
  const inside = form.schema.entries.flatMap((entry) => formsIn(form, entry));
  await Promise.all([form.changesUnderWay(), ...inside.map(changesUnderWay)]);
}

/** The refusals that stand at fields of forms inside, until the next attempt. */
export type InnerRefusals = Map<Form, RefusedFields>;

/**
 * What the field types do before a save. Throws words for the person; the words of a field of a form inside are added to
 * the refusals, if they are given, and shown at that field.
 */
export async function prepare(form: Form, refusals?: InnerRefusals, isInside?: boolean): Promise<void> {
  for (const entry of form.schema.entries) {
    if (form.state(entry.name).isHidden) continue;
    for (const inner of formsIn(form, entry)) await prepare(inner, refusals, true);
    try {
      await form.codecs(entry)?.beforeSave?.(form, entry);
    } catch (error) {
      if (!isInside || !refusals) throw error;
      const refused = refusals.get(form) ?? new RefusedFields(form);
      refusals.set(form, refused);
      refused.show([{ path: [entry.name], text: (error as Error).message }]);
    }
  }
}

function formsIn(form: Form, entry: Entry): readonly Form[] {
  const value = form.record.value(entry.name);
  return (!isUnread(value) && form.codecs(entry)?.formsIn?.(value, entry)) || [];
}
