/**
 * What each property of a schema means, and one complete schema as an example for each. No bundle imports this file.
 */
import type { columnProperties, tableOptions, tableProperties, tableValues } from "./column-properties.ts";
import type { entryProperties, fieldsetProperties, formProperties, validatorProperties } from "./properties.ts";
import type { addProperties, ruleProperties } from "./rule-properties.ts";

export interface PropertyDocs {
  text: string;
  example: Record<string, unknown>;
}
type Docs<Table> = Record<keyof Table, PropertyDocs>;

const applicant = { type: "Text", title: "Applicant" };
const phone = { type: "Phone", title: "Phone" };
const body = { type: "TextArea", title: "Text" };
const district = { type: "Select2", title: "District", data: "district" };
const kind = { type: "Select", title: "From", options: { person: "Citizen", company: "Company" } };
const edrpou = { type: "Text", title: "Company code" };
const works = (more: object) => ({
  schema: { works: { type: "DataTable", title: "Works", columns: [{ name: "what", type: "Text" }], ...more } },
});
const column = (more: object) => works({ columns: [{ name: "what", type: "Text", title: "Work", ...more }] });
/** A rule of the field that says who has sent the request. */
const rule = (value: string, one: object) => ({
  schema: { kind: { ...kind, behavior: { [value]: one } }, edrpou, company: { type: "Text", title: "Name" }, phone },
});

const form: Docs<typeof formProperties> = {
  title: {
    text: "Heading, and the dialog's title; default: the form's name.",
    example: { title: { ua: "Звернення", ru: "Обращение", en: "Request" }, schema: { applicant } },
  },
  schema: {
    text: "The fields by their names, in the order of the form; at most 5,000.",
    example: { schema: { applicant, phone: { ...phone, validators: ["phone"] } } },
  },
  fields: {
    text: "An alias of `schema`.",
    example: { fields: [{ name: "applicant", ...applicant }] },
  },
  fieldsets: {
    text: "Groups of fields in their order; fields that are in no group form the last one.",
    example: {
      schema: { applicant, phone, body },
      fieldsets: [
        { legend: "Applicant", fields: ["applicant", "phone"] },
        { legend: "Request", fields: ["body"] },
      ],
    },
  },
  tabs: {
    text: "Titles of the tabs in their order; a field or a group names its tab.",
    example: { tabs: ["Applicant", "Request"], schema: { applicant, body: { ...body, tab: 2 } } },
  },
  steps: {
    text: "The tabs are steps: the next one opens only when the current one has no problem.",
    example: { steps: true, tabs: ["Applicant", "Request"], schema: { applicant, body: { ...body, tab: 2 } } },
  },
  layout: {
    text: "Labels above the controls, beside them, or all in a line.",
    example: { layout: "horizontal", schema: { applicant } },
  },
  template: {
    text: "A custom layout: markup in which `data-field` marks the places of fields; the other fields follow it.",
    example: { template: '<p>From <span data-field="applicant"></span></p>', schema: { applicant, phone } },
  },
  html: {
    text: "Markup above the fields.",
    example: { html: "<p>You will get an answer within <b>15 days</b>.</p>", schema: { applicant } },
  },
  footer: {
    text: "Markup below the fields.",
    example: { footer: "<small>The data are kept for five years.</small>", schema: { applicant } },
  },
  help: {
    text: "An explanation of the whole form behind a question mark, or the id of a page of the knowledge base.",
    example: { help: "A request is registered by the person who took it.", schema: { applicant } },
  },
  title_suffix: {
    text: "A suffix of the title: the name of a field, or a text with fields in braces.",
    example: { title: "Request", title_suffix: "from {applicant}", schema: { applicant } },
  },
  submit: {
    text: "The label of the button that saves and closes.",
    example: { submit: { ua: "Зареєструвати", en: "Register" }, schema: { applicant } },
  },
  apply: {
    text: "The label of the button that saves and keeps the form open.",
    example: { apply: "Save and stay", schema: { applicant } },
  },
  result: {
    text: "A template that is shown after a successful save, filled with the record and the answer.",
    example: { result: "<h2>Request № {{id}}</h2><p>Applicant: {{applicant}}</p>", schema: { applicant } },
  },
  confirm_message: {
    text: "A confirmation question before saving.",
    example: { confirm_message: "Send the answer to the applicant?", schema: { applicant } },
  },
  api: {
    text: "Where records are saved: a prefix when it ends with `/`, else the whole address.",
    example: { api: "/rest/", schema: { applicant } },
  },
  method: {
    text: "The method of the save; default POST for a new record, else PUT; `get` puts the fields into the query.",
    example: { api: "/api/get/works.request", method: "get", schema: { applicant } },
  },
  change: {
    text: "A function registered by `vs.callback`, called after each change of a field.",
    example: { change: "onChange", schema: { applicant } },
  },
  before_start: {
    text: "A function registered by `vs.callback`, called before the form is shown.",
    example: { before_start: "onStart", schema: { applicant } },
  },
  wizard: {
    text: "The id of a wizard, whose `wiz_content` holds the initial values of a new record.",
    example: { wizard: "lamp", schema: { applicant } },
  },
  autofill: {
    text: "A new record gets its initial values from `admin._autofill`.",
    example: { autofill: true, schema: { applicant } },
  },
  getId: {
    text: "A new record gets its id from `admin._get_id` before it is saved.",
    example: { getId: true, schema: { applicant } },
  },
  dynamic: {
    text: "The schema is requested each time the form opens, with the values of the record as the query.",
    example: { dynamic: true, schema: { applicant } },
  },
  draft: {
    text: "`true` adds a button that stores the form on the server even with problems: the normal save with `?draft=1`; an address: a POST to it. `false`: no drafts in the browser either.",
    example: { draft: true, schema: { applicant } },
  },
  clear_hidden: {
    text: "A field hidden by a rule is saved as null, not with its loaded value.",
    example: { clear_hidden: true, schema: { applicant } },
  },
  readonly: {
    text: "The user may not save: the form only shows the record, however it was opened. Say why in `footer`.",
    example: { readonly: true, footer: "Only the dispatcher changes records.", schema: { applicant } },
  },
  table_form: {
    text: "The form belongs to a table: its dialog takes 70 % of the window.",
    example: { table_form: true, schema: { applicant } },
  },
};

