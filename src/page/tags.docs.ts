/**
 * What every tag and attribute means: the source of the reference and of all editor data. No bundle imports this file.
 */
import type { Events } from "./events.ts";
import type { PageTagName, PageTags } from "./tags.ts";

export interface Described {
  name: string;
  text: string;
}
export interface TagDocs<Name extends PageTagName = PageTagName> {
  /** What it is, one to three sentences. */
  text: string;
  /** By the schema's names. The sentence includes the default. */
  attributes: Record<keyof PageTags[Name]["attributes"] & string, string>;
  /** Properties that have no attribute: name with type → text. */
  properties?: Record<string, string>;
  /** Methods: signature → text. They exist once the code of the element is loaded. */
  methods?: Record<string, string>;
  events?: Partial<Record<keyof Events | "input" | "change", string>>;
  slots?: Record<string, string>;
  parts?: Record<string, string>;
  /** Markup for the reference; it works with the data of the demo. */
  example: string;
  /** It needs no server, so it also works without sign-in. */
  isAlone?: boolean;
  /** Place in the demo that shows it, for examples that would fill the page of the reference. */
  seenAt?: string;
}

const fieldParts = {
  field: "Label, control and the line under it.",
  label: "The label.",
  control: "The input itself.",
  help: "The line under the control while it holds help.",
  problem: "The same line while it holds a problem.",
};
/** Attributes that every field has. */
export const fieldDocs = {
  properties: {
    "form: HTMLFormElement | null": "The page's form that the value is posted with.",
    "labels: NodeList": "The page's own `<label>`s of this element.",
    "validity: ValidityState": "What is wrong with the value, as with native controls.",
    "validationMessage: string": "The problem in words; empty while there is none.",
    "willValidate: boolean": "False for disabled and read-only fields.",
  },
  methods: {
    "checkValidity(): boolean": "True when the value has no problem.",
    "reportValidity(): boolean": "The same, and shows the problem to the person.",
    "setCustomValidity(message: string): void": "A problem in the page's own words; an empty text takes it back.",
  },
  events: {
    input: "After each change that a person makes; composed, as with native controls. Never for what a script sets.",
    change: "When a person has finished changing the value; not composed.",
  },
  parts: fieldParts,
};
const dialogParts = {
  dialog: "The dialog's box.",
  header: "Title and close button.",
  body: "What scrolls.",
};
const dialogTold = {
  "vs:opened": "Shown; told on the element that opened it, else on itself.",
  "vs:closed": "Closed; `result` is what it was closed with, null when it was left.",
};
const dialog = {
  open: "Shown.",
  title: "The words in its header; those of its form unless told.",
  width:
    "A CSS length or a number of px; 80 % of the window, at most 1008 px, unless told, 480 px at a side; 70 % for a form with `table_form`.",
  position:
    "`center`, `left`, `right`, `top`, `bottom` or `fullscreen`; `center` unless told. Or distances from the edges of the window, `left,top,right,bottom`, of which any may be empty: `,40,20,`.",
  top: "The distance from the top of the window, a CSS length or a number of px; in the middle unless told.",
  backdrop: "`false`: the page behind it is not dimmed.",
  form: "The name of a form that opens in it, when nothing stands in it.",
  model: "The table of that form; the form's name unless told.",
  record: "The id of its record.",
  mode: "`add`, `edit` or `info`; by `record` unless told.",
  api: "An own address where that form is saved.",
  obj: "JSON: values that a new record begins with, or a path with a query that gives them.",
};
const dialogMethods = {
  "show(): void": "Opens the dialog, the same as setting `open`.",
  "close(result?: unknown): void": "Closes it with a result, without asking.",
  "leave(): Promise<void>": "Closes it as Escape does: asks first while something typed would be lost.",
};

