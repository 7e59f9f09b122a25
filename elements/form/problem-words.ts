// layer 9: checks
import { phraseOf, titleOf } from "../../src/base/language/i18n.ts";
import type { Schema } from "../../src/forms/schema/schema.ts";
import type { Problem } from "../../src/forms/checks/validators.ts";

/**
 * The message of a problem with the title of its field (R5.1-02), for a block with the number of its problems
 * (R5.1-04).
 */
export function messageOf({ path, code, params, message, count }: Problem, { entries }: Schema) {
  const titleOfField = (name: unknown) => titleOf(entries.find((entry) => entry.name === name)?.title, String(name));
  const field = params["field"];
  const words =
    titleOf(message) || phraseOf(code, field === undefined ? params : { ...params, field: titleOfField(field) });
  return { path, title: titleOfField(path), message: count ? `${words} (${count})` : words };
}
