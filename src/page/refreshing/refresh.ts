// layer 12: notices
/** After a save or a delete: fetches the parts of the page that show the table again, in place (R4-30). */
import { natives } from "../../base/runtime/runtime.ts";
import { phrasesReady } from "../../base/language/i18n.ts";
import { showFailure } from "../load-failed.ts";
import { isTouched } from "../changed-controls.ts";
import { lists } from "./list-elements.ts";
import { focused, guards, openDialogs } from "../dialogs/dialogs.ts";
import { tell } from "../events.ts";
import { keepNotices, notify } from "../notices/notify.ts";
import { words as refreshWords } from "./phrases.ts";

interface What {
  /** All tables when absent. */
  table?: string;
  /** The saved record: its row is marked and gets the focus. */
  id?: string;
  selector?: string;
  opener?: Element | null;
  /** Called on a page with nothing to refresh, in place of looking for a list of the table. */
  otherwise?: () => unknown;
}

/**
 * Refreshes widgets and `vs-refresh` regions that show the table. On a page with neither, the list around the opener or
 * the one whose rows name the table is refreshed; without a table the page is reloaded.
 */
export async function refresh({ table, id, selector, opener, otherwise }: What): Promise<void> {
  const shows = (element: Element, name: string) => {
    const tables = natives.attribute(element, name);
    const isMeant = selector ? isNamed(element, selector) : !table || !tables || tables.split(/[\s,]+/).includes(table);
    return isMeant && tell("vs:refresh", { element, table: table ?? "" }, element);
  };
  const regions = natives.findAll("[vs-refresh]").filter((region) => shows(region, "vs-refresh"));
  const widgets = natives.findAll("vs-widget,vs-table,vs-outlet").filter((widget) => shows(widget, "table"));
  const isOld = !natives.find("[vs-refresh],vs-widget,vs-table,vs-outlet");
  if (isOld && !selector) {
    if (otherwise) return void (await otherwise());
    if (!table) return reload();
    const list = listOf(table, opener ?? null);
    if (!list) return offerReload();
    regions.push(list);
  }
  // one without its code, such as in a region with vs-inert, shows nothing yet
  const drawn = widgets.filter((widget) => Object.hasOwn(widget, "refresh")) as (Element & {
    refresh(): Promise<void>;
  })[];
  const refreshed = drawn.map(async (widget) => widget.refresh());
  if (regions.length) await again(regions);
  await Promise.all(refreshed.map((one) => one.catch(console.warn)));
  if (table && id) markRow(table, id, opener ?? null);
}

/** An answer may name an element by an id that no selector can have, such as `#17`. */
function isNamed(element: Element, selector: string): boolean {
  try {
    return natives.matches(element, selector);
  } catch {
    return selector === `#${natives.attribute(element, "id")}`;
  }
}

async function again(regions: Element[]): Promise<void> {
  try {
    const { refreshOrTell } = await import("./refresh-or-tell.ts");
    await refreshOrTell(regions, offerReload);
  } catch (error) {
    console.error(error);
    showFailure(() => void again(regions));
  }
}

/** The nearest list around the opener that can be found again, else the first whose rows name the table. */
function listOf(table: string, opener: Element | null): Element | null {
  const around = opener && natives.closest(opener, lists);
  const named = linksTo(table);
  if (around && (natives.attribute(around, "id") || named.some((link) => around.contains(link)))) return around;
  return named.map((link) => natives.closest(link, lists)).find(Boolean) ?? null;
}

/** The record is stored, but the page may still show old data: the server has left out a region, or none was found. */
async function offerReload(): Promise<void> {
  const [{ words }] = await Promise.all([import("./phrases.ts"), phrasesReady()]);
  const action = { label: words("refreshNow"), run: () => void reload() };
  notify({ kind: "info", text: words("refreshOld"), delay: 0 }, { action, about: "refresh" });
}

/** Reloads the page, unless typed input would be lost; while a dialog of ours is open, after the last one has closed. */
export async function reload(): Promise<void> {
  if (openDialogs().some((dialog) => dialog.isConnected)) return whenClosed(reload);
  if (mayReload()) {
    keepNotices();
    return location.reload();
  }
  await phrasesReady();
  notify({ kind: "info", text: refreshWords("reloadYourself") });
}
/** A reload would lose no typed input. */
export const mayReload = (): boolean =>
  ![...guards.keys()].some((isDirty) => isDirty()) &&
  !natives.findAll("input:not([type=hidden]),textarea,select").some(isTouched);

function whenClosed(run: () => Promise<void>): void {
  const hear = () => {
    removeEventListener("vs:closed", hear);
    natives.after(0, () => void run());
  };
  addEventListener("vs:closed", hear);
}

/** Links with an action on the record, or on any record of the table. */
export function linksTo(table: string, id?: string): HTMLElement[] {
  const start = CSS.escape(id === undefined ? table : `${table}/${id}`);
  const names = ["edit", "data-edit", "info", "data-info", "del", "data-del"];
  return natives.findAll<HTMLElement>(names.map((name) => `[${name}="${start}"],[${name}^="${start}/"]`).join());
}
export const rowOf = (link: HTMLElement): HTMLElement => natives.closest<HTMLElement>(link, "tr,li,[vs-row]") ?? link;

const markMs = 4000;
/** Translucent, so that the host's text stays legible on light and dark rows. */
const mark = "rgb(255 190 0 / 0.25)";
/** Highlights the saved row for 4 s and focuses its link when nothing else has taken the focus. */
function markRow(table: string, id: string, opener: Element | null): void {
  const links = linksTo(table, id);
  const link =
    links.find((one) => one === opener) ?? links.find((one) => natives.closest(one, "[vs-refresh]")) ?? links[0];
  if (!link) return;
  const row = rowOf(link);
  row.setAttribute("vs-saved", "");
  natives.after(markMs, () => row.removeAttribute("vs-saved"));
  row.animate?.([{ backgroundColor: mark }, { backgroundColor: mark, offset: 0.6 }, {}], markMs);
  const now = focused();
  if (!now || now === opener) link.focus({ preventScroll: true });
}
