import { natives, runtime } from "../base/runtime.ts";
import { settings, settle } from "../base/settings.ts";
import { engine } from "./code.ts";
import { keptPlace } from "./kept-place.ts";

/** Reads the settings now, and once more when the page has been parsed: its JSON block may stand below the script. */
export function start(): void {
  ready();
  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !natives.matches(form, optedIn)) return;
    event.preventDefault();
    void import("./actions/more.ts").then(({ submit }) => submit(form, event.submitter));
  });
  addEventListener(
    "keydown",
    (event) => {
      const unreached = event.key === "Tab" && selectUnreached();
      if (unreached && natives.find(unreached)) void import("./reach.ts").then(({ reach }) => reach(unreached));
      const [target] = event.composedPath();
      if (event.code === "KeyN" && event.ctrlKey && event.altKey)
        void shortcuts().then(({ openAddForm }) => openAddForm(event, target));
    },
    true,
  );
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", ready, { once: true });
}

const shortcuts = async () => {
  await engine();
  return import("./keyboard.ts");
};

function ready(): void {
  settle();
  if (document.readyState !== "loading") enter();
  if (settings.socket_url) void import("./actions/more.ts").then(({ connect }) => connect());
}

/** What the page itself asks for when it is there. */
function enter(): void {
  if (natives.find("[vs-shorten],[vs-carousel]"))
    void import("./enliven.ts").then(({ enliven }) => enliven(document, false));
  if (location.hash.startsWith("#add=")) void shortcuts().then(({ openFromHash }) => openFromHash());
  try {
    if (sessionStorage.getItem(keptPlace)) void import("./notify.ts").then(({ showKept }) => showKept());
  } catch {
    // storage is forbidden here
  }
}

/** Forms of the page that hand their submit over (R7.3-16). */
const optedIn = ":is([api],[state],[data-api],[data-state],[data-vs-submit]):not([vs-inert] *)";

/** Elements with an action that no key reaches; links and buttons come for free. */
const selectUnreached = () =>
  Object.keys(runtime.clicks?.shapes ?? {})
    .map((name) => `[${name}]:not(a[href],button,input,[tabindex],[vs-inert] *)`)
    .join();
