import { natives, runtime } from "../base/runtime.ts";
import { settings, settle } from "../base/settings.ts";
import { listenForInspector } from "./inspector-key.ts";

/** Reads the settings now, and once more when the page has been parsed: its JSON block may stand below the script. */
export function start(): void {
  ready();
  listenForInspector();
  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !natives.matches(form, optedIn)) return;
    event.preventDefault();
    void import("./actions/more.ts").then(({ submit }) => submit(form, event.submitter));
  });
  addEventListener("keydown", ({ key }) => {
    const unreached = key === "Tab" && selectUnreached();
    if (unreached && natives.find(unreached)) void import("./reach.ts").then(({ reach }) => reach(unreached));
  });
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", ready, { once: true });
}

function ready(): void {
  settle();
  if (settings.socket_url) void import("./actions/more.ts").then(({ connect }) => connect());
}

/** Forms of the page that hand their submit over (R7.3-16). */
const optedIn = ":is([api],[state],[data-api],[data-state],[data-vs-submit]):not([vs-inert] *)";

/** Elements with an action that no key reaches; links and buttons come for free. */
const selectUnreached = () =>
  Object.keys(runtime.clicks?.shapes ?? {})
    .map((name) => `[${name}]:not(a[href],button,input,[tabindex],[vs-inert] *)`)
    .join();
