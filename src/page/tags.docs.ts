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
  /** Methods: signature → text. Calls before the code of the element is loaded wait for it. */
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
  problem: "The line under the control while it holds a problem.",
};
/** Attributes that every field has. */
export const fieldDocs = {
  properties: {
    "form: HTMLFormElement | null": "The page's form that the value is posted with.",
    "labels: NodeList": "The page's own `<label>`s of this element.",
    "validity: ValidityState": "The validity state, as with native controls.",
    "validationMessage: string": "The message of the problem; empty without a problem.",
    "willValidate: boolean": "False for disabled and read-only fields.",
  },
  methods: {
    "checkValidity(): boolean": "True when the value has no problem.",
    "reportValidity(): boolean": "Like `checkValidity`, and shows the problem to the user.",
    "setCustomValidity(message: string): void": "Sets the page's own problem message; an empty text removes it.",
  },
  events: {
    input: "After each change by the user; composed, as with native controls. Never for changes by scripts.",
    change: "When the user has finished changing the value; not composed.",
  },
  parts: fieldParts,
};
const dialogParts = {
  dialog: "The dialog's box.",
  header: "Title and close button.",
  body: "The scrolling content.",
};
const dialogTold = {
  "vs:opened": "Shown; fired on the element that opened it, else on itself.",
  "vs:closed": "Closed; `result` is the result of closing, null when it was cancelled.",
};
const dialog = {
  open: "The dialog is shown.",
  title: "The text in the header; default: the title of its form.",
  width:
    "A CSS length or a number of px; default 80 % of the window, at most 1008 px; at a side 480 px; 70 % for a form with `table_form`.",
  position:
    "`center`, `left`, `right`, `top`, `bottom` or `fullscreen`; default `center`. Or distances from the edges of the window, `left,top,right,bottom`, of which any may be empty: `,40,20,`.",
  top: "The distance from the top of the window, a CSS length or a number of px; centred by default.",
  backdrop: "`false`: the page behind it is not dimmed.",
  form: "The name of a form to show, when the dialog has no content.",
  model: "The table of that form, or `table/id`; default: the form's name.",
  record: "The id of its record; also as `data-id`.",
  mode: "`add`, `edit` or `info`; the default depends on `record`.",
  api: "The address where that form is saved, instead of the default.",
  obj: "Initial values of a new record: JSON, `a=1&b=2`, `a:1,b:2`, or a path with a query that returns them.",
};
const dialogMethods = {
  "show(): void": "Opens the dialog, the same as setting `open`.",
  "close(result?: unknown): void": "Closes it with a result, without asking.",
  "leave(): Promise<void>": "Closes it like Escape: asks first when there is unsaved input.",
};

