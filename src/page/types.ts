import type { FieldName } from "./tags.ts";

/** Schema types of §2.4 by the tag that draws them; the first is the default of its `type`. */
export const types: Readonly<Record<FieldName, readonly [string, ...string[]]>> = {
  "vs-text": ["Text", "TextArea", "Email", "Url", "Phone", "Password"],
  "vs-number": ["Number", "PositiveDecimal"],
  "vs-date": ["Date", "DatePicker"],
  "vs-time": ["Time"],
  "vs-date-time": ["DateTime"],
  "vs-date-range": ["DateRange"],
  "vs-period": ["Period"],
  "vs-select": ["Select", "Select2", "Select3", "MultiSelect", "StepSelect"],
  "vs-autocomplete": ["Autocomplete", "Autocomplete2"],
  "vs-switcher": ["Switcher"],
  "vs-hidden": ["Hidden"],
  "vs-label": ["Label"],
  "vs-choice": ["Checkbox", "Checkboxes", "Radio", "RadioButton", "RadioBool", "ButtonGroup"],
  "vs-marked-text": ["MarkedText"],
  "vs-text-list": ["List"],
  "vs-rating": ["Rating"],
  "vs-spinner": ["Spinner"],
  "vs-interval": ["Interval"],
};
