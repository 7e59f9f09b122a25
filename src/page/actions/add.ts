import { openForm } from "../open.ts";
import { readAddTarget } from "../routes.ts";
import type { Meant } from "./index.ts";
import { optionsOf } from "./options.ts";

/** `add="table"` or `add="table/form"`: the form for a new record (R2.1-01). */
export async function add({ element, value }: Meant): Promise<void> {
  const { table, form } = readAddTarget(value);
  const options = optionsOf(element);
  await openForm({ ...options, action: "add", table, form: form || options.form || table }, element);
}
