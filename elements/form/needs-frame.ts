import type { Schema } from "../../src/forms/schema.ts";

const around = ["help", "title_suffix", "footer", "html", "template"];
const beside = ["info", "help_id", "add", "add2"];

/** Has this schema more than fields in one column? Then the parts around them are needed before it is shown. */
export const needsFrame = ({ tabs, fieldsets, entries, options }: Schema): boolean =>
  tabs.length > 1 ||
  fieldsets.some(({ pin }) => pin > 0) ||
  around.some((name) => options[name]) ||
  entries.some((entry) => beside.some((name) => entry[name]) || hasButton(entry["behavior"]));

/** A rule that runs on a button beside its field (R3.6-51). */
const hasButton = (behavior: unknown): boolean =>
  typeof behavior === "object" &&
  behavior !== null &&
  Object.values(behavior).some((rule: unknown) => typeof rule === "object" && rule !== null && "button" in rule);