const entry: Docs<typeof entryProperties> = {
  name: { text: "Only in a list of entries.", example: { fields: [{ name: "applicant", ...applicant }] } },
  type: {
    text: "The type of the field.",
    example: { schema: { body: { type: "TextArea", title: "What it is about" } } },
  },
  title: {
    text: "The label; default: the field's name.",
    example: { schema: { applicant: { type: "Text", title: { ua: "Заявник", ru: "Заявитель", en: "Applicant" } } } },
  },
  validators: {
    text: "The checks of the value: a name, an object, or a list of both.",
    example: {
      schema: { applicant: { ...applicant, validators: ["required", { type: "length", min: 3, max: 120 }] } },
    },
  },
  required: {
    text: "The same as the validator `required`.",
    example: { schema: { applicant: { ...applicant, required: true } } },
  },
  default: {
    text: "The initial value in a new record.",
    example: { schema: { priority: { type: "Number", title: "Priority", default: 3 } } },
  },
  placeholder: {
    text: "A hint inside the empty control.",
    example: { schema: { phone: { ...phone, placeholder: "380501234567" } } },
  },
  col: {
    text: "Columns of 12 that the field takes.",
    example: {
      schema: { applicant: { ...applicant, col: 8 }, priority: { type: "Number", title: "Priority", col: 4 } },
    },
  },
  size: {
    text: "The height of the control, or the number of rows of an area or a list; an area has 4 by default.",
    example: { schema: { body: { ...body, size: 8 } } },
  },
  help: {
    text: "A help text under the control.",
    example: { schema: { applicant: { ...applicant, help: "First name and surname as in the document" } } },
  },
  info: {
    text: "An explanation that a button beside the label opens; markup is allowed.",
    example: { schema: { applicant: { ...applicant, info: "<p>No abbreviations.</p>" } } },
  },
  help_id: {
    text: "A page of the knowledge base, to which a link beside the label leads (setting `help_url`).",
    example: { schema: { applicant: { ...applicant, help_id: "applicant" } } },
  },
  pin: {
    text: "Puts the field into the pinned column at the side; the number is that column's width of 12, `true` is 2.",
    example: { schema: { applicant, status: { type: "Label", title: "Status", default: "New", pin: 3 } } },
  },
  tab: {
    text: "The tab or step of the field: its number from 1, or its title.",
    example: { tabs: ["Applicant", "Request"], schema: { applicant, body: { ...body, tab: "Request" } } },
  },
  disabled: {
    text: "The field cannot be used.",
    example: { schema: { num: { type: "Text", title: "Number", default: "RQ-2026/00017", disabled: true } } },
  },
  editorAttrs: {
    text: "Further properties of the field, the same as directly in the entry: `disabled` and others.",
    example: { schema: { num: { type: "Text", title: "Number", editorAttrs: { disabled: true } } } },
  },
  behavior: {
    text: "Rules by the field's value; `*` applies to every other value, also an empty one.",
    example: rule("company", { show: ["edrpou"], require: ["edrpou"] }),
  },
  add: {
    text: "A button that opens a form for a related record.",
    example: { schema: { contractor: { ...district, add: { form: "contractor", model: "works.contractor" } } } },
  },
  add2: {
    text: "A second such button.",
    example: { schema: { contractor: { ...district, add2: { form: "contractor", model: "works.contractor" } } } },
  },
  data: {
    text: "The name of the list of options.",
    example: { schema: { district_id: district } },
  },
  api: {
    text: "An address of the list, instead of /api-user/select/.",
    example: { schema: { district_id: { ...district, api: "/api-user/select/district" } } },
  },
  options: {
    text: "The choices themselves: labels by code, or rows of code, label, group, colour.",
    example: {
      schema: {
        status: {
          type: "Select",
          title: "Status",
          options: [
            ["new", "New", null, "primary"],
            ["done", "Done", null, "info"],
          ],
        },
      },
    },
  },
  parent: {
    text: "The field on which the list depends.",
    example: { schema: { district, street: { type: "Select2", title: "Street", data: "street", parent: "district" } } },
  },
  parent2: {
    text: "A second such field.",
    example: {
      schema: {
        district,
        kind,
        street: { type: "Select2", title: "Street", data: "street", parent: "district", parent2: "kind" },
      },
    },
  },
  parent3: {
    text: "A third such field.",
    example: {
      schema: { district, street: { type: "Select2", title: "Street", data: "street", parent3: "district" } },
    },
  },
  index_key: {
    text: "The key of a list's item that is stored, or the number of a row's column; default `id`.",
    example: { schema: { district: { ...district, index_key: "code" } } },
  },
  multi: {
    text: "Several values; they keep the spelling of the list that was loaded, a new one is an array.",
    example: { schema: { districts: { ...district, type: "MultiSelect", multi: true } } },
  },
  tags: {
    text: "Values that are not in the list can be typed.",
    example: { schema: { topics: { ...district, type: "MultiSelect", tags: true } } },
  },
  nocache: {
    text: "The list is requested at each opening; otherwise a list is shared by all fields and cached for the page.",
    example: { schema: { district: { ...district, nocache: true } } },
  },
  smart: {
    text: "The last choices of `model.field` are offered first.",
    example: { schema: { street: { type: "Autocomplete", title: "Street", smart: "works.request.street" } } },
  },
  new: {
    text: "The typed text can be added to the list, by select-add.",
    example: { schema: { district: { ...district, new: true } } },
  },
  unselect: {
    text: "A required choice can be cleared.",
    example: { schema: { kind: { ...kind, required: true, unselect: true } } },
  },
  minimumInputLength: {
    text: "How many characters must be typed before the server is asked; with 1 or more a Select3 searches on the server while typing.",
    example: { schema: { street: { type: "Autocomplete", title: "Street", data: "street", minimumInputLength: 3 } } },
  },
  maxItems: {
    text: "The most values with `multi`.",
    example: { schema: { districts: { ...district, type: "MultiSelect", maxItems: 3 } } },
  },
  first: {
    text: "An empty field takes the first item of its list.",
    example: { schema: { district: { ...district, first: true } } },
  },
  step: {
    text: "A choice in cascading levels, each offering the children of the previous choice: the highest number of levels, or the lists of the levels. The deepest choice is stored.",
    example: { schema: { place: { type: "StepSelect", title: "Place", data: "place", step: 3 } } },
  },
  maxlength: {
    text: "The most characters that can be typed.",
    example: { schema: { num: { type: "Text", title: "Number", maxlength: 20 } } },
  },
  autocomplete: {
    text: "As on a native input.",
    example: { schema: { email: { type: "Email", title: "E-mail", autocomplete: "email" } } },
  },
  decimal: {
    text: "`false` for whole numbers; a number is the same as `decimal_places`.",
    example: { schema: { lamps: { type: "Number", title: "Lamps", decimal: false } } },
  },
  decimal_places: {
    text: "How many decimals are kept; default 2.",
    example: { schema: { area: { type: "Number", title: "Area", unit: "ha", decimal_places: 4 } } },
  },
  interval: {
    text: "The smallest and the largest number, as `1,5` or `[1, 5]`; the same as the validator.",
    example: { schema: { priority: { type: "Number", title: "Priority", decimal: false, interval: [1, 5] } } },
  },
  unit: {
    text: 'Shown after the number. With `data: "unit_system"` the id of a unit in that list: the number can be typed in any related unit, with 8 decimals by default, and is stored in this unit.',
    example: { schema: { spent: { type: "Number", title: "Spent", unit: "UAH" } } },
  },
  stars: {
    text: "How many stars a rating has, default 5.",
    example: { schema: { quality: { type: "Rating", title: "Quality", stars: 10 } } },
  },
  rate: {
    text: "The id of a rating that the server stores apart from the record: it is read from there, and each choice is sent there at once.",
    example: { schema: { quality: { type: "Rating", title: "Quality", rate: "contractor-1" } } },
  },
  formula: {
    text: "An expression that computes the value from other fields, whenever one of them changes.",
    example: {
      schema: {
        area: { type: "Number", title: "Area, m²" },
        rate: { type: "Number", title: "Price per m²", default: 12.5 },
        price: { type: "Label", title: "Total", formula: "round(area * rate, 2)" },
      },
    },
  },
  format: {
    text: "A `Label` shows markup that the server renders from the form's values: GET `/api/format/{format}` (POST when they need more than 1000 characters), requested again half a second after the last change.",
    example: {
      schema: {
        title: { type: "Text", title: "Name" },
        preview: { type: "Label", title: "As it will look on the letterhead", format: "letterhead" },
      },
    },
  },
  mask: {
    text: "The form of the text in `Text`, `MarkedText` and `Number`: `9` a digit, `a` a letter, `*` any character, all other characters are literals.",
    example: {
      schema: { cad_num: { type: "MarkedText", title: "Cadastral number", mask: "9999999999:99:999:9999" } },
    },
  },
  unmask: {
    text: "The text is stored without the literals of its mask.",
    example: { schema: { code: { type: "MarkedText", title: "Code", mask: "999-999", unmask: true } } },
  },
  geom: {
    text: "The geometries that can be drawn: point, line, polygon.",
    example: { schema: { place: { type: "Geometry", title: "Place", geom: ["point", "polygon"] } } },
  },
  start: {
    text: "The first day that is offered.",
    example: { schema: { due: { type: "Date", title: "Due", start: "2026-01-01" } } },
  },
  end: {
    text: "The last day that is offered.",
    example: { schema: { due: { type: "Date", title: "Due", end: "2026-12-31" } } },
  },
  disabled_weekdays: {
    text: "Weekdays that may not be chosen, as a list or a text: 1 for Monday to 6 for Saturday, 0 or 7 for Sunday.",
    example: { schema: { due: { type: "Date", title: "Due", disabled_weekdays: [6, 0] } } },
  },
  disabled_dates: {
    text: "Days that may not be chosen, as a list or a text.",
    example: { schema: { due: { type: "Date", title: "Due", disabled_dates: ["2026-08-24", "2026-12-25"] } } },
  },
  utc: {
    text: "A new DateRange is sent as a pair of UTC strings, the beginning of its first day and the end of its last one.",
    example: { schema: { works: { type: "DateRange", title: "Works", utc: true } } },
  },
  allow_24: {
    text: "A Time may be 24:00, the end of the day.",
    example: { schema: { until: { type: "Time", title: "Until", allow_24: true } } },
  },
  mode: {
    text: "The language of a Code: `json`, `html`, `css`, `javascript`, `sql`, `xml`, `yaml`, `markdown`, `python`, `typescript`, `sh`, `ini`; any other value means plain text.",
    example: { schema: { body: { type: "Code", title: "Settings", mode: "json" } } },
  },
  theme: {
    text: "The theme of a Code: `rainbow` (default), `textmate`, `github`, `monokai`, `tomorrow`; the user's choice wins and is remembered.",
    example: { schema: { body: { type: "Code", title: "Query", mode: "sql", theme: "github" } } },
  },
  prettify: {
    text: "`false`: a Code is saved as typed; by default changed code is formatted before saving.",
    example: { schema: { body: { type: "Code", title: "Road marking", mode: "html", prettify: false } } },
  },
  save: {
    text: "Adds a button to a Code by which the server reloads its helpers, GET `/helper/reload`.",
    example: { schema: { body: { type: "Code", title: "Helper", mode: "javascript", save: true } } },
  },
  webcam: {
    text: "A file field also takes from the camera or microphone: `photo`, `video`, `audio` or `all`.",
    example: { schema: { photos: { type: "Files", title: "Photos", webcam: "photo" } } },
  },
  file: {
    text: "A file field sends it with each file, unchanged.",
    example: { schema: { photos: { type: "Files", title: "Photos", file: "roof" } } },
  },
  db: {
    text: "A file field sends it with each file, unchanged.",
    example: { schema: { photos: { type: "Files", title: "Photos", db: "archive" } } },
  },
  zipshape: {
    text: "A file field sends it with each file, unchanged.",
    example: { schema: { photos: { type: "Files", title: "Photos", zipshape: "1" } } },
  },
  dir: {
    text: "The folder of a file field on the server, in the address of the upload; default `files`.",
    example: { schema: { photos: { type: "Files", title: "Photos", dir: "photos" } } },
  },
  folder: {
    text: "Another name of `dir`.",
    example: { schema: { photos: { type: "Files", title: "Photos", folder: "photos" } } },
  },
  root: {
    text: "Query `root` of an upload.",
    example: { schema: { photos: { type: "Files", title: "Photos", root: "works" } } },
  },
  content: {
    text: "Query `content` of an upload.",
    example: { schema: { photos: { type: "Files", title: "Photos", content: "request" } } },
  },
  only_one: {
    text: "A new file takes the place of the one before it.",
    example: { schema: { photos: { type: "Files", title: "Photos", multi: true, only_one: true } } },
  },
  fullname: {
    text: "The value of a file field holds the folder too.",
    example: { schema: { photos: { type: "Files", title: "Photos", fullname: true } } },
  },
  json: {
    text: "The value of a file field is a list of objects with `file` and `name`.",
    example: { schema: { photos: { type: "Files", title: "Photos", multi: true, json: true } } },
  },
  crop: {
    text: "A file field offers each chosen picture to be turned and cropped before it is added.",
    example: { schema: { photos: { type: "Files", title: "Photos", crop: true } } },
  },
  keep_exif: {
    text: "Pictures are sent with place and camera data; by default these are removed.",
    example: { schema: { photos: { type: "Files", title: "Photos", keep_exif: true } } },
  },
  maxFiles: {
    text: "The most files of a field with `multi`; default 100.",
    example: { schema: { photos: { type: "Files", title: "Photos", multi: true, maxFiles: 10 } } },
  },
  maxFilesize: {
    text: "The largest file in MB; default 50 in a File, 5 in Files.",
    example: { schema: { photos: { type: "Files", title: "Photos", maxFilesize: 20 } } },
  },
  videoSecondsLimit: {
    text: "The longest recording of a file field, in seconds.",
    example: { schema: { photos: { type: "Files", title: "Photos", webcam: "video", videoSecondsLimit: 60 } } },
  },
  unique: {
    text: "Sent with each file; the server refuses a file that it has.",
    example: { schema: { photos: { type: "Files", title: "Photos", unique: "name" } } },
  },
  capture: {
    text: "On phones a file field opens the camera at once: `environment`, or `user` for the front camera.",
    example: { schema: { photos: { type: "Files", title: "Photos", capture: "environment" } } },
  },
  html: {
    text: "The markup of an HtmlBlock, in one language or in each: trusted like the server's, so `vs-` tags and actions work in it; without it the record's value is shown as a person's markup, without actions.",
    example: {
      schema: {
        applicant,
        about: { type: "HtmlBlock", html: { ua: "<p>Відповідь — за <b>30 днів</b>.</p>", en: "<p>30 days.</p>" } },
      },
    },
  },
  keep: {
    text: "The value of the saved record is the initial value of the next new record.",
    example: { schema: { district: { ...district, keep: true }, applicant } },
  },
  draft: {
    text: "`false`: the value is never stored in a draft.",
    example: { schema: { applicant, pin: { type: "Text", title: "Card code", draft: false } } },
  },
  clear_hidden: {
    text: "The field is saved as null while a rule hides it.",
    example: {
      schema: {
        kind: { ...kind, behavior: { person: { hide: ["edrpou"] } } },
        edrpou: { ...edrpou, clear_hidden: true },
      },
    },
  },
};

