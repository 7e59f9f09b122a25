/** What every page event says. They bubble through shadow roots; `event.detail` is typed in events.ts. No bundle imports it. */
import type { Events } from "./events.ts";

export const eventDocs = {
  "vs:before": "Before a clicked action runs; `preventDefault()` stops it.",
  "vs:opened": "A popup or modal is shown.",
  "vs:closed": "A popup or modal has closed; `result` is null when it was left.",
  "vs:changed": "A person has changed a field of a form.",
  "vs:invalid": "A form was submitted with problems; nothing was sent.",
  "vs:saved": "The server has stored a record; refreshes begin, then the popup closes.",
  "vs:deleted": "The server has deleted a record.",
  "vs:done": "Reserved for actions that call a method of the server; not told in this version.",
  "vs:failed": "A request was refused or not answered, or an element could not be drawn; nothing typed is lost.",
  "vs:unsigned":
    "A save or a delete could not be signed: `reason` is `insecure`, `no-key`, `cancelled` or `failed`. It is sent without a signature, or `blocked` where setting `crypto` is `required` (R6-05).",
  "vs:refreshed": "A region with `vs-refresh` or a widget holds its new content: start your own scripts for it here.",
  "vs:notice": "A notice is shown.",
  "vs:socket": "A `socket.` action was sent, or a frame has come.",
  "vs:language": "The interface language has changed.",
} satisfies Record<keyof Events, string>;
