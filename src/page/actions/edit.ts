import { openForm } from "../open.ts";
import { readTarget } from "../routes.ts";
import type { Meant } from "./index.ts";
import { optionsOf } from "./options.ts";

/** `edit="table/id"` or `edit="table/id/form"`: the form of a record (R2.1-02). */
export async function edit({ element, value }: Meant): Promise<void> {
  const { table, id, form } = readTarget(value);
  const options = optionsOf(element);
  await openForm({ ...options, action: "edit", table, id, form: form || options.form || "" }, element);
}
