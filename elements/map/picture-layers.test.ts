/** What layers of pictures ask for, and what they say about it. */
import { expect } from "@open-wc/testing";
import { configure } from "../../src/base/settings.ts";
import { readLayer } from "../../src/maps/layers/layer.ts";
import { LatLng, LeafletMap } from "../../src/vendors/leaflet/leaflet.ts";
import { startClock } from "../../test/support/clock.ts";
import { answers } from "../../test/support/memory-server.ts";
import { infoOf } from "./info-at.ts";
import { legendAddress, pictureOf, type PictureState } from "./picture-layers.ts";

const layer = (given: object) => readLayer({ layer_id: 7, ...given }, { language: "ua", refuse: () => {} })!;
const tiles = (setting: object = {}) => layer({ geom_service_type: 1, setting });
const service = (more: object = {}, setting: object = {}) =>
  layer({ geom_service_type: 0, sub_layers: ["a", "b"], setting: { wms: "/ows/?map=town", ...setting }, ...more });

describe("a layer of pictures", () => {
  it("is idle when all have come, partly there when one has failed, and slow when none comes for 15 seconds", () => {
    const told: PictureState[] = [];
    const clock = startClock();
    try {
      const made = pictureOf(tiles(), (state) => told.push(state), 1);
      for (const event of ["loading", "tileload", "load"]) made.fire(event);
      for (const event of ["loading", "tileload", "tileerror", "tileload", "load"]) made.fire(event);
      for (const event of ["loading", "tileload", "load"]) made.fire(event);
      expect(told).to.eql(["idle", "partly", "idle"]);
      made.fire("loading");
      clock.pass(14_999);
      made.fire("tileload");
      clock.pass(14_999);
      expect(told).to.have.length(3);
      clock.pass(1);
      expect(told.at(-1)).to.equal("slow");
      made.fire("load");
      expect(told.at(-1)).to.equal("idle");
      made.fire("loading");
      made.fire("remove");
      clock.pass(60_000);
      expect(told, "one that was removed says nothing").to.have.length(5);
    } finally {
      clock.end();
    }
  });

  it("stays partly there after a move until the tile that failed is gone", () => {
    const told: PictureState[] = [];
    const made = pictureOf(tiles(), (state) => told.push(state), 1);
    const tile = document.createElement("img");
    made.fire("loading").fire("tileerror", { tile }).fire("load");
    made
      .fire("loading")
      .fire("tileload", { tile: document.createElement("img") })
      .fire("load");
    made.fire("loading").fire("load").fire("tileunload", { tile });
    made.fire("remove");
    expect(told).to.eql(["partly", "partly", "partly", "idle"]);
  });

  it("of larger tiles asks for a smaller zoom, because one covers the ground of four", () => {
    const offset = (tile_size: number) => pictureOf(tiles({ tile_size }), () => {}, 1).options;
    expect(offset(256)).to.include({ tileSize: 256, zoomOffset: -0 });
    expect(offset(512)).to.include({ tileSize: 512, zoomOffset: -1 });
  });

  it("of a map service is opaque as a base map, and transparent above one", () => {
    const asked = (layer_type: number) => {
      const made = pictureOf(service({ layer_type }), () => {}, 1);
      return (made as unknown as { wmsParams: Record<string, unknown> }).wmsParams;
    };
    expect(asked(1)).to.include({ transparent: false, layers: "a,b", version: "1.1.1" });
    expect(asked(0)).to.include({ transparent: true });
  });

  it("has a legend of the service when it is one", () => {
    expect(legendAddress(tiles())).to.equal(undefined);
    const url = new URL(legendAddress(service())!, location.href);
    expect([url.pathname, url.searchParams.get("map"), url.searchParams.get("REQUEST")]).to.eql([
      "/ows/",
      "town",
      "GetLegendGraphic",
    ]);
  });
});

describe("a map service with several hosts", () => {
  afterEach(() => configure({ transport: null }));

  it("is asked at the first of them for its legend, for one picture of all that is seen, and about a place", async () => {
    const asked = answers("<p>Так</p>");
    const many = service({}, { wms: "/ows/{s}/", subdomains: "xy", tiled: false, info: true });
    const place = document.body.appendChild(document.createElement("div"));
    place.style.cssText = "inline-size: 300px; block-size: 200px";
    const map = new LeafletMap(place, { zoomControl: false }).setView([50.525, 30.52], 10, { animate: false });
    pictureOf(many, () => {}, 1).addTo(map);
    const picture = place.querySelector("img")!.src;
    await infoOf(many, map, map.getCenter(), new AbortController().signal);
    map.remove();
    place.remove();
    const paths = [legendAddress(many)!, picture, asked[0]!.url.href].map(
      (url) => new URL(url, location.href).pathname,
    );
    expect(paths).to.eql(["/ows/x/", "/ows/x/", "/ows/x/"]);
  });
});

describe("a map service as one picture of all that is seen", () => {
  it("stands where its layer does; a picture that another has followed is not shown when it comes late", () => {
    const place = document.body.appendChild(document.createElement("div"));
    place.style.cssText = "inline-size: 300px; block-size: 200px";
    const map = new LeafletMap(place, { zoomControl: false }).setView([50.525, 30.52], 10, { animate: false });
    const pane = map.createPane("base");
    const made = pictureOf(service({}, { tiled: false }), () => {}, 1);
    made.options.pane = "base";
    const events: string[] = [];
    for (const name of ["loading", "load", "tileerror"]) made.on(name, () => events.push(name));
    made.addTo(map);
    const first = pane.querySelector("img")!;
    map.fire("moveend");
    const second = pane.querySelector("img")!;
    first.dispatchEvent(new Event("load"));
    first.dispatchEvent(new Event("error"));
    expect([events, second.isConnected, first === second]).to.eql([["loading", "loading"], true, false]);
    second.dispatchEvent(new Event("load"));
    expect([events.at(-1), second.isConnected, second.style.opacity]).to.eql(["load", true, "1"]);
    made.setOpacity(0.4);
    expect(second.style.opacity, "as transparent as it is set to be").to.equal("0.4");
    map.remove();
    place.remove();
  });
});

describe("a question to a map service", () => {
  afterEach(() => configure({ transport: null }));

  it("names the px from the upper left corner, of the picture of all that is seen", async () => {
    const asked = answers("<p>Так</p>");
    const place = document.body.appendChild(document.createElement("div"));
    place.style.cssText = "inline-size: 300px; block-size: 200px";
    const map = new LeafletMap(place, { zoomControl: false }).setView([50.525, 30.52], 10, { animate: false });
    const at = map.containerPointToLatLng([40, 150]);
    const html = await infoOf(
      service({}, { info: true }),
      map,
      new LatLng(at.lat, at.lng),
      new AbortController().signal,
    );
    map.remove();
    place.remove();
    const { searchParams } = asked[0]!.url;
    const named = ["X", "Y", "WIDTH", "HEIGHT", "QUERY_LAYERS"].map((name) => searchParams.get(name));
    expect([html, named]).to.eql(["<p>Так</p>", ["40", "150", "300", "200", "a,b"]]);
    const [west, south, east, north] = searchParams.get("BBOX")!.split(",").map(Number) as [number, ...number[]];
    expect([west < east!, south! < north!]).to.eql([true, true]);
    expect((east! - west) / (north! - south!)).to.be.closeTo(1.5, 1e-6);
  });
});
