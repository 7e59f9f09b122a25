/** Layers as a server describes them (R3.2, R3.3): what a map asks for, shows and tells. Flows: test/flows/map.test.ts. */
import { aTimeout, expect } from "@open-wc/testing";
import { configure } from "../../src/base/settings.ts";
import type { Events } from "../../src/page/events.ts";
import { answers, type Asked } from "../../test/support/memory-server.ts";
import { type } from "../../test/support/one-field.ts";
import { at, isOver, map, place, point, putMap, view, type MapTag } from "../../test/support/one-map.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

const zoom = 15;
/** The tile of the map's middle at its zoom, from the north-west corner of the world. */
const column = Math.floor(((30.52 + 180) / 360) * 2 ** zoom);
const row = Math.floor(((1 - Math.asinh(Math.tan((50.525 * Math.PI) / 180)) / Math.PI) / 2) * 2 ** zoom);
/** A window of 700 × 400 px shows tiles up to this far from the middle one, and the map asks for one more. */
const reach = 3;

/** A server that describes these layers of pictures. */
const describeLayers = (...layers: object[]): Asked[] =>
  answers((call: Request) => Response.json(new URL(call.url).pathname.endsWith("raster_layers") ? layers : {}));
const tiled = (more: object = {}) => ({ layer_id: 7, layer_name_ua: "Схема", geom_service_type: 1, ...more });

let began = 0;
/** The pictures that the map has asked for; they are not there. */
const pictures = (start: string): URL[] =>
  performance
    .getEntriesByType("resource")
    .filter(({ startTime }) => startTime >= began)
    .map(({ name }) => new URL(name))
    .filter(({ pathname }) => pathname.startsWith(start));
async function picturesOf(start: string, least = 1): Promise<URL[]> {
  await waitUntil(() => pictures(start).length >= least, `no picture of ${start}`);
  await aTimeout(100);
  return pictures(start);
}
/** Zoom, column and row of a tile's address. */
const placeOf = ({ pathname }: URL) =>
  (/(\d+)\/(\d+)\/(\d+)\.png$/.exec(pathname) ?? []).slice(1).map(Number) as [number, number, number];
const different = <T>(list: readonly T[]): T[] =>
  [...new Set(list)].toSorted((one, other) => Number(one > other) - Number(one < other));
const isNear = (one: number, middle: number) => Math.abs(one - middle) <= reach;
/** The parameters of a map service's request, by names in small letters. */
const query = ({ searchParams }: URL) =>
  Object.fromEntries([...searchParams].map(([name, value]) => [name.toLowerCase(), value]));

