/** The code that comes at the first need. `elements/main.ts` says where it is; nobody here imports an element. */
import { toLanguage } from "../../base/language/language.ts";
import { phrases } from "../../base/language/phrases.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { settings } from "../../base/settings.ts";
import type { Click } from "../clicks/delegate.ts";
import type * as Engine from "./engine.ts";

interface Code {
  /** Actions, calls, tags: what needs no React. */
  page: () => Promise<typeof Engine>;
  /** What a click means. */
  click: () => Promise<unknown>;
  form: () => Promise<unknown>;
  popup: () => Promise<unknown>;
  /** Fields as tags of their own. */
  field: () => Promise<unknown>;
}
let code: Code;
let asked: Promise<typeof Engine> | undefined;

export function provide(given: Code): void {
  code = given;
}

/**
 * The code of the page. What will be needed beside it and the words of the language are asked for in the same moment, so
 * that nothing waits for a second round. Asked again after a failure.
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
/** Has anything been asked for that shows words? */
export const isAsked = (): boolean => asked !== undefined;

/** Does what a click means. Where the code for it cannot be loaded a tag of ours cannot either, and says so in its place. */
export async function act(click: Click): Promise<void> {
  try {
    await (await engine()).act(click);
  } catch (error) {
    console.error(error);
    if (!natives.find("vs-notices")) natives.find("body")!.append(document.createElement("vs-notices"));
  }
}
