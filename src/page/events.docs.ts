/**
 * The text of every page event. They bubble through shadow roots; `event.detail` is typed in events.ts. No bundle
 * imports this file.
 */
import type { Events } from "./events.ts";

export const eventDocs = {
  "vs:before": "Before a clicked action runs; `preventDefault()` stops it.",
  "vs:opened": "A popup or modal is shown; `result` is null.",
  "vs:closed": "A popup or modal has closed; `result` is null when it was cancelled.",
  "vs:changed": "The user has changed a field of a form.",
  "vs:invalid": "A form was submitted with problems; nothing was sent.",
  "vs:saved":
    "The server has stored a record; refreshes start, then the popup closes, unless the user stays in the form (`stays`).",
  "vs:deleted": "The server has deleted a record.",
  "vs:done": "A method or a widget's action has succeeded; `action` is the attribute that started it.",
  "vs:failed": "A request was refused or not answered, or an element could not be drawn; nothing typed is lost.",
  "vs:unsigned":
    "A save or a delete could not be signed: `reason` is `insecure`, `no-key`, `cancelled` or `failed`. It is sent without a signature, or `blocked` when setting `crypto` is `required`.",
  "vs:refresh":
    "Before a region with `vs-refresh` or a widget is fetched again, after a save of `table` (empty for any); `preventDefault()` leaves it as it is.",
  "vs:refreshed": "A region with `vs-refresh` or a widget has new content: start your own scripts for it here.",
  "vs:notice": "A notice is shown.",
  "vs:draft":
    "The draft of a form was stored on disk (`kept`), restored into the form (`restored`) or removed (`dropped`). On a page's own form with `vs-draft`, `form` is the draft's name, `table` and `id` are empty.",
  "vs:socket": "A `socket.` action was sent, or a frame was received.",
  "vs:language": "The interface language has changed.",
  "vs:picked":
    "A feature of a `vs-map` was clicked, or chosen by Enter under the cross: its `id`, the `layer` (empty for the page's own features) and its `properties`.",
} satisfies Record<keyof Events, string>;

/** Example of a host script, as TypeScript that is checked against dist/vs.d.ts. */
export const eventExamples = {
  "vs:before":
    'document.addEventListener("vs:before", (event) => {\n  if (event.detail.action === "del" && navigator.onLine === false) event.preventDefault();\n});',
  "vs:opened": 'vs.on("vs:opened", ({ detail }) => console.info(detail.element.localName));',
  "vs:closed": 'vs.on("vs:closed", ({ detail }) => console.info(detail.result === null ? "left" : "saved"));',
  "vs:changed": 'vs.on("vs:changed", ({ detail }) => console.info(detail.path, detail.value));',
  "vs:invalid":
    'vs.on("vs:invalid", ({ detail }) => console.info(detail.problems.length, detail.problems[0]?.message));',
  "vs:saved":
    'vs.on("vs:saved", ({ detail }) => {\n  if (detail.table === "works.request" && detail.created) location.assign(`/request/${detail.id}`);\n});',
  "vs:deleted": 'vs.on("vs:deleted", ({ detail }) => console.info(`${detail.table}/${detail.id} is gone`));',
  "vs:done": 'vs.on("vs:done", ({ detail }) => console.info(detail.action, detail.answer));',
  "vs:failed": 'vs.on("vs:failed", ({ detail }) => console.info(detail.status ?? "no answer"));',
  "vs:unsigned": 'vs.on("vs:unsigned", ({ detail }) => console.info(detail.reason, detail.blocked));',
  "vs:refresh":
    'document.addEventListener("vs:refresh", (event) => {\n  if (event.detail.element.contains(document.activeElement)) event.preventDefault();\n});',
  "vs:refreshed":
    'document.addEventListener("vs:refreshed", ({ detail }) => {\n  for (const row of detail.element.querySelectorAll("tr")) row.title = row.textContent ?? "";\n});',
  "vs:notice": 'vs.on("vs:notice", ({ detail }) => console.info(detail.kind, detail.text));',
  "vs:draft": 'vs.on("vs:draft", ({ detail }) => console.info(detail.state, detail.table, detail.id, detail.form));',
  "vs:socket": 'vs.on("vs:socket", ({ detail }) => console.info(detail.event, detail.data));',
  "vs:picked": 'vs.on("vs:picked", ({ detail }) => console.info(detail.layer, detail.id));',
  "vs:language": 'vs.on("vs:language", ({ detail }) => (document.documentElement.lang = detail.lang));',
} satisfies Record<keyof Events, string>;
