import { natives } from "../../src/base/runtime/runtime.ts";
import type { Schema } from "../../src/forms/schema/schema.ts";

const around = ["help", "title_suffix", "footer", "html", "template"];
const beside = ["info", "help_id", "add", "add2"];

/**
 * Whether a schema needs the code of frame.tsx: it has more than one column of fields, or a rule started by a button.
 */
export const needsFrame = ({ tabs, fieldsets, entries, options }: Schema): boolean =>
  tabs.length > 1 ||
  fieldsets.some(({ pin }) => pin > 0) ||
  around.some((name) => options[name]) ||
  entries.some(
    (entry) => beside.some((name) => entry[name]) || /"button":/.test(natives.json(entry["behavior"] ?? "")),
  );