const fieldset: Docs<typeof fieldsetProperties> = {
  legend: {
    text: "The heading of the group.",
    example: {
      schema: { applicant },
      fieldsets: [{ legend: { ua: "Заявник", en: "Applicant" }, fields: ["applicant"] }],
    },
  },
  fields: {
    text: "Names of fields, each in one fieldset only.",
    example: { schema: { applicant, body }, fieldsets: [{ fields: ["body"] }] },
  },
  tab: {
    text: "The tab of its fields; a field's own `tab` wins.",
    example: {
      tabs: ["Applicant", "Request"],
      schema: { applicant, body },
      fieldsets: [{ fields: ["applicant"] }, { fields: ["body"], tab: 2 }],
    },
  },
  pin: {
    text: "Puts the group into the pinned column at the side; a field's own `pin` wins.",
    example: { schema: { applicant, phone }, fieldsets: [{ legend: "Contact", fields: ["phone"], pin: 4 }] },
  },
};

const validator: Docs<typeof validatorProperties> = {
  type: {
    text: "The name of the check.",
    example: { schema: { email: { type: "Email", title: "E-mail", validators: [{ type: "email" }] } } },
  },
  message: {
    text: "A message that replaces the default one, in one language or in each.",
    example: {
      schema: {
        phone: {
          ...phone,
          validators: [{ type: "phone", message: { ua: "Номер: 380 і дев'ять цифр", en: "380 and nine digits" } }],
        },
      },
    },
  },
  min: {
    text: "`length`, `minlength`: the fewest characters; `interval`: the smallest number, default 0.",
    example: { schema: { body: { ...body, validators: [{ type: "length", min: 10 }] } } },
  },
  max: {
    text: "`length`: the most characters; `interval`: the largest number.",
    example: {
      schema: { priority: { type: "Number", title: "Priority", validators: [{ type: "interval", max: 5 }] } },
    },
  },
  field: {
    text: "`match`: the other field.",
    example: {
      schema: {
        pin: { type: "Password", title: "PIN", col: 6 },
        again: { type: "Password", title: "PIN again", col: 6, validators: [{ type: "match", field: "pin" }] },
      },
    },
  },
  value: {
    text: "`match`: the expected value, instead of another field's value.",
    example: {
      schema: {
        sure: { type: "Text", title: "Type YES", validators: [{ type: "match", value: "YES" }] },
      },
    },
  },
  pattern: {
    text: "`regexp`: a regular expression that must match a part of the text; use `^` and `$` for the whole text. No backreferences; nested repetitions are refused.",
    example: { schema: { edrpou: { ...edrpou, validators: [{ type: "regexp", pattern: "^\\d{8}$" }] } } },
  },
  flags: {
    text: "`regexp`: `i` for letters of any case, `s`, `m`, `u`.",
    example: {
      schema: { num: { type: "Text", title: "Number", validators: [{ type: "regexp", pattern: "^rq-", flags: "i" }] } },
    },
  },
  url: {
    text: "`remote`: an address that checks whether the value is free, instead of /api/unique/{schema}/{table}/{field}; `{value}` is the placeholder of the value, without it the value is sent as the query.",
    example: {
      schema: {
        num: { type: "Text", title: "Number", validators: [{ type: "remote", url: "/api/unique/works/request/num" }] },
      },
    },
  },
};

