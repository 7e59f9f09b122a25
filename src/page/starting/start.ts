import { natives, runtime } from "../../base/runtime/runtime.ts";
import { settings, settle, settingsStore } from "../../base/settings.ts";
import { keptPlace } from "../notices/kept-place.ts";

/** Reads the settings now, and once more when the page has been parsed: its JSON block may stand below the script. */
export function start(): void {
  settingsStore.listen(() => settings.signed_out && more());
  ready();
  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !natives.matches(form, optedIn)) return;
    event.preventDefault();
    void import("../clicks/submit.ts").then(({ submit }) => submit(form, event.submitter));
  });
  addEventListener("keydown", hearKey, true);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", ready);
}

/** Actions that no key reaches are reached by Tab; Ctrl+Alt+N (R2.1-18) and Alt+1 (R2.1-19) are ours. */
function hearKey(event: KeyboardEvent): void {
  const { key, code, altKey, ctrlKey } = event;
  const unreached = key === "Tab" && selectUnreached();
  if (unreached && natives.find(unreached)) void import("../clicks/reach.ts").then(({ reach }) => reach(unreached));
  const isInspector = code === "Digit1" && !ctrlKey && isInspected();
  if (!altKey || !(isInspector || (code === "KeyN" && ctrlKey))) return;
  if (isInspector) event.preventDefault();
  const [target] = event.composedPath();
  void import("../clicks/keyboard.ts").then(({ press }) => press(event, target));
}

/** The inspector opens where `devtools_site_ids` or `debug` allow it. */
const isInspected = (): boolean =>
  settings.debug || settings.vue_debug1 || !!settings.devtools_site_ids?.some((id) => id == settings.site_id); // oxlint-disable-line eqeqeq -- 7 or "7"

function ready(): void {
  settle();
  if (document.readyState !== "loading" && isMore()) more();
  if (settings.socket_url) void import("../socket.ts").then(({ connect }) => connect());
}

const more = () => void import("./enter.ts").then(({ enter }) => enter(), console.warn);

/** The page itself asks for something: long texts, a form or a modal of its address, notices of the page before, saves put aside. */
function isMore(): boolean {
  if (natives.find("[vs-shorten],[vs-carousel],[vs-draft]") || /[?&]modal-view=|#add=/.test(location.href)) return true;
  try {
    return keptPlace in sessionStorage || keptPlace in localStorage;
  } catch {
    return false; // storage is forbidden here
  }
}

/** Forms of the page that hand their submit over, and those in our dialogs (R7.3-16). */
const optedIn =
  ":is([api],[state],[data-api],[data-state],[data-vs-submit],:is(vs-modal,vs-popup) [action]):not([vs-inert] *)";

/** Elements with an action that no key reaches; links and buttons come for free. */
const selectUnreached = () =>
  Object.keys(runtime.clicks?.shapes ?? {})
    .map((name) => `[${name}]:not(a[href],button,input,[tabindex],[vs-inert] *)`)
    .join();
