/** What every setting means; defaults and types are read from settings.ts. No bundle imports this file. */
import type { Settings } from "./settings.ts";

export const settingDocs = {
  lang: "The interface language: `ua` (or `uk`), `ru`, `en`; default: `law`, else `ua`.",
  law: "An alias of `lang`; `lang` wins.",
  errors:
    "Replacements of messages: for each language a list of `{ match, text, full }`; `match` is a plain part of the message, `full` replaces the whole message.",
  vue_form_cdn:
    "The folder that contains `chunks/`, when it is not beside vs.js. Must be set in `window.vsSettings` before the script; `data-chunks` of the script tag wins.",
  pk: 'The column that holds the id, by table: `{ "land.lamp": "gid" }`; `id` for all others.',
  base_url: "The base of the paths of calls, when the application is not at the root of its site: `/crm/`.",
  api: "The prefix of record calls.",
  urls: 'Addresses of calls by name, which replace the defaults: `{ "read": "/api/get/{table}/{id}" }`.',
  headers: "Headers of every call, or a function that returns them.",
  csrf: "How a write proves that it comes from this page: `{ header, value | meta | cookie }`. When null the usual meta elements, cookies and hidden fields are used.",
  method_override:
    "Sends PUT, PATCH and DELETE as POST with `X-HTTP-Method-Override`, for proxies that block other methods.",
  body: "How data is sent: `json`, or `form` (URL-encoded).",
  send: "What a save sends: `fields` (default): all fields that store a value; `changed`: only changed fields (a new record is sent whole); `record`: the whole loaded record with the fields, also columns without a field.",
  etag: "Sends If-Match with the record's strong ETag; without it the record is read again before a save and compared.",
  idempotency:
    "The server supports `Idempotency-Key`: a write whose answer was lost is retried once with the same key.",
  timeout:
    "Timeouts in seconds: `read`; `write`; `format` (methods and markup). A value that is not a number above 0 is ignored.",
  cap: "The largest answer in MB: `data`; `files` (attachments and downloads). A value that is not a number above 0 is ignored.",
  transport: "A function Request → Response instead of the network, for tests and for pages without a server.",
  login_url: "The address of the sign-in page; a redirect to it means that the session has ended.",
  help_url: "The address of a page of the knowledge base, with `{id}`.",
  session_url:
    "An address that answers with JSON (`user`, `csrf`) while there is a session, otherwise 401. With it the sign-in dialog asks for name and password and posts them to `login_url` as JSON; without it `login_url` opens in another tab.",
  login_marker: "A text that identifies a sign-in page without a password input.",
  redirect_hosts: "Other hosts that links and redirects may lead to.",
  mirror:
    "A hidden input in the page carries the value of each field tag, for scripts that collect form values themselves.",
  geocoder:
    "A function of the host that finds addresses for `vs-address` instead of the suggest call: text, `{ bounds, limit, signal }` → a promise of a list of `{ text, id?, x?, y?, … }`; addresses inside `bounds` (`address_bounds`) come first.",
  address_bounds:
    "Degrees: `south`, `west`, `north`, `east` of the country; `vs-address` lists places inside first. Default: Ukraine.",
  date_format:
    "How days are shown and typed: D or DD, M or MM, YY or YYYY with any signs between them, such as `MM/DD/YYYY`; default `DD.MM.YYYY`. What is sent stays as it was loaded, a new day is `YYYY-MM-DD`.",
  first_weekday: "The first day of the week in calendars: 0 for Sunday, 1 (default) for Monday, to 6 for Saturday.",
  handsontable_key:
    "The licence key of Handsontable, which then draws the cells of `vs-spreadsheet` and `vs-data-table`; `non-commercial-and-evaluation` for trying it out. Without a key our own grid draws them; commercial use of Handsontable needs a bought licence.",
  captcha:
    "The provider of `vs-captcha`: `script`, its address; `sitekey`; `global`, the global that the script defines (`grecaptcha` (default), `hcaptcha`, `turnstile`). Without it the browser computes a proof of work for a challenge of GET `/api-user/captcha`. The page's policy must allow the host, and `trusted-types vs-captcha`.",
  admin_host:
    "The host, or the beginning of the path, of the application's own pages; on other pages forms open in popups, even with an outlet.",
  socket_url:
    "The address of a WebSocket with `[event, data]` frames: a `refresh` of a table refreshes the content that shows it, `socket.` actions are sent there. Without it no connection is opened.",
  vue_form: "Another engine draws the forms of the shell: its add and edit routes are pages of the server.",
  currency: "The currency of sums in words in templates: `uah` (default), `rur`, `usd`.",
  site_name: "Appended to the title of each page of the shell.",
  site_id: "The id of this site, for servers with several sites; used by the settings that list site ids.",
  reload_site_ids:
    "Sites whose page is reloaded when a widget could not be refreshed, at most once in 10 s and never while there is unsaved input.",
  fetched_actions: "False: action attributes in fetched markup do nothing.",
  undo_delete:
    "The notice of a delete offers Undo for 8 s, which asks the server to restore the record: true for the call `restore`, or an address such as `/api/restore/{table}/{id}`, called by POST.",
  desktop_notices:
    "Notices are also shown as browser notifications while the page is hidden; permission is requested at the first notice after a user action.",
  method_transport: "How methods are called: `ajax.php` sends a form to `tpl/ajax.php`.",
  user: "The signed-in user: separates the drafts, outbox and signing keys of people who share this browser. Without it drafts are offered only in the tab in which they were typed; when it changes, nothing of the previous user is shown.",
  signed_out:
    "The user who has just signed out, for the next page (or `vs.configure` when no page follows): the drafts of that `user` in this browser are deleted. The outbox stays, hidden, until the same user signs in again. A session that only expired is not a sign-out.",
  support_cases:
    "What is done on the page is recorded in memory, so that a user can save the case of an unexpected failure as one file, with personal values masked; nothing is sent. Without it a case is recorded from the moment that the inspector is told to.",
  version_header:
    "The name of a header that tells the server the version of the script with every call: `X-Client-Version`. A server can see by it which pages are still open over a release.",
  doctor:
    "Who may use the inspector with its doctor (Alt+1, and `?vs-doctor` in the address): `true` for everybody, or a list of users as in `user`.",
  drafts:
    "On by default. `false`: typed input is not stored on disk; `draft: false` does the same for a form or field. Passwords and captchas are never stored; chosen files that are not sent yet only with the setting `user`, up to 50 MB in all.",
  draft_days: "How many days a draft is kept; default 7.",
  devtools_site_ids: "The `site_id`s on which Alt+1 opens the inspector; with `debug` it opens on any site.",
  crypto:
    "Signs saves and deletes of records: `true` signs when a key and its PIN are available, `required` sends nothing unsigned.",
  crypto_pin:
    "Where the PIN is read from: a function that returns it, or the selector of an input of the page; false when the function of `vs.sign` needs no PIN. Without it a dialog asks once per page.",
  debug:
    "Logs every call in the console, and names misspelt tags and attributes, as on `localhost`; `data-debug` of the script tag.",
  vue_debug1: "An alias of `debug`.",
  select_add_method: "`POST`: a new list entry is sent by POST; default `GET`.",
  minimum_for_search:
    "Lists with fewer options cannot be searched by typing: letters jump to the options that begin with them; default 0.",
  map: "Maps: `minZoom` (3), `maxZoom` (18), the first view `x` (longitude, 30.52), `y` (latitude, 50.525), `z` (zoom, 11); `search`, the suggestion list in which places are searched; `street_view_url`, the address of a frame with `{key}`, `{lat}`, `{lng}`, and `street_view_key`; `local_forms`, forms whose geometries may be typed in local coordinates and are saved with them in `geom_local`; `wheel_zoom`, the largest zoom that the wheel reaches in the geometry editor, such as 15.",
  admin_map: "The ids of the base maps (`base_layers`) and of the overlays (`raster_layers`) of maps that name none.",
  tile_hosts:
    "Other hosts from which maps may load pictures; `{s}` stands for each subdomain: `{s}.tiles.example`. The page's policy must allow them too.",
  wording:
    "`\"classic\"`: the messages in the very words of the product before this one ('Дані не отримано', 'Ви впевнені?' …), and where it showed them: a refused save also by a notice, a refused `vs-action` and a failed delete by a dialog and a notice; a server's foreign sentence after a save follows a general one.",
  select_empty:
    'What a save sends for a select without a choice that is not required: null by default; `""` or the text `"null"` for servers that need them.',
  field_types: 'Aliases of field types: `{ "Line": "Text" }`.',
  save_notice_ms: "How long the notice of a save or a delete stays, in ms.",
  state_exclude: "More names that are never sent as filters to option lists, widgets and pages.",
} satisfies Record<keyof Settings, string>;

