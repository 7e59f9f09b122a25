import type { Form } from "../open-form.ts";
import { traitsOf } from "../schema/field-traits.ts";

/**
 * Empties what is good for one save, also for one that was refused (R4-16, R8-15): the proof of a captcha.
 * @returns whether the form has such a field
 */
export function emptyUsed({ schema, record }: Form): boolean {
  const used = schema.entries.filter(({ type }) => traitsOf(type).isUsedUp);
  for (const { name } of used) record.set(name, "");
  return used.length > 0;
}
