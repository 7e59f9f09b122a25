import { natives } from "../base/runtime.ts";
import { settle } from "../base/settings.ts";
import { clickAttributes } from "./attributes.ts";

/** Elements with an action that no key reaches; links and buttons come for free. */
const unreached = Object.keys(clickAttributes)
  .map((name) => `[${name}]:not(a[href],button,input,[tabindex],[vs-inert] *,vs-form,vs-widget)`)
  .join();

/** Reads the settings now, and once more when the page has been parsed: its JSON block may stand below the script. */
export function start(): void {
  settle();
  addEventListener("keydown", ({ key }) => {
    if (key === "Tab" && natives.find(unreached)) void import("./reach.ts").then(({ reach }) => reach(unreached));
  });
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", settle, { once: true });
}
