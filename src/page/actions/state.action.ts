import { parseJson } from "../../base/json.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { showModalView } from "../dialogs/modal-view.ts";
import { stepsPlace } from "../notices/kept-place.ts";
import { refresh } from "../refreshing/refresh.ts";
import { showActive } from "../shell/active.ts";
import { decode } from "../shell/decode.ts";
import { pagePath, stateRoute } from "../shell/route.ts";
import { shell } from "../shell/shell.ts";
import type { Action, ClickAttribute } from "./action.ts";

export const attribute = {
  shape: /\S/,
  needs: '"key=value", "page/key=value" or a page of the shell',
  text: "Writes the pairs into the page's query as a new history entry and refreshes the content that depends on them; an empty value removes a key. Elements whose pairs are all in the query get `vs-active`.",
  example:
    '<a href="#" state="status=done">Done</a>\n<a href="#" state="status=new">New</a>\n<a href="#" state="status=">All</a>',
  isAlone: true,
} satisfies ClickAttribute;

/**
 * `state="[page/]key=value[/…]"`: in the shell goes to that route. On a page without an outlet it writes the pairs into
 * the query with a new history entry and refreshes the page's regions (R2.2-01). An empty value removes a key.
 */
export const run: Action = async ({ value }) => {
  const own = shell();
  if (own) {
    const { page, state: pairs } = stateRoute(value, own.route(), own.home);
    await own.go(pagePath(own.base, page, pairs));
    return;
  }
  const url = new URL(location.href);
  for (const segment of value.split("/")) {
    const [key = "", ...rest] = segment.split("=");
    if (!rest.length || !key) continue;
    const text = decode(rest.join("="));
    if (text) url.searchParams.set(decode(key), text);
    else url.searchParams.delete(decode(key));
  }
  note(location.href, url.href);
  history.pushState(history.state, "", url);
  showState();
  // a modal view is shown over the page, which stays as it is
  if (!url.searchParams.get("modal-view")) await refresh({});
};

/**
 * Marks active elements and opens the modal view for the pairs of the query; does nothing in the shell, which does it
 * itself.
 */
export function showState(): void {
  if (shell()) return;
  const pairs = Object.fromEntries(new URLSearchParams(location.search));
  showActive({ state: pairs });
  showModalView(pairs, (key) => {
    const url = new URL(location.href);
    url.searchParams.delete(key);
    note(url.href);
    history.replaceState(history.state, "", url);
  });
}

/**
 * Addresses that we have written: only for them Back and Forward refresh the page; other history entries belong to the
 * page.
 */
let steps: string[] = [];
/** Of the last ones, Back and Forward refresh the page after a reload too. */
const mostSteps = 50;

function note(...written: string[]): void {
  if (!steps.length) addEventListener("popstate", goBack);
  steps = [...new Set([...written, ...steps])].slice(0, mostSteps);
  try {
    sessionStorage.setItem(stepsPlace, natives.json(steps));
  } catch {
    // storage is forbidden or full: a reload ends it
  }
}

/** After a reload: marks what is active, and follows Back and Forward as before it. */
export function goOn(): void {
  const kept = parseJson(sessionStorage.getItem(stepsPlace) ?? "");
  const written = Array.isArray(kept) ? kept.map(String) : [];
  if (!written.includes(location.href)) return; // another page
  note(...written);
  showState();
}

function goBack(): void {
  if (!steps.includes(location.href)) return;
  showState();
  void refresh({});
}
