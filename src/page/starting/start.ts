import { natives, runtime } from "../../base/runtime/runtime.ts";
import { readSettings, settings, settingsStore } from "../../base/settings.ts";
import { showFailure } from "../load-failed.ts";
import { keptPlace, stepsPlace } from "../notices/kept-place.ts";
import type * as All from "./features.ts";

/** Reads the settings now and again when the page has been parsed, because its JSON block may be below the script. */
export function start(): void {
  if (!natives.base) runFeature("tellPolyfill");
  settingsStore.listen(() => settings.signed_out && more());
  ready();
  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !natives.matches(form, optedIn)) return;
    event.preventDefault();
    const send = (): unknown => feature("submit", form, event.submitter).catch(() => showFailure(send));
    send();
  });
  addEventListener("keydown", hearKey, true);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", ready);
}

/** On Tab, makes actions that cannot be focused reachable; handles Ctrl+Alt+N (R2.1-18) and Alt+1 (R2.1-19). */
function hearKey(event: KeyboardEvent): void {
  const { key, code, altKey, ctrlKey } = event;
  if (key === "Tab") {
    const actions = Object.keys(runtime.clicks.shapes).map((name) => `[${name}],[data-${name}]`);
    if (natives.find(actions.join())) runFeature("makeFocusable", actions);
  }
  if (!altKey || code !== (ctrlKey ? "KeyN" : "Digit1") || !(ctrlKey || isInspected())) return;
  if (!ctrlKey) event.preventDefault();
  runFeature("press", event, event.composedPath()[0]);
}

/** The inspector is allowed by `devtools_site_ids` or `debug`. */
const isInspected = (): unknown =>
  settings.debug || settings.doctor || settings.devtools_site_ids?.some((id) => id == settings.site_id); // oxlint-disable-line eqeqeq -- 7 or "7"

function ready(): void {
  readSettings();
  // Without it a refresh only keeps less of the host's own state.
  if (natives.find("[vs-refresh],vs-widget,vs-table,vs-outlet")) runFeature("watchHost");
  if (isMore()) more();
  if (settings.socket_url) runFeature("connect");
  if (settings.debug || location.hostname === "localhost") runFeature("check");
}

type Feature = keyof typeof All;
const feature = async <Name extends Feature>(name: Name, ...given: Parameters<(typeof All)[Name]>): Promise<unknown> =>
  ((await import("./features.ts"))[name] as (...all: typeof given) => unknown)(...given);
const runFeature = <Name extends Feature>(...given: [Name, ...Parameters<(typeof All)[Name]>]): void =>
  void feature(...given).catch(console.warn);
const more = () => runFeature("enter");

/**
 * The page itself needs more code: long texts, a form, modal or file in its address, notices of the previous page, waiting
 * saves, states that were chosen before a reload.
 */
function isMore(): unknown {
  const isAsked =
    settings.support_cases ||
    natives.find("[vs-shorten],[vs-carousel],[vs-draft]") ||
    /modal-view|vs-[df]|#add/.test(location.href);
  try {
    return isAsked || [sessionStorage, localStorage].some((kept) => keptPlace in kept || stepsPlace in kept);
  } catch {
    return false; // storage is forbidden here
  }
}

/** Forms of the page that may have opted in (submit.ts decides), and those in our dialogs (R7.3-16). */
const optedIn =
  ":is([api],[state],[data-api],[data-state],[data-vs-submit],:is(vs-modal,vs-popup) [action]):not([vs-inert] *)";