const behavior: Docs<typeof ruleProperties> = {
  hide: {
    text: "Fields to hide; hidden fields are not validated.",
    example: rule("person", { hide: ["edrpou"] }),
  },
  show: { text: "Fields that are shown.", example: rule("company", { show: ["edrpou"] }) },
  require: { text: "Fields that become required.", example: rule("company", { require: ["edrpou"] }) },
  disabled: {
    text: "Fields to disable; `true` is the field itself.",
    example: rule("person", { disabled: ["edrpou"] }),
  },
  set: {
    text: "Values of other fields: a fixed one, a field of the lookup's answer, or an address that begins with /api.",
    example: rule("company", { set: { phone: "380440000000" } }),
  },
  ["eval"]: {
    text: "An expression whose value the field gets, or one for each field.",
    example: rule("*", { ["eval"]: { company: "upper(company)" } }),
  },
  validators: {
    text: "Validators of fields while the rule applies.",
    example: rule("company", { validators: { edrpou: ["required"] } }),
  },
  api: {
    text: "An address that is requested with the value; `set` assigns fields of its answer.",
    example: rule("*", { api: "/api-user/form-proxy?form=contractor", set: { company: "name" } }),
  },
  val: {
    text: "The value that is sent, instead of the field's own value: a field's name or a text.",
    example: rule("*", { api: "/api-user/form-proxy?form=contractor", val: "edrpou", set: { company: "name" } }),
  },
  button: {
    text: "The rule runs by a button beside the field, not automatically; a text is the button's label.",
    example: rule("*", { button: "Find", api: "/api-user/form-proxy?form=contractor", set: { company: "name" } }),
  },
  noresult: {
    text: "A message, or values to set, when nothing was found.",
    example: rule("*", {
      api: "/api-user/form-proxy?form=contractor",
      set: { company: "name" },
      noresult: "Not found",
    }),
  },
};

