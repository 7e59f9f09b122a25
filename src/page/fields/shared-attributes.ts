/** Attributes that many fields share, for their definitions. No bundle imports this file. */
import type { DescribedAttribute } from "./field-definition.ts";

type Attributes = Readonly<Record<string, DescribedAttribute>>;

/** Every field has these. */
export const common = {
  name: {
    kind: "text",
    text: "The name under which a form posts the value, and the column of a record. Without it nothing is posted.",
  },
  type: { kind: "text", text: "The schema type of the field; default: the first type listed." },
  title: {
    kind: "text",
    text: "The label, shown above the control; a `<label>` of the page replaces it. A text, or JSON with `ua`, `ru`, `en` in a schema.",
  },
  help: { kind: "text", text: "A quiet line under the control; a problem replaces it while there is one." },
  placeholder: { kind: "text", text: "A hint inside the empty control." },
  size: { kind: "text", text: "A number: the visible rows of a text area, 4 by default." },
  required: { kind: "flag", text: "An empty value is a problem: `:invalid`, and the page's form is not sent." },
  disabled: {
    kind: "flag",
    text: "The field cannot be used, is not posted and has no problem. A disabled `fieldset` does the same.",
  },
  readonly: { kind: "flag", text: "The value is shown and posted, but cannot be changed." },
  mirror: {
    kind: "flag",
    text: "A hidden input in the page carries the value, for scripts that collect form values themselves. The setting `mirror` does it for all fields.",
  },
  validators: {
    kind: "json",
    text: 'JSON: a list of names (`"email"`) or objects (`{"type":"length","min":3,"max":80}`) of checks.',
  },
  field: {
    kind: "json",
    text: "The whole schema entry as JSON, instead of single attributes; an attribute of the tag wins.",
  },
} satisfies Attributes;

/** For fields with a calendar: which days it offers. */
export const offeredDays = {
  start: { kind: "text", text: "The first day that may be chosen; 100 years ago by default." },
  end: { kind: "text", text: "The last day that may be chosen; 25 years ahead by default." },
  disabled_weekdays: {
    kind: "text",
    text: "Weekdays that may not be chosen: `6,0` for Saturday and Sunday, `1` is Monday.",
  },
  disabled_dates: { kind: "text", text: "Days that may not be chosen, separated by commas." },
} satisfies Attributes;

/** For fields with a list of the server. */
export const listed = {
  data: {
    kind: "text",
    text: "The name of a list: `window.select[{name}json]` if the page has it, else GET `/api-user/select/{name}`.",
  },
  parent: {
    kind: "text",
    text: "The name of a field on which the list depends: only entries whose third column is its value are shown.",
  },
  parent2: { kind: "text", text: "The name of a second such field, for the server." },
  parent3: { kind: "text", text: "The name of a third such field." },
  index_key: { kind: "text", text: "The key of an option that is stored as the value; default `id`." },
  tags: { kind: "flag", text: "Values that are not in the list can be typed." },
  nocache: {
    kind: "flag",
    text: "The list is requested at each opening; otherwise answers are shared and cached for the page.",
  },
  minimumInputLength: { kind: "number", text: "How many characters must be typed before the server is asked." },
  maxlength: { kind: "number", text: "The most characters that can be searched for." },
} satisfies Attributes;
