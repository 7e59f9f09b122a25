/** Regions of the page, fetched again from its address and changed in place. */
import { htmlReady, parsePage } from "../../html/door.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { readPageAgain } from "../../server/calls/templates/interface-pages.ts";
import { enliven } from "../content/enliven.ts";
import { tell } from "../events.ts";
import { morph } from "./morph.ts";

/** Updates each region from its counterpart: the region with the same id, else the one at the same position. */
export async function refreshRegions(regions: Element[]): Promise<void> {
  await htmlReady();
  const page = parsePage(await readPageAgain());
  const before = natives.findAll("[vs-refresh]");
  const after = [...page.querySelectorAll("[vs-refresh]")];
  for (const region of regions) {
    const { id } = region;
    const fresh = (id && after.find((one) => one.id === id)) || after[before.indexOf(region)];
    if (!fresh) continue;
    morph(region, [...fresh.childNodes]);
    enliven(region, false);
    tell("vs:refreshed", { element: region }, region);
  }
}
