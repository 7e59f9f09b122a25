/** What a click on a map asks of the map services that are shown. Flows: test/flows/map.test.ts. */
import { expect } from "@open-wc/testing";
import { configure } from "../../src/base/settings.ts";
import { settled } from "../../test/support/clock.ts";
import { answers, type Asked } from "../../test/support/memory-server.ts";
import { place, point, putMap, view, type MapTag } from "../../test/support/one-map.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

const service = (layer_id: number, setting: object = { info: true }) => ({
  layer_id,
  layer_name_ua: `Шар ${layer_id}`,
  sub_layers: "a",
  setting: { wms: `/ows/${layer_id}/`, tiled: false, ...setting },
});
/** A server with these map services; `says` is what one of them answers about a place. */
const server = (layers: object[], says: (url: URL) => string | Promise<string>): Asked[] =>
  answers(async (call: Request) => {
    const url = new URL(call.url);
    if (url.pathname.endsWith("raster_layers")) return Response.json(layers);
    return new Response(url.pathname.startsWith("/ows/") ? await says(url) : "{}");
  });
const questions = (asked: readonly Asked[]) => asked.filter(({ path }) => path.includes("GetFeatureInfo"));
const pinned = (tag: MapTag) =>
  [...tag.shadowRoot.querySelectorAll(".map-pinned")].map(({ textContent }) => textContent.trim());

/** A map on which the layers of these numbers are on. */
async function shown(numbers: string, on: number[]): Promise<MapTag> {
  const tag = await putMap(`<vs-map layers="[${numbers}]" ${view}></vs-map>`);
  const boxes = () => [...tag.shadowRoot.querySelectorAll<HTMLInputElement>(".map-layer input[type=checkbox]")];
  await waitUntil(() => boxes().length === numbers.split(",").length, "no layers");
  boxes().forEach((box, at) => box.checked === on.includes(at + 1) || box.click());
  return tag;
}

describe("a click on a map beside all features", () => {
  afterEach(async () => {
    place.replaceChildren();
    await settled();
    configure({ transport: null });
  });

  it("asks the services that are on and give information, the uppermost first, until one knows something", async () => {
    const layers = [service(1), service(2, {}), service(3), service(4), service(5)];
    const asked = server(layers, ({ pathname }) => (pathname === "/ows/1/" ? " \n" : `<p>Про ${pathname}</p>`));
    const tag = await shown("1,2,3,4,5", [1, 2, 4, 5]);
    point(tag, "click", 0);
    await waitUntil(() => pinned(tag).length, "nothing is shown");
    expect([pinned(tag), questions(asked).map(({ url }) => url.pathname)]).to.eql([
      ["Про /ows/4/"],
      ["/ows/1/", "/ows/4/"],
    ]);
  });

  it("shows what is known of the place that was clicked last, although an earlier answer comes later", async () => {
    let release = () => {};
    const held = new Promise<string>((resolve) => (release = () => resolve("<p>Перше</p>")));
    let count = 0;
    const asked = server([service(1)], () => (count++ ? "<p>Друге</p>" : held));
    const tag = await shown("1", [1]);
    point(tag, "click", 0);
    await waitUntil(() => questions(asked).length === 1, "not asked");
    point(tag, "click", 1);
    await waitUntil(() => pinned(tag).join() === "Друге", "nothing is shown");
    release();
    await settled();
    expect(pinned(tag)).to.eql(["Друге"]);
  });
});
