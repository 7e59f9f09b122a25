/** `window.vs`, described in api.docs.ts. Members that need more code load it on the first call. */
import { logMistake } from "../base/mistakes.ts";
import { toLanguage, wantedLanguage } from "../base/language/language.ts";
import { runtime } from "../base/runtime/runtime.ts";
import { configure } from "../base/settings.ts";
import { requests } from "../server/log/log.ts";
import {
  callbacks,
  ownActions,
  ownHelpers,
  own,
  type OwnSocket,
  type Callback,
  type OwnAction,
  type Sign,
} from "./saving/callbacks.ts";
import { ownFields, type OwnField, type OwnFieldLoader } from "./saving/own-fields.ts";
import { act, engine, isAsked } from "./starting/code-on-demand.ts";
import type { engine as made } from "./starting/engine.ts";

type Later = Pick<typeof made, "open" | "notify" | "notices" | "confirm" | "alert" | "print" | "refresh">;
type Engine = Record<string, (...given: unknown[]) => unknown>;
/** Members whose code is loaded by their first call. */
const later = {} as Later;
for (const name of "open notify notices confirm alert print refresh".split(" ") as (keyof Later)[])
  later[name] = async (...given: unknown[]) => ((await engine()) as Engine)[name]!(...given) as never;

export const api = {
  configure,
  /** Registers a function that `callback` in markup may name. */
  callback: (name: string, run: Callback): void => void callbacks.set(name, run),
  /** Registers a field type of the host; our own types are not replaced. */
  defineField: (name: string, given: OwnField | OwnFieldLoader): void => void ownFields.set(name, given),
  /** Registers a function that templates may call. */
  helper: (name: string, run: (...given: unknown[]) => unknown): void => void ownHelpers.push([name, run]),
  /** Sets the host's socket: `socket.` actions send to it, and we open no connection. */
  socket: (given: OwnSocket): void => void (own.socket = given),
  /** Signs saves and deletes with the host's function instead of the key in this browser. */
  sign: (run: Sign): void => void (own.sign = run),
  /** Registers a click attribute of the host; our own attributes are not replaced. */
  defineAction(attribute: string, run: OwnAction): void {
    ownActions.set(attribute, run);
    runtime.clicks.shapes[attribute] ??= /^/;
  },
  /** Does what a click on the element would do. */
  async run(element: Element): Promise<void> {
    const found = runtime.clicks.of(element);
    if (found) await act({ ...found, element, event: new UIEvent("click") });
  },
  /** The last 50 requests. */
  log: requests,
  ...later,
};

/** Adds the members that only `main` has to the object that vs.js has put on `window`. */
export function complete(vs: object): void {
  Object.assign(vs, api);
  Object.defineProperty(vs, "lang", { get: wantedLanguage, set: speak });
}

/** Changes the language. Open forms switch their words and keep what was typed. */
function speak(code: string): void {
  const lang = toLanguage(code);
  if (!lang) return logMistake(`vs.lang: expected ua, ru or en; found "${code}".`);
  configure({ lang });
  if (isAsked()) void engine().then(({ speak: switchWords }) => switchWords());
  else document.dispatchEvent(new CustomEvent("vs:language", { bubbles: true, composed: true, detail: { lang } }));
}
