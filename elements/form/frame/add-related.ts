import { idKey } from "../../../src/server/client/id-key.ts";
import { isData, type Data } from "../../../src/base/data.ts";
import { titleOf } from "../../../src/base/language/i18n.ts";
import type { Form } from "../../../src/forms/open-form.ts";
import { askAgain } from "../../../src/forms/lists/option-lists.ts";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import { openerOf } from "../../../src/page/dialogs/dialogs.ts";
import { openForm } from "../../../src/page/dialogs/open.ts";
import { tell } from "../../../src/page/events.ts";
import type { Inside } from "../../../src/page/inside.ts";
import { mistake } from "../../../src/page/inspecting/opening-tag.ts";

/** `add` and `add2` (R3.6-13): opens a dialog that creates a related record and sets it as the field's value. */
export async function addRelated(
  given: unknown,
  entry: Entry,
  form: Form,
  { host }: Inside,
  button: HTMLElement,
): Promise<void> {
  if (!isData(given) || !given["model"])
    return mistake(host, `field "${entry.name}": add needs an object with model, form and title.`);
  const { model, form: name, title, width, obj } = given;
  const answer = await openForm(
    {
      action: "add",
      table: String(model),
      form: String(name ?? ""),
      title: titleOf(title),
      width: String(width ?? ""),
      obj: isData(obj) ? filledWith(obj, form) : obj,
    },
    button,
  );
  const id = idOf(answer, String(model));
  button.focus();
  if (id === undefined) return;
  if (typeof entry["data"] === "string") askAgain(entry["data"], true);
  const [added, now] = [form.read(entry, id), form.record.value(entry.name)];
  const value = Array.isArray(added) && Array.isArray(now) ? [...now, ...added] : added;
  form.record.set(entry.name, value);
  tell("vs:changed", { path: entry.name, value }, openerOf(host));
  form.judge(entry.name);
}

/** Replaces values `{field}` of `obj` by the field's value. */
const filledWith = (obj: Data, form: Form): Data =>
  Object.fromEntries(
    Object.entries(obj).map(([key, value]) => {
      const named = typeof value === "string" ? /^\{([\w.]+)\}$/.exec(value)?.[1] : undefined;
      const entry = named === undefined ? undefined : form.entries.get(named);
      return [key, entry ? form.write(entry) : value];
    }),
  );

function idOf(answer: unknown, table: string): unknown {
  if (!isData(answer)) return answer ?? undefined;
  return answer[idKey(table)] ?? answer["id"] ?? Object.values(answer)[0];
}
