/** Features from vector tiles, when their tiles do not come. Flows: test/flows/map.test.ts. */
import { expect } from "@open-wc/testing";
import { configure } from "../../src/base/settings.ts";
import { settled } from "../../test/support/clock.ts";
import { answers, status } from "../../test/support/memory-server.ts";
import { place, putMap, view, type MapTag } from "../../test/support/one-map.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

const described = [{ layer_id: 5, layer_name_ua: "Дороги", layer_url: "/nothing/{z}/{x}/{y}.pbf" }];
/** A server whose tiles are what `tile` gives; the calls of tiles are in `tiles`. */
function server(tile: () => Response | Promise<Response>): Request[] {
  const tiles: Request[] = [];
  answers((call: Request) => {
    const { pathname } = new URL(call.url);
    if (!pathname.endsWith(".pbf")) return Response.json(pathname.endsWith("raster_layers") ? described : {});
    tiles.push(call);
    return tile();
  });
  return tiles;
}
const state = (tag: MapTag) => tag.shadowRoot.querySelector(".map-layer > .map-wrong");
const retry = (tag: MapTag) => tag.shadowRoot.querySelector<HTMLElement>(".map-layer > .quiet-button");

describe("vector tiles", () => {
  const { error } = console;
  const told: unknown[] = [];
  beforeEach(() => {
    told.length = 0;
    console.error = (...given: unknown[]) => void told.push(given[0]);
  });
  afterEach(async () => {
    place.replaceChildren();
    await settled();
    console.error = error;
    configure({ transport: null });
  });

  it("that have failed are asked for again by the button at their layer, which goes when they are there", async () => {
    let isDown = true;
    const tiles = server(() => (isDown ? status(500) : new Response()));
    const tag = await putMap(`<vs-map layers="[5]" ${view}></vs-map>`);
    await waitUntil(() => retry(tag), "not said");
    await settled(); // it is said when the first has failed
    const { length } = tiles;
    isDown = false;
    retry(tag)!.click();
    await waitUntil(() => tiles.length >= length * 2, "not asked again");
    await waitUntil(() => !state(tag) && !retry(tag), "still said");
    expect(new Set(tiles.slice(length).map(({ url }) => url))).to.eql(
      new Set(tiles.slice(0, length).map(({ url }) => url)),
    );
  });

  it("that are not in view any more are not waited for, and not told as missing", async () => {
    const tiles = server(() => new Promise(() => {}));
    const tag = await putMap(`<vs-map layers="[5]" ${view}></vs-map>`);
    await waitUntil(() => tiles.length, "not asked");
    await settled();
    const before = [...tiles];
    tag.shadowRoot.querySelector<HTMLElement>('button[aria-label="Збільшити"]')!.click();
    await waitUntil(() => tiles.some(({ url }) => url.includes("/16/")), "not asked at the next zoom");
    await waitUntil(() => before.every(({ signal }) => signal.aborted), "the tiles of before are still awaited");
    await settled();
    expect(told).to.eql([]);
  });
});
