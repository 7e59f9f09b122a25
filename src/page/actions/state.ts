import { natives } from "../../base/runtime.ts";
import { open } from "../follow.ts";
import { refresh } from "../refresh.ts";
import type { Action } from "./index.ts";
import { isSet } from "./options.ts";

/**
 * `state="[page/]key=value[/…]"` on a page without an outlet: the pairs stand in the page's query, as a step of history,
 * and what shows them is fetched again (R2.2-01). An empty value takes a key away.
 */
export const state: Action = async ({ value }) => {
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
  showActive(url.searchParams);
  await refresh({});
};

/** Addresses between which Back and Forward show other pairs; other steps are the page's own. */
const steps = new Set<string>();
function goBack(): void {
  if (!steps.has(location.href)) return;
  showActive(new URLSearchParams(location.search));
  void refresh({});
}

/** Elements whose pairs all stand in the query are marked for the page's own style (R2.1-09). */
export function showActive(query: URLSearchParams): void {
  for (const element of natives.findAll("[state],[data-state]")) {
    const value = natives.attribute(element, "data-state") ?? natives.attribute(element, "state") ?? "";
    const pairs = value.split("/").filter((segment) => segment.includes("="));
    if (!pairs.length) continue;
    const isActive = pairs.every((pair) => {
      const [key = "", ...rest] = pair.split("=");
      return (query.get(decode(key)) ?? "") === decode(rest.join("="));
    });
    if (isActive) element.setAttribute("vs-active", "");
    else element.removeAttribute("vs-active");
  }
}

/** `_href="address"`: followed like a link, '/view=0' behind it unless it has a view (R2.2-08, R2.2-15, R2.2-17). */
export const href: Action = async ({ element, value }) => {
  const path = value.replace(/[?#].*/s, "");
  const rest = value.slice(path.length);
  const viewed = path.includes("/view") || /\.\w{1,5}$/.test(path) ? path : `${path.replace(/\/$/, "")}/view=0`;
  const mark = isSet(element, "vue") ? "vue=1" : "";
  const query = mark && (rest.startsWith("?") ? `?${mark}&${rest.slice(1)}` : `?${mark}${rest}`);
  open(viewed + (query || rest), "go");
};

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
