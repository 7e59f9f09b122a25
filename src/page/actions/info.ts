import { openForm } from "../open.ts";
import { readTarget } from "../routes.ts";
import type { Meant } from "./index.ts";
import { optionsOf } from "./options.ts";

/** `info="table/id"` or `info="table/id/form"`: the record to read (R2.1-03). */
export async function info({ element, value }: Meant): Promise<void> {
  const { table, id, form } = readTarget(value);
  const options = optionsOf(element);
  await openForm({ ...options, action: "info", table, id, form: form || options.form || "" }, element);
}
