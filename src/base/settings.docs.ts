/** What every setting means; defaults and types are read from settings.ts. No bundle imports this file. */
import type { Settings } from "./settings.ts";

export const settingDocs = {
  lang: "The interface language: `ua` (or `uk`), `ru`, `en`; `law`, else `ua`, unless told.",
  law: "Another name of `lang`; `lang` wins.",
  errors:
    "Replacements of messages: by language a list of `{ match, text, full }`; `match` is a plain part of the message, `full` replaces it whole.",
  vue_form_cdn:
    "The folder that holds `chunks/`, when it does not lie beside vs.js. Has to stand in `window.vsSettings` before the script; `data-chunks` of the script tag wins.",
  pk: 'The attribute that holds the id, by table: `{ "land.lamp": "gid" }`; `id` for all others.',
  base_url: "What paths of calls count from, when the application does not stand at the root of its site: `/crm/`.",
  api: "The prefix of record calls.",
  urls: 'Own addresses of calls by name: `{ "read": "/api/get/{table}/{id}" }`.',
  headers: "Headers of every call, or a function that gives them.",
  csrf: "How a write proves that it comes from this page: `{ header, value | meta | cookie }`. When null the usual meta elements, cookies and hidden fields are looked for.",
  method_override:
    "Sends PUT, PATCH and DELETE as POST with `X-HTTP-Method-Override`, for proxies that let nothing else through.",
  body: "How data is sent: `json`, or `form` (URL-encoded).",
  send: "What a save sends: `fields` (unless told), those of the form that store a value; of these only those that `changed`, a new record all the same; the whole `record` as it was loaded, with them, columns without a field too.",
  etag: "Sends If-Match with the record's strong ETag; else the record is read again before a save and compared.",
  idempotency:
    "The server keeps `Idempotency-Key`s: a write whose answer was lost is sent once more with the same key.",
  timeout:
    "Seconds to wait for an answer: `read`; `write`; `format`, which are methods and markup. A value that is no number above 0 counts as absent.",
  cap: "The largest answer in MB: `data`; `files`, which are attachments and downloads. A value that is no number above 0 counts as absent.",
  transport: "A function Request → Response in place of the network, for tests and for pages without a server.",
  login_url: "The address of the sign-in page; an answer from there means that the session has ended.",
  help_url: "The address of a page of the knowledge base, with `{id}`.",
  session_url:
    "An address that answers with JSON (`user`, `csrf`) while there is a session, 401 else. With it the dialog over a page whose session has ended takes name and password and posts them to `login_url` as JSON; without it `login_url` opens in another tab.",
  login_marker: "A text by which a sign-in page is recognised that has no password input of its own.",
  redirect_hosts: "Other hosts that a notice's link may lead to.",
  mirror:
    "A hidden input in the page carries the value of each field tag, for scripts that collect forms by themselves.",
  geocoder:
    "A function of the host's that finds addresses for `vs-address` in place of the suggest call: text, `{ bounds, limit, signal }` → a promise of `{ text, id?, x?, y?, … }`; `bounds` is Ukraine, what lies in there comes first.",
  captcha:
    "The provider of `vs-captcha`: `script`, its address; `sitekey`; `global`, the name that the script makes (`grecaptcha`, `hcaptcha`, `turnstile`; the first unless told). Without it the browser works on a challenge of GET `/api-user/captcha`. The page's policy has to allow the host, and `trusted-types vs-captcha`.",
  admin_host:
    "The host, or the beginning of the path, of the application's own pages; elsewhere forms open in popups, beside an outlet too.",
  socket_url:
    "The address of a WebSocket with `[event, data]` frames: a `refresh` of a table refreshes what shows it, `socket.` actions are sent there. Without it there is no connection.",
  vue_form: "Another engine draws the forms of the shell: its add and edit routes are pages of the server.",
  currency: "The currency of sums in words in templates: `uah` unless told, `rur`, `usd`.",
  site_name: "Stands behind the title of each page of the shell.",
  site_id: "Which site this is, where one server serves several; for the settings that list some.",
  reload_site_ids:
    "Sites whose page is loaded again when a widget could not be refreshed, at most once in 10 s and never over typed input.",
  fetched_actions: "False: action attributes in markup that was fetched do nothing.",
  undo_delete: "The notice of a delete offers Undo for 8 s; the call is sent when the notice ends.",
  desktop_notices:
    "Notices are shown by the browser too while the page is not seen; it asks for the permission at the first one that follows something a person did.",
  method_transport: "How methods are called: `ajax.php` sends a form to `tpl/ajax.php`.",
  user: "Who is signed in: separates what this browser keeps of people who share it: their drafts, what waits to be sent, their signing keys. Without it drafts are offered in the tab they were typed in only, and when it changes nothing of the former is shown.",
  signed_out:
    "Who has just signed out, for the page that follows (or `vs.configure` where no page follows): the drafts that this browser keeps of that `user` are wiped. What waits to be sent stays, unseen, until the same person is back. A session that merely ended is no sign-out.",
  drafts:
    "False: nothing that is typed is kept on disk. A form's `draft: false` and a field's `draft: false` say the same of that form or field; passwords, captchas and files are never kept.",
  draft_days: "How many days a draft is kept; 7 unless told.",
  devtools_site_ids: "The `site_id`s on which Alt+1 opens the inspector; with `debug` it opens on any site.",
  crypto:
    "Signs saves and deletes of records: `true` where a key and its PIN are there, `required` sends nothing unsigned.",
  crypto_pin:
    "Where the PIN is read from: a function that gives it, or the selector of an input of the page; false when what `vs.sign` has registered needs none. Without it a dialog asks, once for each page.",
  debug: "Names every call in the console; `data-debug` of the script tag.",
  vue_debug1: "Another name of `debug`.",
  select_add_method: "`POST`: a new entry of a list is sent by POST; `GET` unless told.",
  minimum_for_search:
    "Lists with fewer options cannot be searched by typing: letters jump to the options that begin with them; 0 unless told.",
  select_empty:
    'What a save sends for a select without a choice that is not required: null unless told; `""` or the text `"null"` for servers that want them.',
  field_types: 'Other names of field types: `{ "Line": "Text" }`.',
  save_notice_ms: "How long the notice of a save or a delete stays, in ms.",
  state_exclude: "More names that never go as filters, to option lists, widgets and pages.",
} satisfies Record<keyof Settings, string>;

