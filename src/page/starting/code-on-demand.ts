/** The code that comes at the first need. `elements/main.ts` says where it is; nobody here imports an element. */
import { toLanguage } from "../../base/language/language.ts";
import { natives, runtime } from "../../base/runtime/runtime.ts";
import { settings } from "../../base/settings.ts";
import type { Click } from "../clicks/delegate.ts";
import type * as Engine from "./engine.ts";

let load: () => Promise<typeof Engine>;
let asked: Promise<typeof Engine> | undefined;

export function provide(loadEngine: typeof load): void {
  load = loadEngine;
}

/** The engine with its phrases; asked again after a failure. */
export async function engine(): Promise<typeof Engine> {
  bring();
  asked ??= load();
  try {
    return await asked;
  } catch {
    return await (asked = load());
  }
}
/** Has anything been asked for that shows words? */
export const isAsked = (): boolean => asked !== undefined;

/** Asks at once for all files of the first form: its code and the phrases. */
export function bring(): void {
  for (const name of ["core", toLanguage(settings.lang) ?? "ua"]) runtime.bring(name);
}

/** Does what a click means. Where the code for it cannot be loaded a tag of ours cannot either, and says so in its place. */
export async function act(click: Click): Promise<void> {
  try {
    await (await engine()).act(click);
  } catch (error) {
    console.error(error);
    if (!natives.find("vs-notices")) natives.find("body")!.append(document.createElement("vs-notices"));
  }
}
