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
    text: 'Adds settings, the latest win. Dotted names are nested objects: `{ "timeout.read": 60 }`.',
    example: 'vs.configure({ save_notice_ms: 5000, "timeout.read": 60 })',
    isAlone: true,
  },
  callback: {
    signature: "(name: string, run: (answer: unknown, element: Element) => unknown): void",
    text: "Registers a function that the attribute `callback` and the properties `change` and `before_start` of a form may name; text in markup never runs as code. It gets the answer, or the error of a call that did not succeed.",
    example: 'vs.callback("onReminder", (answer, element) => console.info(answer, element.textContent))',
    isAlone: true,
  },
  helper: {
    signature: "(name: string, run: (...given: unknown[]) => unknown): void",
    text: "Registers a function that templates may call; the names of the notation's own blocks stay as they are.",
    example: 'vs.helper("shout", (text) => String(text).toUpperCase())',
    isAlone: true,
  },
  defineAction: {
    signature: "(attribute: string, run: (element: Element, value: string) => unknown): void",
    text: "Adds a click attribute of the host's own, after ours in precedence; its `data-` twin and the rules for clicks come with it.",
    example: 'vs.defineAction("go-to", (element, value) => document.querySelector(value)?.scrollIntoView())',
    isAlone: true,
  },
  defineField: {
    signature: "(type: string, field: OwnField | (() => Promise<OwnField | { default: OwnField }>)): void",
    text: "Adds a field type of the host's own for schemas, or a function that brings it at the first form that names it; types of ours stay as they are. `draw` puts plain DOM into its place and hands over what a person does; label, problem, save, undo and drafts come with it.",
    example:
      'vs.defineField("Coordinate", { draw(root, field) { const input = document.createElement("input"); input.value = String(field.value ?? ""); input.oninput = () => field.change(input.value); root.append(input); } })',
    isAlone: true,
  },
  socket: {
    signature: "(socket: { emit(event: string, data: unknown): unknown }): void",
    text: "Hands over the page's own socket, for actions that begin with `socket.`.",
    example: "vs.socket({ emit: (event, data) => console.info(event, data) })",
    isAlone: true,
  },
  sign: {
    signature:
      "(run: (message: string, pin: string) => string | ArrayBuffer | Uint8Array | Promise<string | ArrayBuffer | Uint8Array>): void",
    text: "Registers what signs saves and deletes when setting `crypto` is on, in place of the key that `vs-signature` makes. It gets the text to sign and the PIN, and gives the signature (base64, or bytes).",
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
    text: "Opens a form in a popup. Gives the server's answer to the save, null when the form was left.",
    example: 'await vs.open({ action: "edit", table: "works.request", id: "17", form: "request" })',
  },
  run: {
    signature: "(element: Element): Promise<void>",
    text: "Does what a click on the element would do.",
    example: 'vs.run(document.querySelector("a[edit]") ?? document.body)',
  },
  notify: {
    signature: "(payload: string | Notice): Promise<void>",
    text: "Shows a notice at the bottom right: success, info and warning for 5 s, danger until it is closed.",
    example: 'vs.notify({ kind: "success", title: "Ткачук Ірина", text: "Додала фото до звернення 17" })',
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
    example: 'await vs.confirm("Надіслати відповідь заявнику?")',
    isAlone: true,
  },
  alert: {
    signature: "(title: string | { title: string; text?: string }, text?: string): Promise<void>",
    text: "Says in a dialog what has to be read; fulfilled when it is closed. Without a title it says so in the console.",
    example: 'await vs.alert("Увага", "Термін спливає завтра")',
    isAlone: true,
  },
  log: {
    signature:
      "(): readonly { at: number; method: string; address: string; status: number; ms: number; headers?: Record<string, string>; body?: string | [name: string, value: string][]; requestId?: string; error?: string; answer?: string }[]",
    text: "The last 50 requests, the oldest first, copies: when, method, address, status, ms; of a failure its kind and the first 2 KB of the answer. Passwords, PINs, cookies, tokens and signatures are left out. Empty until the modules have come.",
    example: "vs.log().at(-1)",
    isAlone: true,
  },
  refresh: {
    signature: "(selector?: string): Promise<void>",
    text: "Fetches `vs-refresh` regions and widgets again: all, or those that the selector matches. A page with neither is loaded again.",
    example: 'vs.refresh("vs-widget")',
  },
} satisfies Record<keyof typeof api, MemberDocs>;

/** Members that exist only with the script tag. */
export const scriptDocs: Record<string, MemberDocs> = {
  version: { signature: ": string", text: "The version of the script.", example: "vs.version", isAlone: true },
  ready: {
    signature: ": Promise<void>",
    text: "Fulfilled when all tags are defined, rejected when the modules cannot be loaded.",
    example: "await vs.ready",
    isAlone: true,
  },
  lang: {
    signature: ': "ua" | "ru" | "en"',
    text: "The interface language; setting it (`uk` is `ua`) switches open forms and keeps what was typed.",
    example: 'vs.lang = "en"',
    isAlone: true,
  },
  on: {
    signature:
      "<Name extends keyof VsEvents>(event: Name, listen: (event: CustomEvent<VsEvents[Name]>) => void): () => void",
    text: "Listens for a page event; gives back what ends it. The `vs:` may be left out at run time.",
    example: 'vs.on("vs:saved", ({ detail }) => console.info(detail.table, detail.id))',
    isAlone: true,
  },
};
