/** `window.vs`, member by member: signature → text. No bundle imports it; dist/vs.d.ts is made from it. */
import type { api } from "./api.ts";

export interface MemberDocs {
  /** TypeScript, without the name: `(text: string): Promise<boolean>`. */
  signature: string;
  text: string;
}

/** Functions that a bundler's import has too. */
export const apiDocs = {
  configure: {
    signature: "(settings: Partial<VsSettings> & Record<string, unknown>): void",
    text: 'Adds settings, the latest win. Dotted names are nested objects: `{ "timeout.read": 60 }`.',
  },
  callback: {
    signature: "(name: string, run: (answer: unknown, element: Element) => unknown): void",
    text: "Registers a function that the attribute `callback` may name; text in markup never runs as code (R2.3-23).",
  },
  helper: {
    signature: "(name: string, run: (...given: unknown[]) => unknown): void",
    text: "Registers a function that templates may call; the names of the notation's own blocks stay as they are.",
  },
  defineAction: {
    signature: "(attribute: string, run: (element: Element, value: string) => unknown): void",
    text: "Adds a click attribute of the host's own, after ours in precedence; its `data-` twin and the rules for clicks come with it.",
  },
  socket: {
    signature: "(socket: { emit(event: string, data: unknown): unknown }): void",
    text: "Hands over the page's own socket, for actions that begin with `socket.` (R7.4-09).",
  },
  sign: {
    signature:
      "(run: (message: string, pin: string) => string | ArrayBuffer | Uint8Array | Promise<string | ArrayBuffer | Uint8Array>): void",
    text: "Registers what signs saves and deletes when setting `crypto` is on, in place of the key that `vs-signature` makes. It gets the text to sign and the PIN, and gives the signature (base64, or bytes).",
  },
  print: {
    signature: "(element: Element): Promise<void>",
    text: "Prints one element in a window of its own, after 500 ms, with the page's style sheets (R2.3-30, R9.4-04).",
  },
  open: {
    signature: "(form: FormToOpen): Promise<unknown>",
    text: "Opens a form in a popup. Gives the server's answer to the save, null when the form was left.",
  },
  run: {
    signature: "(element: Element): Promise<void>",
    text: "Does what a click on the element would do.",
  },
  notify: {
    signature: "(payload: string | Notice): Promise<void>",
    text: "Shows a notice at the bottom right: success, info and warning for 5 s, danger until it is closed (SPEC §3.9).",
  },
  confirm: {
    signature: "(text: string): Promise<boolean>",
    text: "Asks in a dialog; Escape means no (R8-29).",
  },
  alert: {
    signature: "(title: string, text: string): Promise<void>",
    text: "Says in a dialog what has to be read; fulfilled when it is closed.",
  },
  log: {
    signature:
      "(): readonly { at: number; method: string; address: string; status: number; ms: number; headers?: Record<string, string>; body?: string | [name: string, value: string][]; requestId?: string; error?: string; answer?: string }[]",
    text: "The last 50 requests, the oldest first, copies: when, method, address, status, ms; of a failure its kind and the first 2 KB of the answer. Passwords, PINs, cookies, tokens and signatures are left out. Empty until the modules have come.",
  },
  refresh: {
    signature: "(selector?: string): Promise<void>",
    text: "Fetches `vs-refresh` regions and widgets again: all, or those that the selector matches. A page with neither is loaded again.",
  },
} satisfies Record<keyof typeof api, MemberDocs>;

/** What only the script tag gives. */
export const scriptDocs: Record<string, MemberDocs> = {
  version: { signature: ": string", text: "The version of the script." },
  ready: {
    signature: ": Promise<void>",
    text: "Fulfilled when all tags are defined, rejected when the modules cannot be loaded.",
  },
  lang: {
    signature: ': "ua" | "ru" | "en"',
    text: "The interface language; setting it (`uk` is `ua`) switches open forms and keeps what was typed.",
  },
  on: {
    signature:
      "<Name extends keyof VsEvents>(event: Name, listen: (event: CustomEvent<VsEvents[Name]>) => void): () => void",
    text: "Listens for a page event; gives back what ends it. The `vs:` may be left out at run time.",
  },
};
