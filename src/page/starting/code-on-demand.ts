/** Code that is loaded at the first need. `elements/main.ts` provides the imports; no file here imports an element. */
import { toLanguage } from "../../base/language/language.ts";
import { phrases } from "../../base/language/phrases.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { settings } from "../../base/settings.ts";
import type { Click } from "../clicks/delegate.ts";
import type * as Engine from "./engine.ts";

interface Code {
  /** Actions, calls, tags: everything without React. */
  page: () => Promise<typeof Engine>;
  /** Runs the action of a click. */
  click: () => Promise<unknown>;
  form: () => Promise<unknown>;
  popup: () => Promise<unknown>;
  /** Fields as stand-alone tags. */
  field: () => Promise<unknown>;
}
let code: Code;
let asked: Promise<typeof Engine> | undefined;

export function provide(given: Code): void {
  code = given;
}

/**
 * Loads the code of the page. The other code that is needed and the phrases are requested at the same time, so that
 * nothing waits for a second round trip. Retried after a failure.
 */
export async function bring(needed: (keyof Code)[] = ["click", "form", "popup"]): Promise<typeof Engine> {
  [phrases[toLanguage(settings.lang) ?? "ua"], ...needed.map((name) => code[name])].forEach(preload);
  asked ??= code.page();
  try {
    return await asked;
  } catch {
    return await (asked = code.page());
  }
}

const preloaded = new Set<() => Promise<unknown>>();
/** Once each: an import() of loaded code is slow too. After a failure the caller who needs it asks again and says so. */
function preload(load: () => Promise<unknown>): void {
  if (preloaded.has(load)) return;
  preloaded.add(load);
  load().catch(() => preloaded.delete(load));
}

/** The same with its words. */
export async function engine(): Promise<typeof Engine> {
  const made = await bring();
  await made.phrasesReady();
  return made;
}
/** The code of the page was requested, so phrases may be shown. */
export const isAsked = (): boolean => asked !== undefined;

/**
 * Runs the action of a click. If its code cannot be loaded, a `vs-notices` tag is inserted: its code fails too and
 * shows the error in its place.
 */
export async function act(click: Click): Promise<void> {
  try {
    await (await engine()).act(click);
  } catch (error) {
    console.error(error);
    if (!natives.find("vs-notices")) natives.find("body")!.append(document.createElement("vs-notices"));
  }
}
