/** What every tag and attribute means: the source of the reference and of all editor data. No bundle imports it. */
import type { Events } from "./events.ts";
import type { FieldName, fieldAttributes, TagName, Tags } from "./tags.ts";

export interface Described {
  name: string;
  text: string;
}
export interface TagDocs<Name extends TagName = TagName> {
  /** What it is, one to three sentences. */
  text: string;
  /** By the schema's names; of a field those that do something there. A default stands in the sentence, rows in brackets. */
  attributes: Name extends FieldName
    ? typeof field & Partial<Record<keyof Tags[Name]["attributes"], string>>
    : Record<keyof Tags[Name]["attributes"] & string, string>;
  /** Properties beside those of the attributes: name with type → text. */
  properties?: Record<string, string>;
  /** Signature → text. They are there once the code of the element has come. */
  methods?: Record<string, string>;
  events?: Partial<Record<keyof Events | "input" | "change", string>>;
  slots?: Record<string, string>;
  parts?: Record<string, string>;
  /** Markup that can be copied as it stands; it works with the data of the demo. */
  example: string;
  /** It asks the server for nothing, so it works where nobody is signed in. */
  isAlone?: boolean;
  /** Where the demo shows it, when it would take the page of the reference over. */
  seenAt?: string;
}

const field = {
  name: "The name under which a form posts the value, and the column of a record. Without it nothing is posted.",
  type: "The schema type that the tag draws; the first one that it lists when absent (SPEC §2.4).",
  title:
    "The label, shown above the control; a page's own `<label>` takes its place. A text, or JSON with `ua`, `ru`, `en` in a schema (R3.6-02).",
  help: "A quiet line under the control; a problem takes its place while there is one (R3.6-08).",
  placeholder: "A hint inside the empty control (R3.6-05).",
  size: "A number: the visible rows of a text area, 4 unless told (R3.6-07).",
  required: "An empty value is a problem: `:invalid`, and the page's form is not sent (R5.1-05).",
  disabled: "Cannot be used, is not posted and has no problem (R3.6-11). A disabled `fieldset` does the same.",
  readonly: "Shows and posts the value; it cannot be changed.",
  mirror:
    "A hidden input in the page carries the value, for scripts that collect forms by themselves. The setting `mirror` does it for all fields.",
  validators:
    'JSON: a list of names (`"email"`) or objects (`{"type":"length","min":3,"max":80}`) of the checks of SPEC §5.1 (R3.6-03).',
  field: "Reserved for the whole schema entry as JSON; kept and not read in this version.",
} satisfies Partial<Record<keyof typeof fieldAttributes, string>>;

const offered = {
  start: "The first day that may be chosen; 100 years ago unless told (R5.2-24).",
  end: "The last day that may be chosen; 25 years ahead unless told (R5.2-24).",
  disabled_weekdays: "Weekdays that may not be chosen: `6,0` for Saturday and Sunday, `1` is Monday (R5.2-23).",
  disabled_dates: "Days that may not be chosen, separated by commas (R5.2-23).",
};
const listed = {
  data: "The name of a list: `window.select[{name}json]` if the page has it, else GET `/api-user/select/{name}` (R3.6-14).",
  parent: "The name of a field on whose value the list depends: entries whose third column is that value (R3.6-15).",
  parent2: "A second one, for the server (R3.6-15).",
  parent3: "A third one (R3.6-15).",
  index_key: "The key of an item that is the value; `id` unless told (R3.6-16).",
  tags: "Values that are not in the list may be typed (R3.6-18).",
  nocache: "The server is asked at each opening; else answers are shared and remembered for the page (R3.6-19).",
  minimumInputLength: "So many characters are typed before the server is asked (R3.6-31).",
  maxlength: "The most characters that can be searched for (R5.2-27).",
} satisfies Partial<Record<keyof typeof fieldAttributes, string>>;

