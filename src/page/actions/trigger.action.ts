import { natives } from "../../base/runtime/runtime.ts";
import { mistake } from "../inspecting/opening-tag.ts";
import type { Action, ClickAttribute } from "./action.ts";

export const attribute = {
  shape: /^#\S|\S@\w/,
  needs: '"#selector" or "selector@event"',
  text: "Clicks the first match of the selector, or dispatches the event on it.",
  example:
    '<button type="button" trigger="#details">Фільтр</button>\n<details><summary id="details">Умови</summary><p>Район, статус, термін.</p></details>',
  isAlone: true,
} satisfies ClickAttribute;

/** `trigger="#selector"` clicks the first match; `selector@event` dispatches that event on it (R2.2-12). */
export const run: Action = async ({ element, value }) => {
  const [, selector = value, event = ""] = /^(.+)@([\w:-]+)$/.exec(value) ?? [];
  const target = findSafely(selector);
  if (!target) return mistake(element, `trigger needs the selector of an element; nothing matches "${selector}".`);
  if (event) target.dispatchEvent(new Event(event, { bubbles: true, cancelable: true }));
  else target.click();
};

function findSafely(selector: string): HTMLElement | null {
  try {
    return natives.find<HTMLElement>(selector);
  } catch {
    return null;
  }
}
