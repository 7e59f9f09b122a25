/** The map as a tag: settings, failing calls, its life in a page. Flows: test/flows/map.test.ts. */
import { aTimeout, expect } from "@open-wc/testing";
import "../main.ts";
import { configure } from "../../src/base/settings.ts";
import { answers } from "../../test/support/memory-server.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

const place = document.body.appendChild(document.createElement("div"));
const layer = (layer_id: number, more: object = {}) => ({
  layer_id,
  layer_name_ua: `Шар ${layer_id}`,
  geom_service_type: 1,
  layer_url: "/nothing/{z}/{x}/{y}.png",
  ...more,
});
const described = (call: Request): Response => {
  const url = new URL(call.url);
  const ids = (url.searchParams.get("ids") ?? "").split(",").filter(Boolean).map(Number);
  return Response.json(url.pathname.endsWith("raster_layers") ? ids.map((id) => layer(id)) : {});
};
type Tag = HTMLElement & { shadowRoot: ShadowRoot; home(): void };

async function put(html: string): Promise<Tag> {
  place.innerHTML = html;
  const tag = place.firstElementChild as Tag;
  await waitUntil(() => tag.shadowRoot.querySelector(".leaflet-container"), "no map");
  return tag;
}
const names = (tag: Tag) =>
  [...tag.shadowRoot.querySelectorAll(".map-layer > label span")].map((one) => one.textContent);
const bases = (tag: Tag) => [...tag.shadowRoot.querySelectorAll("#change-map option")].map((one) => one.textContent);
let began = 0;
/**
 * The paths of the tiles that this test has asked for, not those of the test before, whose answers may come late; they
 * are not there, so the map shows nothing in their place.
 */
const tiles = () =>
  performance
    .getEntriesByType("resource")
    .filter(({ startTime }) => startTime >= began)
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith("/nothing/"));
const zooms = () => new Set(tiles().map((path) => path.split("/")[2]));
/** After a zoom, which is animated for 250 ms, longer on a busy machine; a button pressed meanwhile does nothing. */
async function resting(tag: Tag): Promise<void> {
  await aTimeout(400);
  await waitUntil(() => !tag.shadowRoot.querySelector(".leaflet-zoom-anim"), "zooms on");
}
const tool = (tag: Tag, name: string) =>
  tag.shadowRoot.querySelector<HTMLButtonElement>(`.map-tools button[aria-label="${name}"]`)!;

