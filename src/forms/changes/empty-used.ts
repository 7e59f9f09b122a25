import type { Form } from "../open-form.ts";
import { traitsOf } from "../schema/field-traits.ts";

/**
 * Empties fields whose value is valid for one save only, such as a captcha's answer, also after a refused save (R4-16,
 * R8-15). @returns whether the form has such a field
 */
export function emptyUsed({ schema, record }: Form): boolean {
  const used = schema.entries.filter(({ type }) => traitsOf(type).isUsedUp);
  for (const { name } of used) record.set(name, "");
  return used.length > 0;
}
