import { natives } from "../../src/base/runtime/runtime.ts";
import type { Schema } from "../../src/forms/schema/schema.ts";

const around = ["help", "title_suffix", "footer", "html", "template"];
const beside = ["info", "help_id", "add", "add2"];

/** Has this schema more than fields in one column, or a rule that waits for a button? Then the parts around them are needed before it is shown. */
export const needsFrame = ({ tabs, fieldsets, entries, options }: Schema): boolean =>
  tabs.length > 1 ||
  fieldsets.some(({ pin }) => pin > 0) ||
  around.some((name) => options[name]) ||
  entries.some(
    (entry) => beside.some((name) => entry[name]) || /"button":/.test(natives.json(entry["behavior"] ?? "")),
  );