describe("vs-map", () => {
  const told: unknown[] = [];
  const { error } = console;
  beforeEach(() => {
    localStorage.removeItem("geom_edit_base_layer_index");
    performance.clearResourceTimings();
    began = performance.now();
    told.length = 0;
    console.error = (...given: unknown[]) => void told.push(given[0]);
  });
  afterEach(async () => {
    place.replaceChildren();
    await aTimeout(20);
    console.error = error;
    configure({ transport: null, map: null, admin_map: null });
  });

  it("[RC-06] [R1-27] [R1-28] [R1-29] is a custom element that begins at map.x, y and z with the layers of admin_map", async () => {
    answers(described);
    configure({ map: { x: 24, y: 49, z: 7 }, admin_map: { base_layers: [1, 2], raster_layers: [10] } });
    const tag = await put("<vs-map></vs-map>");
    expect(customElements.get("vs-map")).not.to.equal(undefined);
    await waitUntil(() => bases(tag).length === 2, "no base maps");
    expect([bases(tag), names(tag)]).to.eql([["Шар 1", "Шар 2"], ["Шар 10"]]);
    // longitude 24 is in column 72 of 128, latitude 49 in row 43 to 44
    await waitUntil(() => tiles().some((path) => path.startsWith("/nothing/7/72/4")), "not at that place");
    expect([...zooms()]).to.eql(["7"]);
  });

  it("[R1-25] [R1-26] [R9.1-02] zoom ends at map.minZoom and map.maxZoom, 3 and 18 without them", async () => {
    answers(described);
    configure({ map: { minZoom: 5, maxZoom: 6 } });
    const tag = await put('<vs-map base="1" zoom="6" tools="zoom"></vs-map>');
    await waitUntil(() => tool(tag, "Збільшити"), "no tools");
    await waitUntil(() => zooms().has("6"), "not at zoom 6");
    tool(tag, "Збільшити").click();
    await resting(tag);
    tool(tag, "Зменшити").click();
    await waitUntil(() => zooms().has("5"), "not at zoom 5");
    for (const _ of [1, 2]) {
      await resting(tag);
      tool(tag, "Зменшити").click();
    }
    await resting(tag);
    expect(zooms()).to.eql(new Set(["6", "5"]));
  });

  it("[R9.1-08] is 400 px high, or as high as its attribute says", async () => {
    answers(described);
    const tag = await put("<vs-map></vs-map>");
    expect(tag.getBoundingClientRect().height).to.equal(400);
    const low = await put('<vs-map height="200"></vs-map>');
    expect(low.getBoundingClientRect().height).to.equal(200);
  });

  it("[R2.5-08] [R9.1-07] a large picture is 960 px wide at zoom 0; its zoom goes from -2 to 3", async () => {
    answers(described);
    const sizes = ["naturalWidth", "naturalHeight"].map((name) => ({
      name,
      own: Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, name)!,
    }));
    for (const { name } of sizes)
      Object.defineProperty(HTMLImageElement.prototype, name, {
        configurable: true,
        get: () => (name === "naturalWidth" ? 3840 : 2400),
      });
    const tag = await put('<vs-map image="/demo/park.svg" tools="zoom" style="display:block;width:700px"></vs-map>');
    const picture = () => tag.shadowRoot.querySelector<HTMLElement>("img.leaflet-image-layer");
    await waitUntil(picture, "no picture").finally(() => {
      for (const { name, own } of sizes) Object.defineProperty(HTMLImageElement.prototype, name, own);
    });
    const width = () => Math.round(picture()!.getBoundingClientRect().width);
    for (const [name, end] of [
      ["Збільшити", 960 * 8],
      ["Зменшити", 960 / 4],
    ] as const) {
      // A press while the map still zooms does nothing, so on a busy machine more are needed than there are steps.
      for (let press = 0; press < 20 && width() !== end; press++) {
        tool(tag, name).click();
        await resting(tag);
      }
      tool(tag, name).click();
      await resting(tag);
      expect(width(), name).to.equal(end);
    }
  });

  it("shows a whole picture again by the tool that shows everything", async () => {
    answers(described);
    const tag = await put(
      '<vs-map image="/demo/park.svg" tools="zoom home" style="display:block;width:700px"></vs-map>',
    );
    const picture = () => tag.shadowRoot.querySelector<HTMLElement>("img.leaflet-image-layer");
    await waitUntil(picture, "no picture");
    const width = () => Math.round(picture()!.getBoundingClientRect().width);
    await resting(tag);
    const whole = width();
    tool(tag, "Збільшити").click();
    await waitUntil(() => width() > whole, "not larger");
    await resting(tag);
    tool(tag, "Показати все").click();
    await waitUntil(() => width() === whole, "not the whole picture");
  });

  it("says the place of the pointer: on a picture from the left and from below, on a map latitude before longitude", async () => {
    answers(described);
    const placeAt = async (tag: Tag, right: number, up: number) => {
      const ground = tag.shadowRoot.querySelector(".leaflet-container")!;
      const box = ground.getBoundingClientRect();
      const [clientX, clientY] = [box.left + box.width / 2 + right, box.top + box.height / 2 - up];
      const said = () => tag.shadowRoot.querySelector(".map-coordinates")?.textContent;
      await waitUntil(() => {
        ground.dispatchEvent(new MouseEvent("mousemove", { clientX, clientY, bubbles: true }));
        return said();
      }, "nothing said");
      return said()!.split(", ").map(Number) as [number, number];
    };
    const picture = await put('<vs-map image="/demo/park.svg" style="display:block;width:700px"></vs-map>');
    await waitUntil(() => picture.shadowRoot.querySelector("img.leaflet-image-layer"), "no picture");
    const [x, y] = await placeAt(picture, 0, 0);
    const [right, beside] = await placeAt(picture, 50, 0);
    const [, above] = await placeAt(picture, 0, 50);
    expect([right > x, beside, above > y]).to.eql([true, y, true]);
    const town = await put('<vs-map center="30.52,50.525" zoom="15" style="display:block;width:700px"></vs-map>');
    const [latitude, longitude] = await placeAt(town, 0, 0);
    expect(latitude).to.be.closeTo(50.525, 0.001);
    expect(longitude).to.be.closeTo(30.52, 0.001);
  });

  it("[R8-37] [R8-38] goes on with no layers when their calls fail, and logs it", async () => {
    answers(() => new Response("no", { status: 500 }));
    const tag = await put('<vs-map base="1" layers="[10, 20]"></vs-map>');
    await waitUntil(() => told.some((one) => String(one).startsWith("vs-map: not loaded: layers")), "not logged");
    await waitUntil(() => told.some((one) => String(one).includes("layer 10")), "no spec");
    await waitUntil(() => names(tag).length === 2, "no entries");
    expect(names(tag), "an empty answer: the id is the name").to.eql(["10", "20"]);
  });

  for (const [attribute, count] of [
    ["", 1],
    ['legend="false"', 0],
  ] as const)
    it(`with ${attribute || "no attribute legend"} the list of layers has ${count ? "its" : "no"} legends`, async () => {
      const legend = [{ ua: "Школи", color: "#f00" }];
      answers((call: Request) =>
        Response.json(new URL(call.url).pathname.endsWith("raster_layers") ? [layer(10), layer(20, { legend })] : {}),
      );
      const tag = await put(`<vs-map base="10" layers="[20]" ${attribute}></vs-map>`);
      await waitUntil(() => names(tag).length === 1, "no entries");
      await aTimeout(50);
      expect(tag.shadowRoot.querySelectorAll(".map-legend").length).to.equal(count);
    });

  it("[R8-40] a popup that does not come is only logged", async () => {
    const feature = {
      type: "Feature",
      id: 7,
      properties: { id: 7 },
      geometry: { type: "Point", coordinates: [30.52, 50.525] },
    };
    const calls = answers((call: Request) => {
      const { pathname } = new URL(call.url);
      if (pathname.endsWith("raster_layers")) return Response.json([]);
      if (pathname.endsWith("get_layer")) return Response.json({ layer_table: "a.b", setting: { template: "hover" } });
      if (pathname.includes("json_layer")) return Response.json([feature]);
      return new Response("no", { status: 500 });
    });
    const tag = await put('<vs-map layers="[20]" center="30.52,50.525" zoom="15"></vs-map>');
    await waitUntil(() => calls.some(({ url }) => url.pathname.includes("json_layer")), "no features asked");
    const map = tag.shadowRoot.querySelector(".leaflet-container")!;
    const box = map.getBoundingClientRect();
    const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2, bubbles: true };
    await waitUntil(() => {
      map.dispatchEvent(new MouseEvent("mousemove", at));
      return map.classList.contains("over-feature");
    }, "not shown");
    await waitUntil(() => told.some((one) => String(one).includes("popup of a.b/7")), "not logged");
    expect(tag.shadowRoot.querySelector(".leaflet-popup")).to.equal(null);
  });

  it("removed from the page it leaves no listener that throws, and put back it works again", async () => {
    answers(described);
    const tag = await put('<vs-map base="1"></vs-map>');
    await waitUntil(() => tiles().length, "no tiles");
    tool(tag, "Збільшити").click();
    tag.remove();
    await aTimeout(400);
    performance.clearResourceTimings();
    dispatchEvent(new Event("resize"));
    place.append(tag);
    await waitUntil(() => tag.shadowRoot.querySelector(".leaflet-container .leaflet-map-pane"), "no map again");
    await waitUntil(() => tiles().length, "no tiles again");
  });
});