const texts = (tag: MapTag, selector: string) =>
  [...tag.shadowRoot.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
const bases = (tag: MapTag) => texts(tag, "#change-map option");
const overlays = (tag: MapTag) => texts(tag, ".map-layer > label span");

describe("layers as a server describes them", () => {
  const { error } = console;
  beforeEach(() => {
    performance.clearResourceTimings();
    began = performance.now();
    localStorage.removeItem("geom_edit_base_layer_index");
    console.error = () => {}; // tiles that are not there
  });
  afterEach(async () => {
    place.replaceChildren();
    await aTimeout(20);
    console.error = error;
    configure({ transport: null, map: null, lang: "ua" });
  });
  const base = () => putMap(`<vs-map base="7" ${view}></vs-map>`);

  it("[R3.2-05] [R3.2-09] cut tiles come from an address of their own, 256 px wide", async () => {
    describeLayers(tiled());
    await base();
    const places = (await picturesOf("/map/tile_cutting/7/")).map(placeOf);
    expect(different(places.map(([z]) => z))).to.eql([zoom]);
    for (const [, x, y] of places) expect([x, y, isNear(x, column), isNear(y, row)]).to.eql([x, y, true, true]);
  });

  it("[R3.2-09] [R3.2-11] tiles of 512 px count half as many columns; those of TMS count rows from the south", async () => {
    describeLayers(tiled({ layer_url: "/nothing/{z}/{x}/{y}.png", setting: { tile_size: 512, is_tms: "t" } }));
    await base();
    const places = (await picturesOf("/nothing/")).map(placeOf);
    const south = 2 ** (zoom - 1) - 1 - Math.floor(row / 2);
    for (const [, x, y] of places)
      expect([x, y, isNear(x, Math.floor(column / 2)), isNear(y, south)]).to.eql([x, y, true, true]);
  });

  it("[R3.2-12] the hosts of tiles are a, b, c and d, or those of subdomains", async () => {
    const layer_url = "/nothing/{s}/{z}/{x}/{y}.png";
    const come = (...hosts: string[]) =>
      waitUntil(() => {
        const found = different(pictures("/nothing/").map(({ pathname }) => pathname.split("/")[2]));
        return found.join() === hosts.join();
      }, `not of ${hosts.join()}`);
    describeLayers(tiled({ layer_url }));
    await base();
    await come("a", "b", "c", "d");
    place.replaceChildren();
    began = performance.now();
    describeLayers(tiled({ layer_url, setting: { subdomains: "12" } }));
    await base();
    await come("1", "2");
  });

  for (const [setting, last] of [
    [{}, 18],
    [{ maxZoom: 13 }, 13],
  ] as const)
    it(`[R3.2-13] beyond zoom ${last} the tiles of zoom ${last} are enlarged (${JSON.stringify(setting)})`, async () => {
      configure({ map: { maxZoom: 20 } });
      describeLayers(tiled({ layer_url: "/nothing/{z}/{x}/{y}.png", setting }));
      await putMap('<vs-map base="7" center="30.52,50.525" zoom="19"></vs-map>');
      const zooms = (await picturesOf("/nothing/")).map((one) => placeOf(one)[0]);
      expect(different(zooms)).to.eql([last]);
    });

  it("[R3.2-02] [R3.2-03] [R3.2-10] [R3.2-14] a map service is asked in version 1.1.{ver} for its sub-layers of its project, tile by tile", async () => {
    const service = { layer_id: 7, ver: "1", sub_layers: ["a", "b"] };
    describeLayers({ ...service, setting: { project_file: "town" } });
    await base();
    const asked = (await picturesOf("/map/tilecache/", 2)).map(query);
    for (const one of asked)
      expect(one).to.include({ map: "town.qgs", version: "1.1.1", layers: "a,b", width: "256", height: "256" });
  });

  it("[R3.2-10] [R3.2-15] with tiled off one picture of the whole map is asked for, of the service that wms names", async () => {
    describeLayers({ layer_id: 7, ver: "0", sub_layers: "a", setting: { wms: "/nothing/ows?", tiled: false } });
    const { clientWidth, clientHeight } = map(await base());
    const [one, ...others] = (await picturesOf("/nothing/ows")).map(query);
    expect(others.length, "one picture").to.equal(0);
    expect(one).to.include({
      version: "1.1.0",
      layers: "a",
      width: String(clientWidth),
      height: String(clientHeight),
    });
  });

  it("[R3.2-01] [R3.3-01] layers have their names in the language of the page, else in Ukrainian", async () => {
    const layer_url = "/nothing/{z}/{x}/{y}.png";
    const named = { layer_name: "plan", layer_name_ua: "Схема", layer_name_en: "Plan", layer_url };
    describeLayers(tiled(named), tiled({ layer_id: 8, layer_name_ua: "Знімок", layer_url }));
    const tag = await putMap(`<vs-map base="7,8" ${view}></vs-map>`);
    await waitUntil(() => bases(tag).join() === "Схема,Знімок", "no names");
    configure({ lang: "en" });
    await waitUntil(() => bases(tag).join() === "Plan,Знімок", "not in English");
    configure({ lang: "ru" });
    await waitUntil(() => bases(tag).join() === "Схема,Знімок", "not in Ukrainian");
  });

  it("the page's own list of base maps has its own options again when the map is gone", async () => {
    const layer_url = "/nothing/{z}/{x}/{y}.png";
    describeLayers(tiled({ layer_url }), tiled({ layer_id: 8, layer_name_ua: "Знімок", layer_url }));
    const list = document.body.appendChild(document.createElement("select"));
    list.id = "change-map";
    list.innerHTML = "<option>Оберіть</option><option selected>Своя</option>";
    const offered = () => [...list.options].map(({ text }) => text).join();
    const tag = await putMap(`<vs-map base="7,8" ${view}></vs-map>`);
    await waitUntil(() => offered() === "Схема,Знімок", "not offered");
    tag.remove();
    await waitUntil(() => offered() === "Оберіть,Своя", "still those of the map").finally(() => list.remove());
  });

  it("[R3.2-07] [R3.2-08] [R4-04] [R4-05] layers that are off are not offered; layer_type 1 is a base map", async () => {
    const layer_url = "/nothing/{z}/{x}/{y}.png";
    const layer = (layer_id: number, more: object = {}) =>
      tiled({ layer_id, layer_name_ua: `Шар ${layer_id}`, layer_url, ...more });
    describeLayers(layer(1), layer(2, { enabled: "f" }), layer(3, { layer_type: 1 }));
    const tag = await putMap(`<vs-map layers="[1,2,3]" ${view}></vs-map>`);
    await waitUntil(() => overlays(tag).length > 0, "no layers");
    expect([bases(tag), overlays(tag)]).to.eql([["Шар 3"], ["Шар 1"]]);
  });

  it("layers described without an id, or with the same one, are switched on and off each for itself", async () => {
    describeLayers();
    const described = ["a", "b", "c"].map((name) => ({
      layer_name_ua: name,
      layer_url: `/nothing/${name}/{z}/{x}/{y}.png`,
      ...(name !== "a" && { layer_id: 5 }),
    }));
    const tag = await putMap(
      `<vs-map layers='${JSON.stringify([...described, { layer_url: "/nothing/d/{z}/{x}/{y}.png" }])}' ${view}></vs-map>`,
    );
    await waitUntil(() => overlays(tag).join() === "a,b,c,#4", "no layers");
    const boxes = () => [...tag.shadowRoot.querySelectorAll<HTMLInputElement>(".map-layer input[type=checkbox]")];
    for (const box of boxes().slice(1)) box.click();
    for (const name of ["a", "b", "c", "d"]) await picturesOf(`/nothing/${name}/`);
  });

  it("a base map whose tiles have failed is asked for again, in the panel of layers and without it", async () => {
    const layer_url = "/nothing/{z}/{x}/{y}.png";
    for (const layers of [[tiled({ layer_url })], [tiled({ layer_url }), tiled({ layer_id: 8, layer_url })]]) {
      describeLayers(...layers);
      const tag = await putMap(`<vs-map base="7,8" ${view}></vs-map>`);
      const retry = () =>
        [...tag.shadowRoot.querySelectorAll<HTMLButtonElement>(".quiet-button")].find((one) =>
          one.textContent.includes("Повторити"),
        );
      await waitUntil(retry, "no retry");
      const tiles = () => tag.shadowRoot.querySelector(".leaflet-base-pane .leaflet-layer");
      const before = tiles();
      retry()!.click();
      await waitUntil(() => tiles() && tiles() !== before, "not asked again");
      place.replaceChildren();
    }
  });

  it("the base map that a person chooses is the one of the next map too", async () => {
    const layer_url = "/nothing/{z}/{x}/{y}.png";
    describeLayers(tiled({ layer_url }), tiled({ layer_id: 8, layer_name_ua: "Знімок", layer_url }));
    const chosen = (tag: MapTag) => tag.shadowRoot.querySelector<HTMLSelectElement>("#change-map")?.value;
    const tag = await putMap(`<vs-map base="7,8" ${view}></vs-map>`);
    await waitUntil(() => chosen(tag) === "0", "no base maps");
    const list = tag.shadowRoot.querySelector<HTMLSelectElement>("#change-map")!;
    list.value = "1";
    list.dispatchEvent(new Event("change", { bubbles: true }));
    const next = await putMap(`<vs-map base="7,8" ${view}></vs-map>`);
    await waitUntil(() => chosen(next), "no base maps in the next one");
    expect(chosen(next)).to.equal("1");
  });

  it("features are as transparent as their layer is set to be", async () => {
    describeLayers();
    const tag = await putMap(`<vs-map layers="[20]" ${view}></vs-map>`);
    const range = () => tag.shadowRoot.querySelector<HTMLInputElement>(".map-more input[type=range]");
    await waitUntil(range, "no layer");
    type(range()!, "0.4");
    const opacities = () => [...tag.shadowRoot.querySelectorAll("canvas")].map(({ style }) => style.opacity);
    await waitUntil(() => opacities().includes("0.4"), "not transparent");
  });

  it("a legend of a map service that does not come leaves no broken picture", async () => {
    describeLayers({ layer_id: 7, sub_layers: "a", setting: { wms: "/nothing/ows?", tiled: false } });
    const tag = await putMap(`<vs-map layers="[7]" ${view}></vs-map>`);
    const asked = () => pictures("/nothing/ows").map((url) => query(url)["request"]);
    await waitUntil(() => asked().includes("GetLegendGraphic"), "not asked");
    await waitUntil(() => !tag.shadowRoot.querySelector("img.map-legend"), "a broken picture");
  });

  it("[R3.2-04] a legend has the names in the language, in Ukrainian, or those of QGIS", async () => {
    const legend = [
      { ua: "Ліс", en: "Forest", color: "1a7340" },
      { qgis: "road", kind: "line" },
    ];
    describeLayers(tiled({ layer_url: "/nothing/{z}/{x}/{y}.png", legend }));
    const tag = await putMap(`<vs-map layers="[7]" ${view}></vs-map>`);
    const entries = () => texts(tag, ".map-legend li");
    await waitUntil(() => entries().length === 2, "no legend");
    expect(entries()).to.eql(["Ліс", "road"]);
  });

  it("[R3.3-02] [R3.3-03] features are told by the key that setting.pk names, with their layer and its table", async () => {
    const feature = {
      type: "Feature",
      properties: { id: 9, gid: 5 },
      geometry: { type: "Point", coordinates: at(0) },
    };
    const asked = answers((call: Request) => {
      const { pathname } = new URL(call.url);
      if (pathname.endsWith("raster_layers")) return Response.json([]);
      if (pathname.includes("json_layer")) return Response.json([feature]);
      if (pathname.endsWith("get_layer"))
        return Response.json({
          layer_name: "lamps",
          layer_table: "land.lamp",
          setting: { pk: "gid", template: "card" },
        });
      return new Response("<p>Ліхтар</p>");
    });
    const tag = await putMap(`<vs-map layers="[20]" ${view}></vs-map>`);
    const picked: unknown[] = [];
    tag.addEventListener("vs:picked", ({ detail }: CustomEventInit<Events["vs:picked"]>) => picked.push(detail!.id));
    await isOver(tag, 0);
    point(tag, "click", 0);
    await waitUntil(() => picked.length, "not told");
    await waitUntil(() => texts(tag, ".map-pinned").length, "no popup");
    expect([overlays(tag), picked]).to.eql([["lamps"], ["5"]]);
    const popups = asked.filter(({ path }) => path.includes("land.lamp"));
    expect(popups.length).to.be.above(0);
    for (const { path } of popups) expect(path).to.match(/\b5\b/);
  });
});