const adding = (more: object) => ({
  schema: { contractor: { ...district, add: { form: "contractor", model: "works.contractor", ...more } } },
});
const add: Docs<typeof addProperties> = {
  form: { text: "The form that opens.", example: adding({}) },
  model: { text: "The table of the new record.", example: adding({}) },
  title: { text: "The dialog's title.", example: adding({ title: "New contractor" }) },
  button: { text: "The words of the button.", example: adding({ button: "Add a contractor" }) },
  width: { text: "The dialog's width, as a CSS length.", example: adding({ width: "600px" }) },
  obj: { text: "Values that the new record begins with.", example: adding({ obj: { active: true } }) },
};

const columns: Docs<typeof columnProperties> = {
  name: { text: "The key of the row under which the cell's value stands.", example: column({}) },
  type: { text: "The type of the cells; default Text.", example: column({ type: "Number" }) },
  edittype: { text: "Another name of `type`.", example: column({ edittype: "Number" }) },
  title: { text: "The head of the column.", example: column({ title: { ua: "Робота", en: "Work" } }) },
  data: { text: "The list from which is chosen.", example: column({ type: "Select2", data: "topic" }) },
  parent: {
    text: "The column on which the list depends.",
    example: column({ type: "Select2", data: "street", parent: "district" }),
  },
  width: { text: "As a CSS length or a number of px.", example: column({ width: "120" }) },
  hide_column: { text: "Not shown; its values stay in the rows.", example: column({ hide_column: true }) },
  backgroundColor: { text: "The colour of its cells.", example: column({ backgroundColor: "#fff8e1" }) },
  editoptions: {
    text: "Properties for the cell's editor, as a field's.",
    example: column({ type: "Number", editoptions: { decimal_places: 0 } }),
  },
  editorAttrs: {
    text: "An alias of `editoptions`; `disabled` for cells that cannot be changed.",
    example: column({ editorAttrs: { disabled: true } }),
  },
  template_for_cell: {
    text: "A template that draws the cell from its row.",
    example: column({ template_for_cell: "<b>{{what}}</b>" }),
  },
  column_filling: {
    text: "The content of empty cells: a value, or the name of a column or field.",
    example: column({ column_filling: "repair" }),
  },
};

