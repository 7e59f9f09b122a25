/** Code that is loaded at the first need. `elements/main.ts` provides the imports; no file here imports an element. */
import { wantedLanguage } from "../../base/language/language.ts";
import { phrases } from "../../base/language/phrases.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { showFailure } from "../load-failed.ts";
import type { Click } from "../clicks/delegate.ts";
import type { Mount } from "../inside.ts";
import type { TagName } from "../tags.ts";
import type { engine as made } from "./engine.ts";

type Engine = typeof made;
interface PageCode {
  engine: Engine;
  load: (name: TagName) => Promise<Mount<never>>;
}
interface Code {
  /** Actions, calls, tags: everything without React. */
  page: () => Promise<PageCode>;
  /** Runs the action of a click. */
  click: () => Promise<unknown>;
  form: () => Promise<unknown>;
  popup: () => Promise<unknown>;
  /** Fields as stand-alone tags. */
  field: () => Promise<unknown>;
}
let code: Code;
let asked: Promise<PageCode> | undefined;

export function provide(given: Code): void {
  code = given;
}

/**
 * Loads the code of the page. The other code that is needed and the phrases are requested at the same time, so that
 * nothing waits for a second round trip. Retried after a failure.
 */
export async function loadCode(needed: (keyof Code)[] = ["click", "form", "popup"]): Promise<PageCode> {
  [phrases[wantedLanguage()], ...needed.map((name) => code[name])].forEach(preload);
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
export async function engine(): Promise<Engine> {
  const { engine: all } = await loadCode();
  await all.phrasesReady();
  return all;
}
/** The code of the page was requested, so phrases may be shown. */
export const isAsked = (): boolean => asked !== undefined;

/**
 * Runs the action of a click. If its code cannot be loaded, a link with an address is followed as the plain link that it
 * is, and for all else a message with a retry is shown.
 */
export async function act(click: Click): Promise<void> {
  try {
    await (await engine()).act(click);
  } catch (error) {
    console.error(error);
    const address = natives.closest<HTMLAnchorElement>(click.element, "a[href]")?.href ?? "";
    const isElsewhere = address.split("#")[0] !== location.href.split("#")[0];
    if (/^https?:/.test(address) && isElsewhere) location.assign(address);
    else showFailure(() => void act(click));
  }
}
