import { expect } from "@open-wc/testing";
import { configure } from "../../base/settings.ts";
import { readFeatureLayer, readLayer, sorted } from "./layer.ts";
import { plainColor } from "./plain-color.ts";

const refused: string[] = [];
const how = { language: "ua", refuse: (reason: string) => void refused.push(reason) };
const read = (given: Record<string, unknown>) => readLayer({ layer_id: 7, geom_service_type: 1, ...given }, how);

describe("layers as the server describes them", () => {
  afterEach(() => {
    refused.length = 0;
    configure({ tile_hosts: null, urls: {} });
  });

  it("[R9.1-01] [R3.2-05] [R3.2-09] [R3.2-12] [R3.2-13] cut tiles have an address of their own, 256 px, subdomains abcd and zoom 18", () => {
    expect(read({})).to.include({
      kind: "tiles",
      address: "/map/tile_cutting/7/{z}/{x}/{y}.png",
      size: 256,
      subdomains: "abcd",
      maxZoom: 18,
      isTms: false,
    });
    const setting = { tile_size: "512", is_tms: "t", subdomains: "12", maxZoom: 20 };
    expect(read({ setting })).to.include({ size: 512, isTms: true, subdomains: "12", maxZoom: 20 });
  });

  it("tiles too small or too large for a map are of 256 px, and the author is told", () => {
    const { error } = console;
    const told: unknown[] = [];
    console.error = (text: unknown) => told.push(text);
    const sizes = ["4", 0.001, 1e9, 64, 4096].map((tile_size) => read({ setting: { tile_size } })!.size);
    console.error = error;
    expect(sizes).to.eql([256, 256, 256, 64, 4096]);
    expect(told).to.have.length(3);
    expect(String(told[0])).to.contain("layer 7: tile_size needs 64 to 4096 px; found 4.");
  });

  it("[R3.2-02] [R3.2-03] [R3.2-10] [R3.2-14] [R3.2-15] a map service has version 1.1.{ver}, its layers and its project", () => {
    const service = { geom_service_type: 0, ver: "1", sub_layers: ["a", "b"] };
    expect(read({ ...service, setting: { project_file: "town", tiled: false } })).to.include({
      kind: "wms",
      address: "/map/tilecache/?map=town.qgs",
      version: "1.1.1",
      parts: "a,b",
      isTiled: false,
    });
    expect(read({ ...service, setting: { wms: "/ows/?" } })!.address).to.equal("/ows/?");
    expect(read({ ...service, layer_url: "/own/{z}/{x}/{y}.png" })!.kind).to.equal("tiles");
  });

  it("[R3.2-01] [R3.3-01] its name is in the language of the page, else in Ukrainian", () => {
    const names = { layer_name: "plan", layer_name_ua: "Схема", layer_name_en: "Plan" };
    const nameIn = (language: string) =>
      readLayer({ layer_id: 7, geom_service_type: 1, ...names }, { ...how, language })!.name;
    expect([nameIn("ua"), nameIn("en"), nameIn("ru")]).to.deep.equal(["Схема", "Plan", "Схема"]);
  });

  it("[R3.2-07] [R4-04] a layer that is switched off is not offered", () => {
    for (const enabled of [false, "f", 0, "0"]) expect(read({ enabled })).to.equal(undefined);
    for (const enabled of [true, "t", 1, undefined]) expect(read({ enabled })).not.to.equal(undefined);
  });

  it("[R3.2-08] [R4-05] layers of layer_type 1 stand behind the base layers", () => {
    const layer = (id: string, layer_type: number) => ({ ...read({ layer_type })!, id });
    const { base, overlays } = sorted([layer("a", 0)], [layer("b", 0), layer("c", 1)]);
    expect([base.map(({ id }) => id), overlays.map(({ id }) => id)]).to.deep.equal([["a", "c"], ["b"]]);
  });

  it("[R3.2-04] its legend has the names in Ukrainian, else those of QGIS", () => {
    const legend = [{ ua: "Ліс", color: "1a7340" }, { qgis: "road", kind: "line" }, { x: 1 }, null];
    expect(read({ legend })!.legend).to.deep.equal([
      { text: "Ліс", kind: "area", color: "#1a7340" },
      { text: "road", kind: "line" },
    ]);
  });

  it("addresses of other hosts need tile_hosts; scripts are never addresses", () => {
    const layer_url = "https://{s}.tiles.example/{z}/{x}/{y}.png";
    expect(read({ layer_url })).to.equal(undefined);
    expect(refused).to.deep.equal([layer_url]);
    configure({ tile_hosts: ["{s}.tiles.example"] });
    expect(read({ layer_url })!.address).to.equal(layer_url);
    // oxlint-disable-next-line no-script-url -- the attack itself
    for (const wrong of [
      ["javascript", "alert(1)//{z}"].join(":"),
      "data:image/svg+xml,{z}",
      "//evil.example/{z}.png",
      "/{r}/evil.example/{z}/{x}/{y}.png",
      "/{subdomains}evil.example/{z}",
      "/{ s }evil.example/{z}",
      "/{toString}/{z}",
    ])
      expect(read({ layer_url: wrong }), wrong).to.equal(undefined);
  });

  it("[R3.3-02] [R3.3-03] a layer of features has its table, and the key id by default", () => {
    expect(
      readFeatureLayer("20", { layer_name: "a", layer_table: "land.lamp", setting: { pk: "gid" } }, how),
    ).to.include({
      name: "a",
      table: "land.lamp",
      key: "gid",
    });
    expect(readFeatureLayer("20", {}, how)).to.include({ name: "20", key: "id", table: "" });
    expect(readFeatureLayer("20", { setting: { crs: "EPSG:5564" } }, how).system).to.equal("EPSG:5564");
  });

  it("a map service is asked about a place only where its setting says so; tiles are never asked", () => {
    const hasInfo = (geom_service_type: number, setting: object) =>
      read({ geom_service_type, setting: { wms: "/ows/", ...setting } })!.hasInfo;
    expect([hasInfo(0, {}), hasInfo(0, { info: "t" }), hasInfo(1, { info: "t" })]).to.eql([false, true, false]);
  });

  it("points are gathered only where `cluster` says so: within 60 px, or as many as it says", () => {
    const px = (cluster?: unknown) => readFeatureLayer("20", { setting: { cluster } }, how).clusterPx;
    expect([px(), px(true), px("t"), px(1), px(30), px("25")]).to.eql([0, 60, 60, 60, 30, 25]);
    expect([px(false), px("f"), px(0)]).to.eql([0, 0, 0]);
  });

  it("[R3.4-03] six hex digits get a #; other text is no colour", () => {
    expect([plainColor("ff7800"), plainColor("#abc"), plainColor("red")]).to.deep.equal(["#ff7800", "#abc", "red"]);
    for (const wrong of ["url(//evil.example)", "ff78", "", null, "var(--x)"])
      expect(plainColor(wrong)).to.equal(undefined);
  });
});