const table: Docs<typeof tableProperties> = {
  columns: { text: "The columns in their order.", example: works({}) },
  button: {
    text: "The buttons to show: import, export, del, edit, clear.",
    example: works({ button: ["import", "export", "clear"] }),
  },
  options: { text: "See below.", example: works({ options: { live_editing: true } }) },
  key: {
    text: "With `val`: the rows are stored as an object; the column that holds its keys.",
    example: works({ key: "code", val: "what" }),
  },
  val: { text: "The column that holds its values.", example: works({ key: "code", val: "what" }) },
  import_text: {
    text: "A text beside the import.",
    example: works({ import_text: "Excel file, first sheet" }),
  },
  values: {
    text: "The rows of a table whose rows are fixed, and which columns are shown.",
    example: works({ values: { values: ["asphalt", "kerb"], show: ["what"] } }),
  },
  data: { text: "Where rows are suggested from.", example: works({ data: "work" }) },
  parent: {
    text: "The field on which the suggestions depend.",
    example: { schema: { district, works: { ...works({ data: "work", parent: "district" }).schema.works } } },
  },
  disableDrag: { text: "Rows cannot be dragged.", example: works({ disableDrag: true }) },
};

const option = (more: object) => works({ options: more });
const options: Docs<typeof tableOptions> = {
  live_editing: { text: "A click on a cell edits it.", example: option({ live_editing: true }) },
  select_rows_interval: {
    text: "The fewest and the most rows.",
    example: option({ select_rows_interval: "1,10" }),
  },
  noaddbutton: { text: "No button that adds a row.", example: option({ noaddbutton: true }) },
  noeditactions: { text: "No buttons in the rows.", example: option({ noeditactions: true }) },
  del: { text: "Rows can be deleted.", example: option({ del: true }) },
  edit: { text: "Rows can be edited.", example: option({ edit: true }) },
  rowReorder: { text: "Rows can be put in another order.", example: option({ rowReorder: true }) },
  remove_del_row_button: {
    text: "No button that deletes the last row.",
    example: option({ remove_del_row_button: true }),
  },
};

const values: Docs<typeof tableValues> = {
  values: { text: "The rows.", example: works({ values: { values: ["asphalt", "kerb"] } }) },
  show: {
    text: "The columns to show.",
    example: works({ values: { values: ["asphalt"], show: ["what"] } }),
  },
};

/** Texts by the place of a property, as in `schemaTables`. */
export const schemaDocs = { form, entry, fieldset, validator, behavior, add, table, options, values, columns };
