/** `window.vs` (CONTRACT.md). What needs more code asks for it. */
import { logMistake } from "../base/mistakes.ts";
import { toLanguage } from "../base/language/language.ts";
import { runtime } from "../base/runtime/runtime.ts";
import { configure, settings } from "../base/settings.ts";
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
import { tell } from "./events.ts";
import type * as Engine from "./starting/engine.ts";

/** What needs more code asks for it. */
function later<Name extends keyof typeof Engine>(name: Name): (typeof Engine)[Name] {
  const call = async (...given: unknown[]) => Reflect.apply((await engine())[name] as () => unknown, null, given);
  return call;
}

export const api = {
  configure,
  /** What `callback` in markup may name. */
  callback: (name: string, run: Callback): void => void callbacks.set(name, run),
  /** A field type of the host's own; ours stay as they are. */
  defineField: (name: string, given: OwnField | OwnFieldLoader): void => void ownFields.set(name, given),
  /** What templates may call. */
  helper: (name: string, run: (...given: unknown[]) => unknown): void => void ownHelpers.push([name, run]),
  /** Takes what `socket.` actions are told to, in place of a connection of ours. */
  socket: (given: OwnSocket): void => void (own.socket = given),
  /** Signs saves and deletes in place of the key in this browser. */
  sign: (run: Sign): void => void (own.sign = run),
  /** A click attribute of the host's own; ours stay as they are. */
  defineAction(attribute: string, run: OwnAction): void {
    ownActions.set(attribute, run);
    share();
  },
  /** Opens a form. @returns the server's answer to the save, null when the form was left */
  open: later("open"),
  /** What a click on the element would do. */
  async run(element: Element): Promise<void> {
    const found = runtime.clicks?.of(element);
    if (found) await act({ ...found, element, event: new UIEvent("click") });
  },
  notify: later("notify"),
  /** The last 50 notices. */
  notices: later("notices"),
  confirm: later("confirm"),
  alert: later("alert"),
  /** The last 50 requests. */
  log: requests,
  print: later("print"),
  refresh: later("refresh"),
};

/** Tells the delegator the attributes that the host has defined. */
export function share(): void {
  const shapes = runtime.clicks?.shapes as Record<string, RegExp> | undefined;
  for (const name of ownActions.keys()) if (shapes) shapes[name] ??= /^/;
}

/** Gives the object that vs.js has put on window what only main knows. */
export function complete(vs: object): void {
  Object.assign(vs, api);
  Object.defineProperty(vs, "lang", { configurable: true, enumerable: true, get: language, set: speak });
}

const language = () => toLanguage(settings.lang) ?? "ua";

/** Open forms switch their words and keep what was typed. */
function speak(code: string): void {
  const lang = toLanguage(code);
  if (!lang) return logMistake(`vs.lang: expected ua, uk, ru or en; found "${code}".`);
  configure({ lang });
  if (isAsked()) void engine().then(({ speak: switchWords }) => switchWords());
  else tell("vs:language", { lang });
}
