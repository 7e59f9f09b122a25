import { natives, runtime } from "../base/runtime.ts";
import { settle } from "../base/settings.ts";

/** Reads the settings now, and once more when the page has been parsed: its JSON block may stand below the script. */
export function start(): void {
  settle();
  addEventListener("keydown", ({ key }) => {
    const unreached = key === "Tab" && selectUnreached();
    if (unreached && natives.find(unreached)) void import("./reach.ts").then(({ reach }) => reach(unreached));
  });
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", settle, { once: true });
}

/** Elements with an action that no key reaches; links and buttons come for free. */
const selectUnreached = () =>
  Object.keys(runtime.clicks?.shapes ?? {})
    .map((name) => `[${name}]:not(a[href],button,input,[tabindex],[vs-inert] *)`)
    .join();
