import { showModalView } from "../dialogs/modal-view.ts";
import { refresh } from "../refreshing/refresh.ts";
import { showActive } from "../shell/active.ts";
import { pagePath, stateRoute } from "../shell/route.ts";
import { shell } from "../shell/shell.ts";
import type { Action, ClickAttribute } from "./action.ts";

export const attribute = {
  shape: /\S/,
  needs: '"key=value", "page/key=value" or a page of the shell',
  text: "Writes the pairs into the page's query as a new history entry and refreshes the content that depends on them; an empty value removes a key. Elements whose pairs are all in the query get `vs-active`.",
  example:
    '<a href="#" state="status=done">Виконані</a>\n<a href="#" state="status=new">Нові</a>\n<a href="#" state="status=">Усі</a>',
  isAlone: true,
} satisfies ClickAttribute;

/**
 * `state="[page/]key=value[/…]"`: in the shell the way there; on a page without an outlet the pairs stand in its query,
 * as a step of history, and what shows them is fetched again (R2.2-01). An empty value takes a key away.
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
  if (!steps.size) addEventListener("popstate", goBack);
  steps.add(location.href).add(url.href);
  history.pushState(history.state, "", url);
  showState();
  // a modal view stands beside what the page shows
  if (!url.searchParams.get("modal-view")) await refresh({});
};

/** What the pairs of the query mark and open; the shell shows its own. */
export function showState(): void {
  if (shell()) return;
  const pairs = Object.fromEntries(new URLSearchParams(location.search));
  showActive({ state: pairs });
  showModalView(pairs, (key) => {
    const url = new URL(location.href);
    url.searchParams.delete(key);
    steps.add(url.href);
    history.replaceState(history.state, "", url);
  });
}

/** Addresses between which Back and Forward show other pairs; other steps are the page's own. */
const steps = new Set<string>();
function goBack(): void {
  if (!steps.has(location.href)) return;
  showState();
  void refresh({});
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