export const tagDocs = {
  "vs-form": {
    text: "A form from the server's schema, filled from the record and saved back: GET `/api/template/form/{form}`, GET, PUT or POST `{api}{table}/{record}`. In a popup Enter saves and Escape leaves.",
    attributes: {
      table: "The table of the record: `works.request`.",
      record: "The id of the record; empty for a new one, which is sent by POST.",
      form: "The name of the form; when empty the one of the record's or the table's name.",
      mode: "`add`, `edit` or `info` (read-only); `edit` unless told. With `add` a new record begins with what is read of `record`.",
      layout: "`vertical`, `horizontal` or `inline`; the schema's, else `vertical`.",
      api: "An own address of the record: a prefix when it ends with `/`, else the whole; the schema's `api` unless told.",
      disabled: "All fields are read-only and nothing can be saved, as with mode `info`.",
      obj: "JSON: values that a new record begins with, or a path with a query that gives them.",
      schema: "The schema as an object, in place of asking the server; then nothing is fetched.",
      value: "The record as an object, in place of asking the server.",
    },
    methods: {
      "submit(): Promise<boolean>": "Checks and saves; true when it was saved.",
      "validate(): Promise<boolean>": "Shows what is wrong; true when nothing is.",
      "reset(): void": "Back to what was loaded.",
    },
    events: {
      "vs:changed": "A person has changed a field.",
      "vs:invalid": "Submitted with problems; nothing was sent.",
      "vs:saved": "Saved; told before the popup closes.",
      "vs:failed": "The server refused, or did not answer. What was typed stays.",
    },
    parts: {
      fieldset: "One group of fields.",
      bar: "The buttons.",
      tabs: "The tabs, where the schema has such.",
      steps: "The counter of a form in steps.",
      markup: "The schema's `html`, `footer` and explanations; each has a shadow root of its own.",
      draft: "When what is typed was kept on disk.",
      problems: "The list 'field title - message' at the top.",
      refusal: "Why the server did not save; the choice where others have changed the same fields.",
      meanwhile: "What others have changed and the form has taken over.",
      result: "What the schema's `result` shows in place of the form after a save.",
      ...fieldParts,
    },
    example: '<vs-form table="works.request" record="17" form="request"></vs-form>',
  },
  "vs-popup": {
    text: "A dialog around what the page puts into it: in the middle, at a side or over the whole window. A click beside it does not close it.",
    attributes: dialog,
    methods: dialogMethods,
    events: dialogTold,
    slots: { "": "The content; a `vs-form` in it gets the focus and closes it by saving." },
    parts: dialogParts,
    example:
      '<vs-popup title="Пам\'ятка" position="right">\n  <p>Звернення реєструють у день надходження.</p>\n</vs-popup>',
    isAlone: true,
  },
  "vs-modal": {
    text: "A dialog with a text and buttons; each closes it with its result.",
    attributes: {
      ...dialog,
      buttons:
        'JSON: `[{"label":"Так","result":true,"kind":"main"}]`; `kind` is `main`, `danger` or absent; `link` is followed and `callback` called when it is pressed.',
    },
    methods: dialogMethods,
    events: dialogTold,
    slots: { "": "The content." },
    parts: { ...dialogParts, footer: "The buttons." },
    example:
      '<vs-modal title="Закрити звернення?" width="420" buttons=\'[{"label":"Ні","result":false},{"label":"Так","result":true,"kind":"main"}]\'>\n  Заявник одержить відповідь поштою.\n</vs-modal>',
    isAlone: true,
  },
  "vs-widget": {
    text: "A piece of the server's page: GET `/widget/{name}` with the page's filters, in the page's own look. It is fetched again after a save that concerns its table, not while somebody types in it; when that fails the last good content stays, and it is tried again later and later, up to 5 min.",
    attributes: {
      name: "Of `/widget/{name}`.",
      src: "An own path in place of the name.",
      state: "Of `/api/template/interface/{state}`, a page template, in place of the name.",
      table: "Tables whose changes refresh it, separated by commas or spaces; any change unless told.",
      interval: "Seconds between two refreshes while the page is seen; none unless told.",
      params: "JSON: parameters of the address; above 1000 characters they are sent by POST.",
    },
    methods: { "refresh(): Promise<void>": "Fetches it again now." },
    events: { "vs:refreshed": "Its content has been replaced." },
    slots: { "": "The server's markup stands here, as light children." },
    example:
      '<vs-widget name="newest_requests" table="works.request" interval="60" params=\'{"limit":3}\'></vs-widget>',
  },
  "vs-outlet": {
    text: "The shell of an application: the address names a form (`add/table/form`, `edit/table/id/form`, `info/…`) or a page of the server (`/api/template/interface/{page}`, with `key=value` segments as its filters), which stands here; Back, Forward and reload show it again. `add`, `edit`, `info` and `state` anywhere on the page go there instead of opening a popup, and so do links below `base`.",
    attributes: {
      base: "What all paths of the shell begin with; the server answers each of them with this page. Without it the folder of the page.",
      home: "The page that is shown when the address names none.",
    },
    methods: {
      "go(path: string): Promise<boolean>": "Goes to a path; false when typed input keeps one back.",
      "refresh(): Promise<void>": "Fetches the page again and changes it in place.",
    },
    events: { "vs:refreshed": "Another place has been drawn." },
    slots: { "": "The page or form that is shown." },
    example: '<vs-outlet base="/admin/" home="requests"></vs-outlet>',
    seenAt: "/admin.html",
  },
  "vs-signature": {
    text: "The signing key of the person in this browser, for setting `crypto`: makes it under a PIN, tells the server its public part, renews and removes it. The private part never leaves the browser and cannot be read there.",
    attributes: {},
    example: "<vs-signature></vs-signature>",
  },
  "vs-notices": {
    text: "The notices at the bottom right, above every dialog. It is made by itself when the first one is shown; a page writes it only for the history.",
    attributes: {
      history: "A button with the count of unseen notices, which unfolds the last 50, in place of the notices.",
    },
    example: "<vs-notices history></vs-notices>",
    seenAt: "api.html#notify",
  },
} satisfies { [Name in PageTagName]: TagDocs<Name> };