/** One example per setting, as TypeScript: `{ … }` of `vs.configure`, checked against dist/vs.d.ts. */
export const settingExamples = {
  lang: '{ lang: "en" }',
  law: '{ law: "ru" }',
  errors: '{ errors: { ua: [{ match: "value too long", text: "Задовгий текст", full: true }] } }',
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
  captcha:
    '{ captcha: { script: "https://js.hcaptcha.com/1/api.js?render=explicit&hl=uk", sitekey: "10000000-ffff", global: "hcaptcha" } }',
  admin_host: '{ admin_host: "/admin/" }',
  socket_url: '{ socket_url: "/socket" }',
  vue_form: "{ vue_form: true }",
  currency: '{ currency: "uah" }',
  site_name: '{ site_name: "Зарічна громада" }',
  method_transport: '{ method_transport: "ajax.php" }',
  debug: "{ debug: true }",
  vue_debug1: "{ vue_debug1: true }",
  select_add_method: '{ select_add_method: "POST" }',
  minimum_for_search: "{ minimum_for_search: 10 }",
  select_empty: '{ select_empty: "null" }',
  field_types: '{ field_types: { Line: "Text", Yesno: "Switcher" } }',
  save_notice_ms: "{ save_notice_ms: 5000 }",
  state_exclude: '{ state_exclude: ["tab", "sort"] }',
  site_id: "{ site_id: 7 }",
  reload_site_ids: "{ site_id: 7, reload_site_ids: [7] }",
  fetched_actions: "{ fetched_actions: false }",
  undo_delete: "{ undo_delete: true }",
  desktop_notices: "{ desktop_notices: true }",
  user: '{ user: "demo" }',
  signed_out: '{ signed_out: "demo" }',
  drafts: "{ drafts: false }",
  draft_days: "{ draft_days: 30 }",
  devtools_site_ids: "{ site_id: 7, devtools_site_ids: [7] }",
  crypto: '{ crypto: "required" }',
  crypto_pin: '{ crypto: true, crypto_pin: "#pin" }',
} satisfies Record<keyof Settings, string>;
