/** What every setting means (CONTRACT.md, Settings); defaults and types are read from settings.ts. No bundle imports it. */
import type { Settings } from "./settings.ts";

export const settingDocs = {
  lang: "The interface language: `ua` (or `uk`), `ru`, `en`; `law`, else `ua`, unless told (R1-18).",
  law: "Another name of `lang`; `lang` wins (R1-18).",
  errors:
    "Replacements of messages: by language a list of `{ match, text, full }`; `match` is a plain part of the message, `full` replaces it whole (R1-20).",
  vue_form_cdn:
    "The folder of the chunks, when they do not lie beside vs.js. Has to stand in `window.vsSettings` before the script; `data-chunks` of the script tag wins (R1-23).",
  pk: 'The attribute that holds the id, by table: `{ "land.lamp": "gid" }`; `id` for all others (R1-30).',
  base_url: "What paths of calls count from, when the application does not stand at the root of its site: `/crm/`.",
  api: "The prefix of record calls.",
  urls: 'Own addresses of calls by name: `{ "read": "/api/get/{table}/{id}" }` (SPEC §7).',
  headers: "Headers of every call, or a function that gives them.",
  csrf: "How a write proves that it comes from this page: `{ header, value | meta | cookie }`. When null the usual meta elements, cookies and hidden fields are looked for.",
  method_override:
    "Sends PUT, PATCH and DELETE as POST with `X-HTTP-Method-Override`, for proxies that let nothing else through.",
  body: "How data is sent: `json`, or `form` (URL-encoded).",
  localejs:
    "Own words of the site: GET `/localejs/{lang}.json`, else `.js` (read as data, never run). `js` or `json` asks for that one only, false for none (R7.1-01).",
  etag: "Sends If-Match with the record's strong ETag; else the record is read again before a save and compared.",
  idempotency:
    "The server keeps `Idempotency-Key`s: a write whose answer was lost is sent once more with the same key.",
  timeout: "Seconds to wait for an answer: `read`; `write`; `format`, which are methods and markup.",
  cap: "The largest answer in MB: `data`; `files`, which are attachments and downloads.",
  transport: "A function Request → Response in place of the network, for tests and for pages without a server.",
  login_url: "The address of the sign-in page; an answer from there means that the session has ended.",
  help_url: "The address of a page of the knowledge base, with `{id}` (R2.2-29).",
  login_marker: "A text by which a sign-in page is recognised that has no password input of its own.",
  redirect_hosts: "Other hosts that a notice's link may lead to.",
  mirror:
    "A hidden input in the page carries the value of each field tag, for scripts that collect forms by themselves.",
  admin_host:
    "The host, or the beginning of the path, of the application's own pages; elsewhere forms open in popups, beside an outlet too (R2.1-20).",
  socket_url:
    "The address of a WebSocket with `[event, data]` frames: a `refresh` of a table refreshes what shows it, `socket.` actions are sent there. Without it there is no connection (R7.4-09).",
  vue_form:
    "Another engine draws the forms of the shell: its add and edit routes are pages of the server (R1-21, R2.1-13).",
  currency: "The currency of sums in words in templates: `uah` unless told, `rur`, `usd` (R1-17).",
  site_name: "Stands behind the title of each page of the shell (R1-24).",
  method_transport: "How methods are called: `ajax.php` sends a form to `tpl/ajax.php` (R7.3-04).",
  debug: "Names every call in the console; `data-debug` of the script tag.",
  vue_debug1: "Another name of `debug` (R1-22).",
  select_empty:
    "What a save sends for a select without a choice that is not required: the text `null`, an empty text, or null (R5.2-07).",
  field_types: 'Other names of field types: `{ "Line": "Text" }`.',
  save_notice_ms: "How long the notice of a save or a delete stays, in ms (R9.8-03).",
  state_exclude: "More names that never go as filters of option lists (R9.8-09).",
} satisfies Record<keyof Settings, string>;
