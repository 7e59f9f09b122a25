/** `window.vs` (CONTRACT.md). What needs more code asks for it. */
import { toLanguage } from "../base/language.ts";
import { runtime } from "../base/runtime.ts";
import { configure, settings } from "../base/settings.ts";
import { requests } from "../server/log.ts";
import { act } from "./act.ts";
import { callbacks, ownActions, ownHelpers, type Callback, type OwnAction, type OwnHelper } from "./callbacks.ts";
import { engine, isAsked } from "./code.ts";
import { tell } from "./events.ts";
import type { FormToOpen } from "./open.ts";

export const api = {
  configure,
  /** What `callback` in markup may name. */
  callback: (name: string, run: Callback): void => void callbacks.set(name, run),
  /** What templates may call. */
  helper: (name: string, run: OwnHelper): void => void ownHelpers.set(name, run),
  /** A click attribute of the host's own; ours stay as they are. */
  defineAction(attribute: string, run: OwnAction): void {
    ownActions.set(attribute, run);
    share();
  },
  /** Opens a form. @returns the server's answer to the save, null when the form was left */
  open: async (given: FormToOpen): Promise<unknown> => (await engine()).open(given),
  /** What a click on the element would do. */
  async run(element: Element): Promise<void> {
    const found = runtime.clicks?.of(element);
    if (found) await act({ ...found, element, event: new UIEvent("click") });
  },
  notify: async (payload: unknown): Promise<void> => (await engine()).notify(payload),
  confirm: async (text: string): Promise<boolean> => (await engine()).confirm(text),
  alert: async (title: string, text: string): Promise<void> => (await engine()).alert(title, text),
  /** The last 50 requests. */
  log: requests,
  print: async (element: Element): Promise<void> => (await import("./print.ts")).print(element),
  refresh: async (selector?: string): Promise<void> => (await engine()).refresh(selector ? { selector } : {}),
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
  if (!lang) return console.error(`vs.lang: expected ua, uk, ru or en; found "${code}".`);
  configure({ lang });
  if (isAsked()) void engine().then(({ speak: switchTo }) => switchTo(lang));
  else tell("vs:language", { lang });
}