/** One example per setting, as TypeScript: `{ … }` of `vs.configure`, checked against dist/vs.d.ts. */
export const settingExamples = {
  doctor: '{ doctor: ["admin", "o.tkach"] }',
  support_cases: "{ support_cases: true }",
  version_header: '{ version_header: "X-Client-Version" }',
  lang: '{ lang: "en" }',
  law: '{ law: "ru" }',
  errors: '{ errors: { en: [{ match: "value too long", text: "The text is too long", full: true }] } }',
  vue_form_cdn: '{ vue_form_cdn: "/static/vs-elements/1.4/" }',
  pk: '{ pk: { "land.lamp": "gid" } }',
  base_url: '{ base_url: "/crm/" }',
  api: '{ api: "/rest/" }',
  urls: '{ urls: { read: "/api/get/{table}/{id}", select: "/lists/{name}.json" } }',
  headers: '{ headers: () => ({ "X-Office": document.body.id }) }',
  csrf: '{ csrf: { header: "X-CSRF-Token", meta: "csrf-token" } }',
  method_override: "{ method_override: true }",
  body: '{ body: "form" }',
  send: '{ send: "changed" }',
  etag: "{ etag: true }",
  idempotency: "{ idempotency: true }",
  timeout: '{ "timeout.read": 60 }',
  cap: '{ "cap.files": 500 }',
  transport: "{ transport: (request) => fetch(request) }",
  login_url: '{ login_url: "/signin" }',
  help_url: '{ help_url: "https://kb.example/{id}", redirect_hosts: ["kb.example"] }',
  session_url: '{ session_url: "/api-user/session" }',
  login_marker: '{ login_marker: "<!-- sign-in page -->" }',
  redirect_hosts: '{ redirect_hosts: ["docs.example"] }',
  mirror: "{ mirror: true }",
  geocoder: "{ geocoder: async (text) => [{ text: `${text}, 5`, x: 30.52, y: 50.525 }] }",
  address_bounds: "{ address_bounds: { south: 49.9, west: -8.7, north: 60.9, east: 1.8 } }",
  date_format: '{ date_format: "MM/DD/YYYY" }',
  first_weekday: "{ first_weekday: 0 }",
  handsontable_key: '{ handsontable_key: "non-commercial-and-evaluation" }',
  captcha:
    '{ captcha: { script: "https://js.hcaptcha.com/1/api.js?render=explicit&hl=uk", sitekey: "10000000-ffff", global: "hcaptcha" } }',
  admin_host: '{ admin_host: "/admin/" }',
  socket_url: '{ socket_url: "/socket" }',
  vue_form: "{ vue_form: true }",
  currency: '{ currency: "uah" }',
  site_name: '{ site_name: "Zarichna community" }',
  method_transport: '{ method_transport: "ajax.php" }',
  debug: "{ debug: true }",
  vue_debug1: "{ vue_debug1: true }",
  select_add_method: '{ select_add_method: "POST" }',
  minimum_for_search: "{ minimum_for_search: 10 }",
  map: "{ map: { x: 30.52, y: 50.525, z: 14 } }",
  admin_map: "{ admin_map: { base_layers: [1, 2] } }",
  tile_hosts: '{ tile_hosts: ["{s}.tiles.example"] }',
  wording: '{ wording: "classic" }',
  select_empty: '{ select_empty: "null" }',
  field_types: '{ field_types: { Line: "Text", Yesno: "Switcher" } }',
  save_notice_ms: "{ save_notice_ms: 5000 }",
  state_exclude: '{ state_exclude: ["tab", "sort"] }',
  site_id: "{ site_id: 7 }",
  reload_site_ids: "{ site_id: 7, reload_site_ids: [7] }",
  fetched_actions: "{ fetched_actions: false }",
  undo_delete: '{ undo_delete: "/api/restore/{table}/{id}" }',
  desktop_notices: "{ desktop_notices: true }",
  user: '{ user: "demo" }',
  signed_out: '{ signed_out: "demo" }',
  drafts: "{ drafts: false }",
  draft_days: "{ draft_days: 30 }",
  devtools_site_ids: "{ site_id: 7, devtools_site_ids: [7] }",
  crypto: '{ crypto: "required" }',
  crypto_pin: '{ crypto: true, crypto_pin: "#pin" }',
} satisfies Record<keyof Settings, string>;
