/**
 * Every property of a form's schema with its kind. The schema reader checks against these tables, and
 * dist/form-schema.json is generated from them; schema.docs.ts explains each property.
 */
import { byKind, type ByKind } from "../../base/by-kind.ts";
import type { Kind } from "./property-kinds.ts";

/** Turns names by kind into kinds by name. */
export const table = <const Names extends Partial<Record<Kind, string>>>(
  names: Names,
): Record<keyof ByKind<Names> & string, Kind> => byKind(names as Record<string, string>) as never;

export const formProperties = table({
  "a text or {ua, ru, en}": "title template html footer help title_suffix submit apply result confirm_message",
  "a text": "api method change before_start wizard",
  "true/false": "steps autofill getId dynamic clear_hidden table_form readonly",
  "true/false or a text": "draft",
  "a list or an object": "schema fields",
  "a list": "fieldsets tabs",
  "vertical/horizontal/inline": "layout",
});

export const entryProperties = table({
  "a text or {ua, ru, en}": "title help info html",
  "a number or a text or {ua, ru, en}": "tab",
  "a text":
    "name type placeholder help_id data api parent parent2 parent3 index_key smart autocomplete unit formula format mask start end rate mode theme webcam file db zipshape dir folder root content",
  "true/false":
    "required disabled multi tags nocache new unselect first keep draft clear_hidden unmask allow_24 utc prettify save only_one fullname json crop keep_exif",
  "a number": "minimumInputLength maxItems maxlength decimal_places stars maxFiles maxFilesize videoSecondsLimit",
  "true/false or a text": "unique capture",
  "a number or true/false": "pin decimal",
  "a number or sm/md/lg": "size",
  "a number or a list": "step",
  "1 to 12": "col",
  "min,max": "interval",
  "an object": "editorAttrs behavior add add2",
  "a list or an object": "options",
  "a text or a list": "geom disabled_weekdays disabled_dates",
  anything: "validators default",
});

export const fieldsetProperties = table({
  "a text or {ua, ru, en}": "legend",
  "a number or a text or {ua, ru, en}": "tab",
  "a number or true/false": "pin",
  names: "fields",
});

export const validatorProperties = table({
  "a text or {ua, ru, en}": "message",
  "a text": "type field pattern flags url",
  "a number": "min max",
  anything: "value",
});

/** Defaults, also used in place of invalid values. */
export const formDefaults = { layout: "vertical" } as const;
export const entryDefaults = { type: "Text", col: 12, index_key: "id", minimumInputLength: 0 } as const;
