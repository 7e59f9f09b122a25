/** Regions of the page, fetched again from its address and changed in place. */
import { htmlReady, parsePage } from "../../html/door.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { readPageAgain } from "../../server/calls/templates/interface-pages.ts";
import { enliven } from "../content/enliven.ts";
import { tell } from "../events.ts";
import { lists } from "./list-elements.ts";
import { morph } from "./morph.ts";
import { within } from "./row-keys.ts";
import { fillArranged, isDrawnByScript, ownTables, tellSorters, wholeOf } from "./script-tables.ts";

/** The last request whose page each region shows. */
const shownBy = new WeakMap<Element, number>();
let requests = 0;

/**
 * Updates each region, or list, from its counterpart in the fetched page: the one with the same id, else the one at the
 * same position. An older answer does not replace a newer one.
 */
export async function refreshRegions(regions: Element[]): Promise<void> {
  const own = ++requests;
  await htmlReady();
  const page = parsePage(await readPageAgain());
  for (const region of regions) {
    const isList = natives.attribute(region, "vs-refresh") === null;
    const kind = isList ? kindOf(region) : "[vs-refresh]";
    const after = [...page.querySelectorAll(kind)];
    const id = natives.attribute(region, "id");
    const fresh =
      (id && after.find((one) => natives.attribute(one, "id") === id)) || after[natives.findAll(kind).indexOf(region)];
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
}

/** Lists of the same kind, among which a list without an id has its place. */
function kindOf(list: Element): string {
  const name = natives.name(list);
  return name === "table" ? ownTables : /^[uo]l$/.test(name) ? name : lists;
}

const countOf = (list: Element): number =>
  natives.name(list) === "table" ? within(list, "tbody > tr", "tr").length : list.childElementCount;
