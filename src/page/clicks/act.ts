import { natives, runtime } from "../../base/runtime.ts";
import { ownActions } from "../saving/callbacks.ts";
import { engine } from "../code.ts";
import type { Click } from "./delegate.ts";
import { tell } from "../events.ts";
import { mistake } from "../inspecting/mistake.ts";
import { rest } from "./rest.ts";
import { element as make } from "../tags.ts";

/** What an author wrote wrong is said; else the host may veto by `vs:before`, and then the action runs. */
export async function act({ element, attribute, value, event }: Click): Promise<void> {
  if (!runtime.clicks?.shapes[attribute].test(value))
    return mistake(element, `${attribute} needs ${(await import("./needs.ts")).needs[attribute]}; found "${value}".`);
  const detail = { action: attribute, value, element, target: event.target, originalEvent: event };
  if (!tell("vs:before", detail, element)) return;
  rest(element);
  try {
    const own = ownActions.get(attribute);
    if (own) await own(element, value);
    else await (await engine()).actions[attribute]({ element, value });
  } catch (error) {
    console.error(error);
    // where the engine cannot be loaded this tag cannot either, and says so in its place
    if (!natives.find("vs-notices")) natives.find("body")!.append(make("vs-notices", {}));
  }
}