const validity = {
  "form: HTMLFormElement | null": "The page's form that the value is posted with.",
  "labels: NodeList": "The page's own `<label>`s of this element.",
  "validity: ValidityState": "What is wrong with the value, as with native controls.",
  "validationMessage: string": "The problem in words; empty while there is none.",
  "willValidate: boolean": "False for disabled and read-only fields.",
};
const checks = {
  "checkValidity(): boolean": "True when the value has no problem.",
  "reportValidity(): boolean": "The same, and shows the problem to the person.",
  "setCustomValidity(message: string): void": "A problem in the page's own words; an empty text takes it back.",
};
const told = {
  input: "After each change that a person makes; composed, as with native controls. Never for what a script sets.",
  change: "When a person has finished changing the value; not composed.",
};
const fieldParts = {
  field: "Label, control and the line under it.",
  label: "The label.",
  control: "The input itself.",
  help: "The line under the control while it holds help.",
  problem: "The same line while it holds a problem.",
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
    "A CSS length or a number of px; 80 % of the window, at most 1008 px, unless told, 480 px at a side (R2.3-17); 70 % for a form with `table_form` (R2.3-18).",
  position:
    "`center`, `left`, `right`, `top`, `bottom` or `fullscreen`; `center` unless told (R2.2-25). Or distances from the edges of the window, `left,top,right,bottom`, of which any may be empty: `,40,20,` (R2.3-19).",
  top: "The distance from the top of the window, a CSS length or a number of px; in the middle unless told.",
  backdrop: "`false`: the page behind it is not dimmed (R2.3-20).",
  form: "The name of a form that opens in it, when nothing stands in it (R3.6-65).",
  model: "The table of that form; the form's name unless told.",
  record: "The id of its record.",
  mode: "`add`, `edit` or `info`; by `record` unless told.",
  api: "An own address where that form is saved (R3.6-36).",
  obj: "JSON: values that a new record begins with, or a path with a query that gives them.",
};
const dialogMethods = {
  "show(): void": "Opens the dialog, the same as setting `open`.",
  "close(result?: unknown): void": "Closes it with a result, without asking.",
  "leave(): Promise<void>": "Closes it as Escape does: asks first while something typed would be lost.",
};

