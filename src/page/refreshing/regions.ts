/** Regions of the page, fetched again from its address and changed in place. */
import { htmlReady, parsePage } from "../../html/door.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { readPageAgain } from "../../server/calls/templates/interface-pages.ts";
import { enliven } from "../content/enliven.ts";
import { tell } from "../events.ts";
import { lists } from "./list-elements.ts";
import { morph } from "./morph.ts";
import { hasSameRow, within } from "./row-keys.ts";
import { fillArranged, isDrawnByScript, ownTables, tellSorters, wholeOf } from "./script-tables.ts";

/** The last request whose page each region shows. */
const shownBy = new WeakMap<Element, number>();
let requests = 0;

/**
 * Updates each region, or list, from its counterpart in the fetched page. An older answer does not replace a newer one.
 * @returns whether the fetched page has counterparts of all regions that the page has still
 */
export async function refreshRegions(regions: Element[]): Promise<boolean> {
  const own = ++requests;
  await htmlReady();
  const page = parsePage(await readPageAgain());
  let isWhole = true;
  for (const region of regions) {
    const isList = natives.attribute(region, "vs-refresh") === null;
    const kind = isList ? kindOf(region) : "[vs-refresh]";
    const fresh = counterpartOf(region, natives.findAll(kind), [...page.querySelectorAll(kind)]);
    if (!fresh && region.isConnected && !isFetched(region)) isWhole = false;
    if (!fresh || (shownBy.get(region) ?? 0) > own) continue;
    shownBy.set(region, own);
    const kept = fillArranged(region, fresh);
    const isArranged = kept.has(wholeOf(region));
    if (!isArranged && isList && isDrawnByScript(countOf(region), countOf(fresh))) continue;
    if (!isArranged) morph(region, [...fresh.childNodes], kept);
    tellSorters(region);
    enliven(region, false);
    tell("vs:refreshed", { element: region }, region);
  }
  return isWhole;
}

/**
 * The one with the same id, else the one at the same place. The server may leave out a region that has no rows: then the
 * places of the others say nothing, and only a record in common shows that two are the same.
 */
function counterpartOf(region: Element, before: Element[], after: Element[]): Element | undefined {
  const id = idOf(region);
  const named = id && after.find((one) => idOf(one) === id);
  if (named) return named;
  const isAlike = (one: Element) => isFetched(one) === isFetched(region);
  const [shown, fresh] = [before.filter(isAlike), after.filter(isAlike)];
  const found = fresh[shown.indexOf(region)];
  if (!found || (idOf(found) && shown.some((one) => idOf(one) === idOf(found)))) return undefined;
  return shown.length === fresh.length || hasSameRow(region, found) ? found : undefined;
}

const idOf = (element: Element) => natives.attribute(element, "id");

/** It may have come by an address of its own, which the fetched page does not hold. */
const isFetched = (element: Element) => !!natives.closest(element, "vs-outlet,vs-widget,vs-popup,vs-modal");

/** Lists of the same kind, among which a list without an id has its place. */
function kindOf(list: Element): string {
  const name = natives.name(list);
  return name === "table" ? ownTables : /^[uo]l$/.test(name) ? name : lists;
}

const countOf = (list: Element): number =>
  natives.name(list) === "table" ? within(list, "tbody > tr", "tr").length : list.childElementCount;
