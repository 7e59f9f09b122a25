/** After a save or a delete: what the page shows of that table is fetched again in place (R4-30, CONTRACT.md). */
import { natives } from "../../base/runtime/runtime.ts";
import { phrasesReady, t } from "../../base/language/i18n.ts";
import { focused, isAnyDirty } from "../dialogs/dialogs.ts";
import { keepNotices, notify } from "../notices/notify.ts";

interface What {
  /** All tables when absent. */
  table?: string;
  /** The record that was saved: its row is marked and gets the focus. */
  id?: string;
  selector?: string;
  opener?: Element | null;
  /** Called on a page that has nothing to refresh; it is loaded again unless told. */
  otherwise?: () => unknown;
}

/** Widgets and `vs-refresh` regions that show the table; a page with neither is loaded again, never over typed input. */
export async function refresh({ table, id, selector, opener, otherwise = reload }: What): Promise<void> {
  const shows = (element: Element, name: string) => {
    const tables = natives.attribute(element, name);
    return selector ? natives.matches(element, selector) : !table || !tables || tables.split(/[\s,]+/).includes(table);
  };
  const regions = natives.findAll("[vs-refresh]").filter((region) => shows(region, "vs-refresh"));
  const widgets = natives.findAll("vs-widget,vs-outlet").filter((widget) => shows(widget, "table"));
  const isOld = !natives.find("[vs-refresh],vs-widget,vs-outlet");
  if (isOld && !selector) return void (await otherwise());
  const refreshed = widgets.map(async (widget) => (widget as { refresh?(): Promise<void> } & Element).refresh?.());
  if (regions.length) await again(regions);
  await Promise.allSettled(refreshed);
  if (table && id) markRow(table, id, opener ?? null);
}

async function again(regions: Element[]): Promise<void> {
  try {
    const { refreshRegions } = await import("./regions.ts");
    await refreshRegions(regions);
  } catch (error) {
    console.error(error);
    await phrasesReady();
    notify({ kind: "warning", text: t("refreshFailed") });
  }
}

/** Loads the page again, never over typed input. */
export async function reload(): Promise<void> {
  if (mayReload()) {
    keepNotices();
    return location.reload();
  }
  await phrasesReady();
  notify({ kind: "info", text: t("reloadYourself") });
}
/** Nothing that was typed would be lost. */
export const mayReload = (): boolean =>
  !isAnyDirty() && !natives.findAll<HTMLInputElement>("input,textarea").some(isTyped);
const isTyped = (control: HTMLInputElement) => control.type !== "hidden" && control.defaultValue !== control.value;

/** What acts on the record. */
export function linksTo(table: string, id: string): HTMLElement[] {
  const start = CSS.escape(`${table}/${id}`);
  const names = ["edit", "data-edit", "info", "data-info", "del", "data-del"];
  return natives.findAll<HTMLElement>(names.map((name) => `[${name}="${start}"],[${name}^="${start}/"]`).join());
}
export const rowOf = (link: HTMLElement): HTMLElement => natives.closest<HTMLElement>(link, "tr,li,[vs-row]") ?? link;

const markMs = 4000;
/** The saved row shows itself for some seconds, and gets the focus when nothing else has taken it. */
function markRow(table: string, id: string, opener: Element | null): void {
  const links = linksTo(table, id);
  const link =
    links.find((one) => one === opener) ?? links.find((one) => natives.closest(one, "[vs-refresh]")) ?? links[0];
  if (!link) return;
  const row = rowOf(link);
  row.setAttribute("vs-saved", "");
  natives.after(markMs, () => row.removeAttribute("vs-saved"));
  row.animate?.([{ backgroundColor: "#ffe9a8" }, { backgroundColor: "#ffe9a8", offset: 0.6 }, {}], markMs);
  const now = focused();
  if (!now || now === opener) link.focus({ preventScroll: true });
}
