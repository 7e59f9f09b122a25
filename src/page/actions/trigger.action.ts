import { natives } from "../../base/runtime/runtime.ts";
import { mistake } from "../inspecting/opening-tag.ts";
import type { Action, ClickAttribute } from "./action.ts";
import { optionsOf } from "./beside.ts";

export const attribute = {
  shape: /^#\S|\S@\w/,
  needs: '"#selector" or "selector@event"',
  text: "Clicks the first match of the selector (a `vs-popup`, `vs-modal` or `vs-viewer` is opened), or dispatches the event on it, with `obj` as its `detail`.",
  example:
    '<button type="button" trigger="#details">Filter</button>\n<details><summary id="details">Conditions</summary><p>District, status, due date.</p></details>',
  isAlone: true,
} satisfies ClickAttribute;

const dialogs = /^vs-(popup|modal|viewer)$/;

/**
 * `trigger="#selector"` clicks the first match, or opens it when it is a dialog; `selector@event` dispatches that event
 * on it, with `obj` as its detail (R2.2-12).
 */
export const run: Action = async ({ element, value }) => {
  const [, selector = value, event = ""] = /^(.+)@([\w:-]+)$/.exec(value) ?? [];
  const target = findSafely(selector);
  if (!target) return mistake(element, `trigger needs the selector of an element; nothing matches "${selector}".`);
  const { obj: detail } = optionsOf(element);
  if (event === "notify" && natives.name(target) === "vs-notices")
    (await import("../notices/notify.ts")).notify(detail); // its code may still be on its way
  else if (event) target.dispatchEvent(new CustomEvent(event, { bubbles: true, cancelable: true, detail }));
  else if (dialogs.test(natives.name(target))) Object.assign(target, { open: true });
  else target.click();
};

function findSafely(selector: string): HTMLElement | null {
  try {
    return natives.find<HTMLElement>(selector);
  } catch {
    return null;
  }
}