export const tagDocs = {
  "vs-text": {
    text: "One line of text, an area, an e-mail or web address, a phone number or a password. What was loaded is kept to the byte until somebody changes it.",
    attributes: {
      ...field,
      maxlength: "The most characters that can be typed; no limit unless told.",
      autocomplete: "As on a native input: `name`, `email`, `tel` … (HTML's tokens).",
      mask: "What is typed is brought into this form, as `vs-marked-text` does it, whose code comes then (R3.6-25).",
    },
    properties: { "value: string": "The text; empty when there is none.", ...validity },
    methods: checks,
    events: told,
    parts: fieldParts,
    example: '<vs-text name="applicant" title="Заявник" maxlength="120" required></vs-text>',
    isAlone: true,
  },
  "vs-number": {
    text: "A number with a decimal comma and spaces between thousands. It is posted in the spelling in which it was written (`1234.50`, `1 234,5`).",
    attributes: {
      ...field,
      decimal:
        "`false` takes whole numbers only; a number is the same as `decimal-places`. Decimals are allowed unless told (R3.6-20).",
      decimal_places: "How many decimals can be typed, 2 unless told (R3.6-21). `PositiveDecimal` takes none.",
      interval: "`min,max`: the number has to lie between them, both included (R3.6-22, R5.1-12).",
      unit: "Shown behind the control: `грн`, `га` (R3.6-23). With `data` the id of a unit of that list.",
      data: "`unit_system`: the number can be typed in any unit of the family of `unit`, with 8 decimals unless told; the value stays in `unit` (R3.5-07, R7.2-03).",
      mask: "What can be typed at each place: 9 a digit, all else as it stands (R3.6-25).",
    },
    properties: { "value: number | null": "The number; null when there is none.", ...validity },
    methods: checks,
    events: told,
    parts: fieldParts,
    example: '<vs-number name="spent" title="Витрачено" unit="грн" interval="0,500000"></vs-number>',
    isAlone: true,
  },
  "vs-choice": {
    text: "A short list whose choices are all seen: boxes (`Checkboxes`), radios (`Radio`), radios that look like buttons (`RadioButton`), buttons in their groups (`ButtonGroup`), one box (`Checkbox`), yes and no (`RadioBool`) (R2.4-21 to R2.4-24). What was loaded and is not in the list is shown and kept.",
    attributes: {
      ...field,
      options:
        "JSON: code → label, a list of texts, or rows `[code, label, group, hidden, enabled]` (R3.5-02). For `RadioBool` the words of `true` and `false`.",
      data: "The name of a list that the server or `window.select` has, in place of `options` (R3.6-12).",
      parent:
        "The name of a field on whose value the list depends: entries whose third column is that value (R3.6-15).",
      multi: "`ButtonGroup` takes several; the value is a list then (R2.4-24).",
      multi_join: "Several are posted as one entry, joined by this text; one entry for each unless told.",
      unselect:
        "A required choice, and an answer of `RadioBool`, can be taken back, by a click on it or by Delete, as others always can (R3.6-30).",
      checked: "The first state of `Checkbox` and `RadioBool`.",
      on_value: "What `Checkbox` and `RadioBool` post for yes, `on` unless told; for no nothing is posted.",
    },
    properties: {
      "value: string | string[] | boolean":
        "The code chosen; a list of codes for `Checkboxes` and with `multi`; true or false for `Checkbox` and `RadioBool`.",
      ...validity,
    },
    methods: checks,
    events: told,
    parts: fieldParts,
    example:
      '<vs-choice name="condition" type="Radio" title="Стан дерева" options=\'{"good":"Добрий","weak":"Ослаблений","dead":"Сухостій"}\' value="weak"></vs-choice>',
    isAlone: true,
  },
  "vs-marked-text": {
    text: "A text that fits a mask; the mask's own characters come by themselves (R2.4-04). What does not fill the mask is a problem; what was loaded stays until somebody changes it.",
    attributes: {
      ...field,
      mask: "9 a digit, a a letter, * anything but a space, all else as it stands (R3.6-25).",
      unmask: "The value has only what was typed, without the mask's own characters.",
      autocomplete: "As on a native input; `off` unless told.",
    },
    properties: { "value: string": "The text; empty when there is none.", ...validity },
    methods: checks,
    events: told,
    parts: fieldParts,
    example: '<vs-marked-text name="cad_num" title="Кадастровий номер" mask="9999999999:99:999:9999"></vs-marked-text>',
    isAlone: true,
  },
  "vs-text-list": {
    text: "A list of texts (R2.4-39): Enter adds a line, several pasted lines become several, a line is moved by its handle with arrows or the pointer.",
    attributes: {
      ...field,
      multi_join: "The lines are posted as one entry, joined by this text; one entry for each unless told.",
    },
    properties: { "value: string[]": "The lines.", ...validity },
    methods: checks,
    events: told,
    parts: fieldParts,
    example: '<vs-text-list name="emails" title="Пошта" value="office@example.com,sklad@example.com"></vs-text-list>',
    isAlone: true,
  },
  "vs-rating": {
    text: "Stars to choose from, by pointer or by arrows; Delete takes the choice back (R2.4-27). With `rate` the server keeps the rating by itself.",
    attributes: {
      ...field,
      stars: "How many, 5 unless told (R3.9-07).",
      rate: "The id of a rating at GET `/rate_api/rating/{id}`; each choice is sent to POST `/rate_api/rating/{id}/{value}` at once (R7.3-13, R7.3-14).",
    },
    properties: { "value: number | null": "The stars chosen; null when nothing is.", ...validity },
    methods: checks,
    events: told,
    parts: fieldParts,
    example: '<vs-rating name="quality" title="Якість робіт" value="4"></vs-rating>',
    isAlone: true,
  },
  "vs-spinner": {
    text: "A number from 0 to 1000 with buttons for less and more; arrows go by one step, Page Up and Page Down by ten (R2.4-26).",
    attributes: {
      ...field,
      interval: "The smallest and the largest number, `min,max`; `0,1000` unless told.",
      step: "How far a button or an arrow goes, 1 unless told.",
      decimal_places: "How many decimals can be typed, none unless told.",
    },
    properties: { "value: number | null": "The number; null when nothing or no number stands there.", ...validity },
    methods: checks,
    events: told,
    parts: fieldParts,
    example: '<vs-spinner name="diameter_cm" title="Діаметр стовбура, см" value="42"></vs-spinner>',
    isAlone: true,
  },
  "vs-interval": {
    text: "A length of time in days, hours, minutes and seconds; it holds and posts whole seconds (R2.4-25, R3.9-09).",
    attributes: field,
    properties: { "value: number | null": "Seconds; null when nothing stands there.", ...validity },
    methods: checks,
    events: told,
    parts: fieldParts,
    example: '<vs-interval name="reaction" title="Час реагування" value="5400"></vs-interval>',
    isAlone: true,
  },
  "vs-color": {
    text: "One colour, typed as hex digits or picked in the browser's own picker, which Alt+↓ opens (R2.4-28). A short or upper-case spelling is understood; text that is no colour stays and is a problem.",
    attributes: field,
    properties: { "value: string": "`#rrggbb`, `#rrggbbaa`, or the spelling of its `value` attribute.", ...validity },
    methods: checks,
    events: told,
    parts: fieldParts,
    example: '<vs-color name="mark_color" title="Колір позначки" value="#1d5fc2"></vs-color>',
    isAlone: true,
  },
  "vs-palette": {
    text: "Colours to choose several from, 5 rows of 7 unless told; arrows go over the grid, Space chooses (R2.4-29). A chosen colour that no row has is shown behind them and kept.",
    attributes: {
      ...field,
      options: "JSON: own colours in place of ours, colour → name, or a list of colours.",
    },
    properties: { "value: string": "Hex colours in the order of choice, joined by commas.", ...validity },
    methods: checks,
    events: told,
    parts: fieldParts,
    example: '<vs-palette name="leaf_colors" title="Колір листя" value="#3f9b3f,#e3b30f"></vs-palette>',
    isAlone: true,
  },
  "vs-icon": {
    text: "A picture from GET `/files/less/icon/`, found by typing its name; the folder is read when the choice opens, once a page (R2.4-19, R7.5-08). A value that the folder does not have is shown and kept.",
    attributes: {
      ...field,
      options:
        "JSON: the icons themselves in place of the folder, file → name, or a list of files; a path that begins with `/` stands for itself.",
    },
    properties: { "value: string": "The name of the file, or its path; empty when there is none.", ...validity },
    methods: checks,
    events: told,
    parts: fieldParts,
    example: '<vs-icon name="mark" title="Значок позначки" value="tree.svg"></vs-icon>',
  },
  "vs-captcha": {
    text: "A box that a person ticks, whereupon the browser works for a second, with no pictures and no other host; with the setting `captcha` the provider that it names, in Ukrainian (R2.4-14, R5.1-16). Always required. A form of ours sends its proof as `recaptcha-token` and empties it after each save; a native form posts it under `name`.",
    attributes: field,
    properties: { "value: string": "The proof, good for one save; empty until there is one.", ...validity },
    methods: checks,
    events: told,
    parts: fieldParts,
    example: '<vs-captcha name="recaptcha-token" title="Перевірка"></vs-captcha>',
  },
  "vs-reminder": {
    text: "A day, a time and the person who is responsible, as one value (R2.4-65). A time that is none becomes `00 : 00` (R4-45). Posts its JSON text.",
    attributes: {
      ...field,
      start: "The first day that may be chosen; 100 years ago unless told (R5.2-24).",
      end: "The last day that may be chosen; 25 years ahead unless told (R5.2-24).",
      data: "The name of the list of persons at GET `/api-user/select/{name}`; `person` unless told.",
      options: "JSON: the persons themselves: id → name, rows, objects or texts.",
    },
    properties: {
      "value: { date: string | null; time: string | null; person: string | null } | null":
        "`YYYY-MM-DD`, `HH:MM` and the id of the person; null when nothing is told.",
      ...validity,
    },
    methods: checks,
    events: told,
    parts: fieldParts,
    example: `<vs-reminder name="remind" title="Нагадати" value='{"date":"2026-03-05","time":"14:05","person":"7"}'></vs-reminder>`,
  },
  "vs-date": {
    text: "A day, typed as DD.MM.YYYY or picked from a calendar that loads at the first touch; a touch screen shows the browser's own. Holds and posts `YYYY-MM-DD`, or the spelling of its `value` attribute (R2.4-07).",
    attributes: {
      ...field,
      ...offered,
      multi: "Several days, separated by commas; a form's record gets a list, or the text that it had (R3.9-10).",
    },
    properties: { "value: string": "`YYYY-MM-DD`, several joined by commas, or empty.", ...validity },
    methods: checks,
    events: told,
    parts: fieldParts,
    example: '<vs-date name="due" title="Термін виконання" start="2026-01-01"></vs-date>',
    isAlone: true,
  },
  "vs-date-time": {
    text: "A day with its time, typed as DD.MM.YYYY HH:MM in local time; the calendar picks the day. Holds and posts an ISO string in UTC, or the spelling of its `value` attribute (R3.9-12). Of the hour that autumn shows twice the first is meant unless a zone stands behind it.",
    attributes: { ...field, ...offered },
    properties: { "value: string": "`2026-03-05T12:05:00.000Z`, or empty.", ...validity },
    methods: checks,
    events: told,
    parts: fieldParts,
    example: '<vs-date-time name="seen" title="Оглянуто" value="2026-03-05T12:05:00Z"></vs-date-time>',
    isAlone: true,
  },
  "vs-date-range": {
    text: "The first and the last day, typed or picked together; the calendar has presets (R2.4-55). Holds and posts `DD-MM-YYYY,DD-MM-YYYY`, or the spelling of its `value` attribute (R3.9-11).",
    attributes: { ...field, ...offered, utc: "A new range is sent as a pair of UTC strings (R3.9-11)." },
    properties: { "value: string": "`01-03-2026,31-03-2026`, or empty.", ...validity },
    methods: checks,
    events: told,
    parts: fieldParts,
    example: '<vs-date-range name="works" title="Роботи" value="01-03-2026,31-03-2026"></vs-date-range>',
    isAlone: true,
  },
  "vs-period": {
    text: "A day, week, month, quarter, half-year, year, all time or any two days, with buttons for the one before and the one after (R2.4-56). Posts its JSON text.",
    attributes: { ...field, ...offered },
    properties: {
      "value: { period: string; d1: string; d2: string } | null":
        "`period` is d, w, m, 3m, 6m, y, ∞ or -; the first and the last day are ISO dates (R3.9-13).",
      ...validity,
    },
    methods: checks,
    events: told,
    parts: fieldParts,
    example: `<vs-period name="report" title="Звіт за" value='{"period":"3m","d1":"2026-01-01","d2":"2026-03-31"}'></vs-period>`,
    isAlone: true,
  },
  "vs-code": {
    text: "Code with the colours of its language, numbers of lines, search (Ctrl+F), laying out (Alt+Shift+F), opening and sending of files, font size (Ctrl+Alt+plus, minus, 0), colours and full screen (Alt+Shift+Enter) (R2.4-34 to R2.4-36, R2.4-43). Until it is touched it is a plain area. Escape, then Tab leaves it.",
    attributes: {
      ...field,
      mode: "The language: `json`, `html`, `css`, `javascript`, `sql`, `xml`, `yaml`, `markdown`, `python`, `typescript`, `sh`, `ini`; another one is plain text (R5.2-20).",
      theme:
        "The colours: `rainbow` unless told, `textmate`, `github`, `monokai`, `tomorrow`; what a person chooses wins and is remembered (R9.6-05, R9.9-03).",
      prettify:
        "`false` keeps the text as it was typed; what was changed is laid out when it is left unless told (R9.6-04).",
      save: "A button that has the server read its helpers anew, GET `/helper/reload` (R7.3-17).",
      size: "How many lines are seen; 300 px in all unless told (R9.6-04).",
    },
    properties: { "value: string": "The text; empty when there is none.", ...validity },
    methods: checks,
    events: told,
    parts: fieldParts,
    example: `<vs-code name="body" title="Налаштування" mode="json" value='{"rows":50}'></vs-code>`,
    isAlone: true,
  },
  "vs-rich-text": {
    text: "A text with formatting: `Wysiwyg` standard, `Editor` simple, `Html` full with tables, source and alignment (R2.4-31, R2.4-32). It holds a person's markup: no scripts, styles, classes, pictures of other sites, in whatever way it came in, by a paste from Word too. Pictures go to `/file/multer/upload/image`. What the editor has no words for (joined cells, headings of tables) stands as one piece and goes back as it came; what nobody has touched goes back to the byte. It is written in plainly until the editor comes, and when it does not come. Tab goes on to the bar, where arrows lead along; Alt+F10 goes there too, Ctrl+K asks for a link's address, Ctrl+] and Ctrl+[ indent, Alt+Shift+Enter fills the window; in a table Tab goes to the next cell.",
    attributes: { ...field, size: "How many lines are seen; 300 px in all unless told (R9.6-04)." },
    properties: { "value: string": "The markup; empty when there is none.", ...validity },
    methods: checks,
    events: told,
    parts: fieldParts,
    example: '<vs-rich-text name="answer" title="Відповідь" value="<p>Роботи <b>завершено</b>.</p>"></vs-rich-text>',
    isAlone: true,
  },
  "vs-markdown": {
    text: "A text with marks (`**bold**`, `- list`, `# heading`) in a plain area, with buttons and Ctrl+B, Ctrl+I, Ctrl+K that the browser's undo knows, and a preview beside it, on a phone under or in place of it (R2.4-30). Enter goes on with a list. In the preview nothing acts: markup that stands in the text is shown as text, pictures of other sites are left out. Ends of lines stay as they were loaded.",
    attributes: { ...field, size: "How many lines are seen; 500 px in all unless told (R9.6-04)." },
    properties: { "value: string": "The text; empty when there is none.", ...validity },
    methods: checks,
    events: told,
    parts: fieldParts,
    example: '<vs-markdown name="note" title="Примітка" size="8" value="Дах **тече** з весни."></vs-markdown>',
    isAlone: true,
  },
  "vs-bpmn": {
    text: "A BPMN diagram; the value is its XML (R2.4-37). Its picture is drawn when it comes into sight, the editor comes when a person begins to change it; the wheel zooms it while the focus is in it. Keys: arrows move what is selected, Page Down and Page Up select, Enter names, Delete removes, Ctrl+Z and Ctrl+Y undo and redo; shapes are added by the list above too. What is no diagram, or holds what the editor does not know, is shown as text and kept; so is the diagram when the editor's code does not come. What nobody has changed goes back to the byte; what was, is written anew, without comments.",
    attributes: { ...field, size: "How many lines high it is; 500 px in all unless told (R9.6-04)." },
    properties: { "value: string": "The XML; empty when there is none.", ...validity },
    methods: checks,
    events: told,
    parts: fieldParts,
    example: '<vs-bpmn name="process" title="Порядок розгляду"></vs-bpmn>',
    isAlone: true,
  },
  "vs-html": {
    text: "Markup between fields; it stores nothing, is neither posted nor saved (R2.4-33). Scripts and what acts by itself are taken out; styles of the page and of the form do not reach it.",
    attributes: {
      ...field,
      html: "The markup of the template's author, at the level of the server's: tags and click attributes of ours work in it.",
      value:
        "A person's markup, shown where there is no `html`: no classes, forms, pictures of other sites, and nothing in it acts.",
    },
    parts: fieldParts,
    example: '<vs-html html="<p>Строк розгляду — <b>30 днів</b>.</p>"></vs-html>',
    isAlone: true,
  },
  "vs-time": {
    text: "A time of day under the mask `99 : 99`, hours 0 to 23, minutes 0 to 59. What a person typed wrong goes back when the control is left, and a line says so (R5.2-06). Holds and posts `HH:MM`, or the spelling of its `value` attribute.",
    attributes: { ...field, allow_24: "24 : 00, the end of the day, may be typed too (R9.9-04)." },
    properties: { "value: string": "`HH:MM`, or empty.", ...validity },
    methods: checks,
    events: told,
    parts: fieldParts,
    example: '<vs-time name="from" title="Початок робіт" value="09:00"></vs-time>',
    isAlone: true,
  },
  "vs-select": {
    text: "A choice of a list, or several, found by typing; 10,000 options are as quick as ten. A value that the list does not know is shown as it stands and kept. What opens and searches the list loads at the first touch.",
    attributes: {
      ...field,
      ...listed,
      new: "What is typed can become an entry of the list, by select-add (R3.6-28).",
      api: "An own address in place of it (R7.2-01).",
      options: "JSON: the choices in place themselves: code → text, rows, objects or texts (R3.6-29).",
      unselect: "A required choice may be cleared too (R3.6-30); one that is not required always can.",
      multi:
        "Several choices: the value is a list, posted as one entry for each (R3.6-17). `MultiSelect` always has them.",
      multi_join: 'Posts the list as one entry, joined by this: `multi-join=","`.',
      maxItems: "The most choices that `multi` takes (R5.2-08).",
      first: "An empty field takes the first item of its list (R3.6-32).",
      step: "Cascading levels: how many at most, or a JSON list of the levels' lists (R3.6-33). `StepSelect` has as many as its list.",
    },
    properties: {
      "value: string | string[]": "The code of the choice, empty when there is none; a list of codes with `multi`.",
      ...validity,
    },
    methods: checks,
    events: told,
    parts: fieldParts,
    example: '<vs-select name="district_id" title="Район" data="district" required></vs-select>',
  },
  "vs-autocomplete": {
    text: "A choice among what the server suggests while somebody types, 100 ms after the last key. Columns of the choice fill fields of their names. A text that is none of the suggestions is a problem, with `tags` a value of its own.",
    attributes: {
      ...field,
      ...listed,
      data: "What is searched: GET `/api-user/suggest/{data}` (R7.2-05). `Autocomplete2` asks for 100 suggestions, `Autocomplete` for 30.",
      parent: "The name of a field whose value goes along (R3.6-15).",
      parent2: "A second one (R3.6-15).",
      smart: "`model.field`: while nothing is typed the ten last choices of it are offered (R3.6-27, R7.2-06).",
      unselect: "A required choice may be cleared too (R3.6-30).",
      minimumInputLength: "So many characters are typed before the server is asked; none unless told (R5.2-26).",
    },
    properties: {
      "value: string": "The id of the choice, or its text where the server sends texts; empty when there is none.",
      ...validity,
    },
    methods: checks,
    events: told,
    parts: fieldParts,
    example:
      '<vs-autocomplete name="address_id" title="Адреса" data="address" placeholder="вулиця, будинок"></vs-autocomplete>',
  },
  "vs-address": {
    text: "An address, found while it is typed by GET `/api-user/suggest/{data}` or by the setting `geocoder`, those in Ukraine first (R2.4-59, R9.1-09). What comes with the chosen one fills fields of its names, its `x` and `y` the field `place`, or the one that `geom` of a schema names, as a GeoJSON point.",
    attributes: {
      ...field,
      data: "What is searched at the suggest call; `address` unless told.",
      parent: "The name of a field whose value goes along (R3.6-15).",
      index_key:
        "What of an address is stored: `id` unless told; with `text` its words, and an address that nobody knows may be typed.",
    },
    properties: {
      "value: string": "The id of the address, or its words; empty when there is none.",
      ...validity,
    },
    methods: checks,
    events: told,
    parts: fieldParts,
    example: '<vs-address name="address_id" title="Адреса" placeholder="Вулиця й будинок"></vs-address>',
  },
  "vs-switcher": {
    text: "Yes or no. Posts `on-value` when on, nothing when off, as a native check box does (R3.9-08).",
    attributes: {
      ...field,
      checked: "The first state is on; a reset returns to it.",
      on_value: "What is posted when on; `on` unless told.",
    },
    properties: { "value: boolean": "True when on.", ...validity },
    methods: checks,
    events: told,
    parts: fieldParts,
    example: '<vs-switcher name="anonymous" title="Анонімно" on-value="1"></vs-switcher>',
    isAlone: true,
  },
  "vs-hidden": {
    text: "A value that travels with the form and is not shown.",
    attributes: field,
    properties: { "value: string": "What is posted.", ...validity },
    methods: checks,
    example: '<vs-hidden name="source" value="counter"></vs-hidden>',
    isAlone: true,
  },
  "vs-label": {
    text: "Shows a value and stores none: it is neither posted nor saved.",
    attributes: { ...field, value: "What is shown; a dash while it is empty." },
    parts: fieldParts,
    example: '<vs-label title="Номер" value="ЗВ-2026/00017"></vs-label>',
    isAlone: true,
  },
  "vs-form": {
    text: "A form from the server's schema, filled from the record and saved back: GET `/api/template/form/{form}`, GET, PUT or POST `{api}{table}/{record}`. In a popup Enter saves and Escape leaves.",
    attributes: {
      table: "The table of the record: `works.request`.",
      record: "The id of the record; empty for a new one, which is sent by POST.",
      form: "The name of the form; when empty the one of the record's or the table's name (R2.1-01, R2.1-02).",
      mode: "`add`, `edit` or `info` (read-only); `edit` unless told. With `add` a new record begins with what is read of `record` (R3.6-62).",
      layout: "`vertical`, `horizontal` or `inline`; the schema's, else `vertical`.",
      api: "An own address of the record: a prefix when it ends with `/`, else the whole; the schema's `api` unless told (R3.6-36).",
      disabled: "All fields are read-only and nothing can be saved, as with mode `info`.",
      obj: "JSON: values that a new record begins with, or a path with a query that gives them (R2.2-13, R7.3-09).",
      schema:
        "The schema as an object, in place of asking the server; then nothing is fetched (CONTRACT, Form schema).",
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
      tabs: "The tabs, where the schema has such (R2.3-07).",
      steps: "The counter of a form in steps (R2.3-09).",
      markup: "The schema's `html`, `footer` and explanations; each has a shadow root of its own.",
      draft: "When what is typed was kept on disk.",
      problems: "The list 'field title - message' at the top (R5.1-02).",
      refusal: "Why the server did not save; the choice where others have changed the same fields.",
      meanwhile: "What others have changed and the form has taken over.",
      result: "What the schema's `result` shows in place of the form after a save (R3.6-40).",
      ...fieldParts,
    },
    example: '<vs-form table="works.request" record="17" form="request"></vs-form>',
  },
  "vs-popup": {
    text: "A dialog around what the page puts into it: in the middle, at a side or over the whole window (R2.2-25). A click beside it does not close it.",
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
    text: "A dialog with a text and buttons; each closes it with its result (R2.3-27 to R2.3-29).",
    attributes: {
      ...dialog,
      buttons:
        'JSON: `[{"label":"Так","result":true,"kind":"main"}]`; `kind` is `main`, `danger` or absent; `link` is followed and `callback` called when it is pressed (R2.3-29).',
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
    text: "A piece of the server's page: GET `/widget/{name}` with the page's filters, in the page's own look. It is fetched again after a save that concerns its table, not while somebody types in it; when that fails the last good content stays, and it is tried again later and later, up to 5 min (R7.4-06).",
    attributes: {
      name: "Of `/widget/{name}`.",
      src: "An own path in place of the name.",
      state: "Of `/api/template/interface/{state}`, a page template, in place of the name (R7.1-05).",
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
    text: "The shell of an application: the address names a form (`add/table/form`, `edit/table/id/form`, `info/…`) or a page of the server (`/api/template/interface/{page}`, with `key=value` segments as its filters), which stands here; Back, Forward and reload show it again. `add`, `edit`, `info` and `state` anywhere on the page go there instead of opening a popup, and so do links below `base` (SPEC §2.1).",
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
    text: "The signing key of the person in this browser, for setting `crypto`: makes it under a PIN, tells the server its public part, renews and removes it (R6-03). The private part never leaves the browser and cannot be read there.",
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
} satisfies { [Name in TagName]: TagDocs<Name> };
