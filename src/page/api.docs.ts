/** `window.vs`: signature and text of every member. No bundle imports this file; dist/vs.d.ts is made from it. */
import type { api } from "./api.ts";

export interface MemberDocs {
  /** TypeScript, without the name: `(text: string): Promise<boolean>`. */
  signature: string;
  text: string;
  /** One expression of TypeScript, checked against dist/vs.d.ts and run by a button of the reference. */
  example: string;
  /** Works without sign-in. */
  isAlone?: boolean;
}

/** Functions that the package also exports for bundlers. */
export const apiDocs = {
  configure: {
    signature: "(settings: Partial<VsSettings> & Record<string, unknown>): void",
    text: 'Adds settings, the latest ones win. Dotted names are nested objects: `{ "timeout.read": 60 }`.',
    example: 'vs.configure({ save_notice_ms: 5000, "timeout.read": 60 })',
    isAlone: true,
  },
  callback: {
    signature: "(name: string, run: (answer: unknown, element: Element) => unknown): void",
    text: "Registers a function that the attribute `callback` and the properties `change` and `before_start` of a form may name; text in markup never runs as code. It gets the answer, or the error of a failed call.",
    example: 'vs.callback("onReminder", (answer, element) => console.info(answer, element.textContent))',
    isAlone: true,
  },
  helper: {
    signature: "(name: string, run: (...given: unknown[]) => unknown): void",
    text: "Registers a function that templates may call; names of the notation's own blocks cannot be replaced.",
    example: 'vs.helper("shout", (text) => String(text).toUpperCase())',
    isAlone: true,
  },
  defineAction: {
    signature: "(attribute: string, run: (element: Element, value: string) => unknown): void",
    text: "Adds a custom click attribute, with lower precedence than the built-in ones; its `data-` form and the rules for clicks apply to it too.",
    example: 'vs.defineAction("go-to", (element, value) => document.querySelector(value)?.scrollIntoView())',
    isAlone: true,
  },
  defineField: {
    signature: "(type: string, field: OwnField | (() => Promise<OwnField | { default: OwnField }>)): void",
    text: "Adds a custom field type for schemas, or a function that loads it at the first form that uses it; built-in types cannot be replaced. `draw` adds plain DOM and reports the user's changes; label, problem, save, undo and drafts work automatically.",
    example:
      'vs.defineField("Coordinate", { draw(root, field) { const input = document.createElement("input"); input.value = String(field.value ?? ""); input.oninput = () => field.change(input.value); root.append(input); } })',
    isAlone: true,
  },
  socket: {
    signature: "(socket: { emit(event: string, data: unknown): unknown }): void",
    text: "Registers the page's own socket, for actions that begin with `socket.`.",
    example: "vs.socket({ emit: (event, data) => console.info(event, data) })",
    isAlone: true,
  },
  sign: {
    signature:
      "(run: (message: string, pin: string) => string | ArrayBuffer | Uint8Array | Promise<string | ArrayBuffer | Uint8Array>): void",
    text: "Registers a function that signs saves and deletes when setting `crypto` is on, instead of the key of `vs-signature`. It gets the text to sign and the PIN, and returns the signature (base64, or bytes).",
    example: "vs.sign(async (message, pin) => btoa(`${pin.length}:${message.length}`))",
    isAlone: true,
  },
  print: {
    signature: "(element: Element): Promise<void>",
    text: "Prints one element in a window of its own, after 500 ms, with the page's style sheets.",
    example: "vs.print(document.body)",
    isAlone: true,
  },
  open: {
    signature: "(form: FormToOpen): Promise<unknown>",
    text: "Opens a form in a popup. Resolves with the server's answer to the save, null when the form was cancelled.",
    example: 'await vs.open({ action: "edit", table: "works.request", id: "17", form: "request" })',
  },
  run: {
    signature: "(element: Element): Promise<void>",
    text: "Runs the action of the element, like a click.",
    example: 'vs.run(document.querySelector("a[edit]") ?? document.body)',
  },
  notify: {
    signature: "(payload: string | Notice): Promise<void>",
    text: "Shows a notice at the bottom right: success and info for 5 s, warning and danger until they are closed; `delay` in the payload sets another time in ms.",
    example: 'vs.notify({ kind: "success", title: "Iryna Tkachuk", text: "Added a photo to request 17" })',
    isAlone: true,
  },
  notices: {
    signature: "(): Promise<readonly { kind: string; title: string; text: string; url: string | null; at: number }[]>",
    text: "The last 50 notices, the oldest first; `at` in ms since 1970.",
    example: "(await vs.notices()).at(-1)",
    isAlone: true,
  },
  confirm: {
    signature: "(text: string): Promise<boolean>",
    text: "Asks in a dialog; Escape means no.",
    example: 'await vs.confirm("Send the answer to the applicant?")',
    isAlone: true,
  },
  alert: {
    signature: "(title: string | { title: string; text?: string }, text?: string): Promise<void>",
    text: "Shows a message in a dialog; resolves when it is closed. Without a title it logs a mistake in the console.",
    example: 'await vs.alert("Note", "It is due tomorrow")',
    isAlone: true,
  },
  log: {
    signature:
      "(): readonly { at: number; method: string; address: string; status: number; ms: number; headers?: Record<string, string>; body?: string | [name: string, value: string][]; requestId?: string; error?: string; answer?: string }[]",
    text: "Copies of the last 50 requests, the oldest first: time, method, address, status, ms; for a failure its kind and the first 2 KB of the answer. Passwords, PINs, cookies, tokens and signatures are left out. Empty until the modules are loaded.",
    example: "vs.log().at(-1)",
    isAlone: true,
  },
  refresh: {
    signature: "(selector?: string): Promise<void>",
    text: "Fetches `vs-refresh` regions and widgets again: all, or those that the selector matches. A page without any is reloaded.",
    example: 'vs.refresh("vs-widget")',
  },
} satisfies Record<keyof typeof api, MemberDocs>;

/** Members that exist only with the script tag. */
export const scriptDocs: Record<string, MemberDocs> = {
  version: { signature: ": string", text: "The version of the script.", example: "vs.version", isAlone: true },
  ready: {
    signature: ": Promise<void>",
    text: "Resolves when all tags are defined, rejects when the modules cannot be loaded.",
    example: "await vs.ready",
    isAlone: true,
  },
  lang: {
    signature: ': "ua" | "ru" | "en"',
    text: "The interface language; setting it (`uk` is `ua`) switches open forms and keeps typed input.",
    example: 'vs.lang = "en"',
    isAlone: true,
  },
  on: {
    signature:
      "<Name extends keyof VsEvents>(event: Name, listen: (event: CustomEvent<VsEvents[Name]>) => void): () => void",
    text: "Listens for a page event; returns a function that stops listening. The prefix `vs:` may be omitted at run time.",
    example: 'vs.on("vs:saved", ({ detail }) => console.info(detail.table, detail.id))',
    isAlone: true,
  },
};