export const tagDocs = {
  "vs-form": {
    text: "A form from the server's schema, filled from the record and saved: GET `/api/template/form/{form}`, GET, PUT or POST `{api}{table}/{record}`. In a popup Enter saves and Escape cancels.",
    attributes: {
      table: "The table of the record: `works.request`; default: the form's name.",
      record: "The id of the record; empty for a new one, which is sent by POST.",
      form: "The name of the form; default: the form named by the record, else like the table.",
      mode: "`add`, `edit` (default) or `info` (read-only). With `add` and a `record` a new record starts with its values.",
      layout: "`vertical`, `horizontal` or `inline`; the schema's, else `vertical`.",
      api: "The address where the record is saved: a prefix when it ends with `/`, else the whole address; default: the schema's `api`.",
      disabled: "All fields are read-only and nothing can be saved, as with mode `info`.",
      obj: "Initial values of a new record: JSON, `a=1&b=2`, `a:1,b:2`, or a path with a query that returns them.",
      obj_method: "The HTTP method by which the path in `obj` is read: GET by default.",
      schema: "The schema as an object; then it is not requested from the server.",
      value:
        "The record as an object; then it is not requested from the server. While the form is open it is the record with what was typed.",
    },
    methods: {
      "submit(): Promise<boolean>": "Validates and saves; true when it was saved.",
      "validate(): Promise<boolean>": "Shows the problems; true when there are none.",
      "reset(): void": "Restores the loaded values.",
    },
    events: {
      "vs:changed": "The user has changed a field.",
      "vs:invalid": "Submitted with problems; nothing was sent.",
      "vs:saved": "Saved; fired before the popup closes.",
      "vs:failed": "The server refused, or did not answer. Typed input stays.",
    },
    parts: {
      fieldset: "One group of fields.",
      bar: "The buttons.",
      tabs: "The tabs, if the schema has any.",
      steps: "The counter of a form in steps.",
      markup: "The schema's `html`, `footer` and explanations; each has a shadow root of its own.",
      draft: "The time when the draft was stored.",
      problems: "The list 'field title - message' at the top.",
      refusal: "The server's refusal; the choices when others have changed the same fields.",
      meanwhile: "Changes by others that the form has taken over.",
      result: "The schema's `result`, which replaces the form after a save.",
      ...fieldParts,
    },
    example: '<vs-form table="works.request" record="17" form="request"></vs-form>',
  },
  "vs-popup": {
    text: "A dialog with content from the page: in the middle, at a side or over the whole window. A click outside does not close it.",
    attributes: dialog,
    methods: dialogMethods,
    events: dialogTold,
    slots: { "": "The content; a `vs-form` in it gets the focus, and saving it closes the dialog." },
    parts: dialogParts,
    example:
      '<vs-popup title="Guide" position="right">\n  <p>Requests are registered on the day they arrive.</p>\n</vs-popup>',
    isAlone: true,
  },
  "vs-modal": {
    text: "A dialog with a text and buttons; each closes it with its result.",
    attributes: {
      ...dialog,
      buttons:
        'JSON: `[{"label":"Yes","result":true,"kind":"main"}]`; `kind` is `main`, `danger` or absent; `link` is followed and `callback` called when it is pressed. The focus is first on the button with `isSafe: true`, else on the one whose `result` is false or absent, else on the main one.',
    },
    methods: dialogMethods,
    events: dialogTold,
    slots: { "": "The content." },
    parts: { ...dialogParts, footer: "The buttons." },
    example:
      '<vs-modal title="Close the request?" width="420" buttons=\'[{"label":"No","result":false},{"label":"Yes","result":true,"kind":"main"}]\'>\n  The applicant will get the answer by mail.\n</vs-modal>',
    isAlone: true,
  },
  "vs-widget": {
    text: "A piece of the server's page: GET `/widget/{name}` with the page's filters, in the page's own styles. It is fetched again after a save that concerns its table, but not while the user types in it; when this fails the previous content stays, and it is retried with growing pauses up to 5 min.",
    attributes: {
      name: "The name in `/widget/{name}`.",
      src: "A path, instead of the name.",
      state: "The name of a page template, `/api/template/interface/{state}`, instead of `name`.",
      table: "Tables whose changes refresh it, separated by commas or spaces; default: any change.",
      interval: "Seconds between two refreshes while the page is visible; default: no regular refresh.",
      params: "JSON: parameters of the address; above 1000 characters they are sent by POST.",
    },
    methods: { "refresh(): Promise<void>": "Fetches it again now." },
    events: { "vs:refreshed": "Its content has been replaced." },
    slots: { "": "The server's markup, as light children." },
    example:
      '<vs-widget name="newest_requests" table="works.request" interval="60" params=\'{"limit":3}\'></vs-widget>',
  },
  "vs-table": {
    text: "The records of a table: GET `{api}{table}/` page by page, the property `rows`, or the server-rendered `<table>` in it. Sort, filter by column, freeze, hide, move and width of columns, chosen rows, export as .xlsx or .csv, printing; the view is kept per person (setting `user`) and can be shared by an address. Only the rows in view are drawn; below 560 px of own width they are cards. It is read again after a save that concerns its table, and the saved row is marked. A `<table>` in it stays the page's own, with its links and click attributes.",
    attributes: {
      table: "The table of the records: `works.request`.",
      name: "The name under which a person's view is kept; default: `table`, else the page's path.",
      api: "The address of the list call: a prefix when it ends with `/`, else the whole address; default: setting `api`.",
      form: "The form of a record: its titles, types and lists describe the columns, and the actions open it.",
      actions:
        "What a person can do, separated by spaces: the click attributes `edit`, `info`, `copy`, `del` at the end of each row, `add` above the table, `choose` (a checkbox in each row) and `cells` (cells are edited in place: those of plain fields of `form`, and columns with `edit`); default: `edit` when `form` is set. Enter on a row runs the first one, or opens the cell; Ctrl+Enter sets a value in all chosen rows, Ctrl+D copies the value of the first chosen row into the others, or of the cell above into this one, Ctrl+R the value of the cell on the left; the corner of a cell is dragged to fill those beside it; Ctrl+Z undoes a step. Ctrl+C copies the chosen rows, else the cell, for a spreadsheet.",
      columns:
        'JSON: names, or objects with `name`, `title`, `type`, `width`, `data`, `priority` (the order in a card on a phone, 0: not shown there), `hide_column`, `frozen`, `sort`, `filter`, `decimal_places`: `["num",{"name":"due","title":"Due","type":"Date"}]`. Default: the entries of `form`, else the keys of the rows.',
      rows: "The rows as objects; then nothing is requested. Set it as a property.",
      filter: 'JSON: the author\'s own filter, sent with each call: `{"status":"new"}`.',
      order: "The sort until the person chooses another: column names separated by commas, `-` before one: descending.",
      height: "The greatest height in px; default: 70 % of the window, at most 720 px.",
      all: "All rows are loaded at once, and sorted and filtered in the page.",
    },
    methods: {
      "refresh(): Promise<void>": "Reads the rows again now.",
      "chosen(): string[]": "The ids of the chosen rows.",
    },
    events: { "vs:refreshed": "Its rows have been read again." },
    slots: {
      "": "The server's `<table>`, as a child or deeper; a script of the page may bring or replace it later. `data-priority` of a heading: the order in a card on a phone, 0: not shown there. `data-order` (or `data-sort`) of a cell: what it is sorted by, in place of its text.",
    },
    example:
      '<vs-table table="works.request" form="request" columns=\'["num","applicant","status","due"]\' order="-id" actions="edit del add" height="320"></vs-table>',
  },
  "vs-outlet": {
    text: "The shell of an application: the address names a form (`add/table/form`, `edit/table/id/form`, `info/…`) or a page of the server (`/api/template/interface/{page}`, with `key=value` segments as its filters), which is shown here; Back, Forward and reload show it again. `add`, `edit`, `info` and `state` anywhere on the page navigate in the shell instead of opening a popup, and so do links below `base`.",
    attributes: {
      base: "The beginning of all paths of the shell; the server answers each of them with this page. Default: the folder of the page.",
      home: "The page shown when the address names no page.",
    },
    methods: {
      "go(path: string): Promise<boolean>": "Navigates to a path; false when the user stays because of unsaved input.",
      "refresh(): Promise<void>": "Fetches the page again and updates it in place.",
    },
    events: { "vs:refreshed": "Another page or form has been shown." },
    slots: { "": "The current page or form." },
    example: '<vs-outlet base="/admin/" home="requests"></vs-outlet>',
    seenAt: "/admin.html",
  },
  "vs-signature": {
    text: "The user's signing key in this browser, for setting `crypto`: creates it with a PIN, registers the public key on the server, renews and removes it. The private key never leaves the browser and cannot be read there.",
    attributes: {},
    example: "<vs-signature></vs-signature>",
  },
  "vs-viewer": {
    text: "Shows files of the server in a dialog: pictures with zoom, video, audio, pdf in the browser's viewer, office documents as pdf, texts. Arrow keys and swipes leaf through, `+`, `-` and `0` zoom. SVG, HTML and unknown kinds are only offered for download, so nothing of them runs. For a file of a `file-show` link or of `vs-files` in the page it copies a link (the page's address with `#vs-file=` and the path); opening it shows the page with this file, and only a file that the page itself shows.",
    attributes: {
      open: "The dialog is open; set and removed by the element too.",
      width: "Width of the dialog in px; default: 80 % of the window.",
      file_path: "The path or name of the file; with `files` the first one to be shown.",
      file_id: "The id of the file, in place of its path.",
      files: "JSON: several files, each a path or `{ path, name }`.",
    },
    methods: {
      "show(): void": "Opens the dialog.",
      "close(): void": "Closes it.",
    },
    events: { "vs:opened": "The dialog is open.", "vs:closed": "The dialog has been closed." },
    example: '<vs-viewer file_path="/demo/icons/lamp.svg" open></vs-viewer>',
    seenAt: "/elements/viewer/example.html",
  },
  "vs-map": {
    text: "A map: base maps, overlays of pictures and features with legends, popups and an info panel. Layers come from the server by their ids or from their descriptions; features of the page from `value`, `record`, `regions`, or the list of rows that the tag wraps.",
    attributes: {
      base: "Ids of the base maps, separated by commas; default: the setting `admin_map.base_layers`. The chosen one is remembered in this browser.",
      layers:
        "JSON: ids of layers, or their descriptions (Calls, `rasterLayers`). The first overlay is on; those of `layer_type` 1 stand among the base maps; an id without a description is a layer of features. Default: the setting `admin_map.raster_layers`.",
      center:
        "The middle of the first view, `longitude,latitude`, as in GeoJSON; default: the setting `map`, and then all features of the page are shown.",
      zoom: "The first zoom; default: the setting `map.z`, else 11.",
      height: "A CSS length or a number of px; default 400.",
      value: "JSON: GeoJSON that is shown above the layers; a member `crs` may name a Ukrainian reference system.",
      record: "`table/id`: the geometry of this record is shown.",
      geom: "The column of that geometry; default `geom`.",
      legend: "`false`: the legends of the layers are not shown in the list of layers.",
      regions:
        "JSON: child records `{ id, title, geom, color }`; default: all records of `table`. A click shows what the server says about one.",
      table: "The table of the child records.",
      key: "Their key column: the panel shows GET `/api/format/testtemp/{table}/{key}/{id}`.",
      label: "The column by whose value `colors` gives the colour of a region.",
      colors: 'JSON: colours by that value, such as `{ "done": "3b8f4a" }`.',
      cluster:
        "Points of the page within this many px are shown as one circle with their number; a click on it zooms in. Layers have `setting.cluster`.",
      search:
        "The suggestion list in which places are searched (GET `/api-user/suggest/{search}`, entries with `x` and `y`); default: the setting `map.search`. With the setting `geocoder` the host finds them.",
      add: "`table` or `table/form`: shapes can be drawn; each opens the form for a new record with the shape as its `geom`, in the shell at `add/{table}/{form}#geom=` with the shape as WKT.",
      image: "The address of a picture in place of a geographic map; positions count in px from its lower left corner.",
      tools:
        "The tools that are shown, separated by spaces: `zoom home locate link fullscreen street scale coordinates find draw compare print`, which are the default, each where it makes sense (`find` with `search`, `draw` with `add`, `compare` with two layers), and the server's own panels: `search` (GET `/api/format/map-search-pt`) and `functions` (`map-functions-pt`), with `map_id` and `show_panel` (`data-show-panel`, default `layer,import,export`).",
    },
    methods: { "home(): void": "Shows everything that the page put on the map, else the first view." },
    events: { "vs:picked": "A feature was clicked, or chosen by Enter." },
    slots: { "": "A list of rows with `data-point` or `data-wkt`: they are shown on the map, and both stay in step." },
    example:
      '<vs-map base="1,3" layers="[10, 20, 21]" center="30.52,50.525" zoom="14"></vs-map>\n' +
      '<vs-map height="260" value=\'{"type":"Point","coordinates":[30.52,50.525]}\'></vs-map>',
    seenAt: "/elements/map/example.html",
  },
  "vs-notices": {
    text: 'The notices at the bottom right, above every dialog. The element is created automatically for the first notice; a page needs it only for the history, or to show notices without a script: `trigger="vs-notices@notify"` shows `obj`.',
    attributes: {
      history: "A button with the count of unseen notices, which opens the last 50, instead of the notices.",
    },
    example:
      '<vs-notices history></vs-notices>\n<button type="button" trigger="vs-notices@notify" obj=\'{"kind":"success","text":"Saved"}\'>Save</button>',
    seenAt: "api.html#notify",
  },
} satisfies { [Name in PageTagName]: TagDocs<Name> };
