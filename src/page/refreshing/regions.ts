/** Regions of the page, fetched again from its address and changed in place. */
import { htmlReady, parsePage } from "../../html/door.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { readPageAgain } from "../../server/calls/templates/interface-pages.ts";
import { enliven } from "../content/enliven.ts";
import { tell } from "../events.ts";
import { lists } from "./list-elements.ts";
import { morph } from "./morph.ts";

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
    const kind = natives.attribute(region, "vs-refresh") === null ? lists : "[vs-refresh]";
    const after = [...page.querySelectorAll(kind)];
    const id = natives.attribute(region, "id");
    const fresh =
      (id && after.find((one) => natives.attribute(one, "id") === id)) || after[natives.findAll(kind).indexOf(region)];
    if (!fresh || (shownBy.get(region) ?? 0) > own) continue;
    shownBy.set(region, own);
    morph(region, [...fresh.childNodes]);
    enliven(region, false);
    tell("vs:refreshed", { element: region }, region);
  }
}
