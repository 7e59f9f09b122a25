import { expect } from "@open-wc/testing";
import type { Position } from "geojson";
import { atOnce } from "../../base/in-steps.ts";
import { gathering, isCluster } from "./clusters.ts";
import { readPlaced } from "./read-placed.ts";

const project = ([x, y]: Position) => [x!, y!] as const;
const how = { project, around: [30.52, 50.525] };
const feature = (geometry: unknown, properties: object = {}) => ({ type: "Feature", properties, geometry });
const point = (coordinates: unknown) => feature({ type: "Point", coordinates });
const read = (features: unknown[], more: object = {}) =>
  readPlaced({ type: "FeatureCollection", features, ...more }, how);

describe("features of a server or a page", () => {
  it("keeps what is good and counts what is wrong", async () => {
    const { index, left, faults } = await read([
      point([30.5, 50.5]),
      point([Number.NaN, 50]),
      point(["30", "50"]),
      feature({ type: "Circle", coordinates: [1, 2] }),
      feature({ type: "Polygon", coordinates: [] }),
      feature(null),
      point([30.5, 50.5, 120, 7]),
      7,
    ]);
    expect(index.all).to.have.length(2);
    expect(left).to.equal(5);
    expect(faults).to.include({ number: 2 });
  });

  it("has all of very many features when it is read", async () => {
    const features = Array.from({ length: 15_000 }, (_, at) => point([30 + (at % 100) / 1000, 50.5]));
    expect((await read(features)).index.all).to.have.length(15_000);
  });

  it("says that axes are swapped when the data would lie near the map with the other order", async () => {
    expect((await read([point([50.5, 30.5]), point([50.6, 30.6])])).faults.swapped).to.equal(2);
    expect((await read([point([30.5, 50.5])])).faults.swapped).to.equal(undefined);
    expect((await read([point([2.3, 48.8])])).faults.swapped).to.equal(undefined);
  });

  it("reads Web Mercator by its crs, and shows nothing in a system that it does not know", async () => {
    const crs = (name: string) => ({ crs: { type: "name", properties: { name } } });
    const metres = point([3397471, 6533797]);
    for (const name of ["urn:ogc:def:crs:EPSG::3857", "EPSG:900913", "EPSG:102100"]) {
      const [one] = (await read([metres], crs(name))).index.all;
      expect(one?.parts[0]![0], name).to.be.closeTo(30.52, 0.001);
    }
    expect((await read([point([30.5, 50.5])], crs("urn:ogc:def:crs:OGC:1.3:CRS84"))).index.all).to.have.length(1);
    const inside = { ...metres, geometry: { ...(metres.geometry as object), ...crs("EPSG:3857") } };
    const [own] = (await read([inside])).index.all;
    expect(own!.parts[0]![0], "named in the geometry").to.be.closeTo(30.52, 0.001);
    const unknown = await read([metres], crs("EPSG:99999"));
    expect([unknown.index.all.length, unknown.left, unknown.faults.system]).to.deep.equal([0, 1, 1]);
  });

  it("shows all of a collection, whatever kinds of geometry it has", async () => {
    const text = "SRID=4326;GEOMETRYCOLLECTION(POINT(30.5 50.5), LINESTRING(30.5 50.5,30.6 50.6))";
    const geometries = [
      { type: "Point", coordinates: [1, 2] },
      {
        type: "LineString",
        coordinates: [
          [1, 2],
          [3, 4],
        ],
      },
    ];
    for (const geometry of [text, { type: "GeometryCollection", geometries }]) {
      const { index, left, faults } = await read([feature(geometry)]);
      expect([index.all.map(({ kind }) => kind), left, faults]).to.eql([["point", "line"], 0, {}]);
    }
    const same = await read([feature("GEOMETRYCOLLECTION(POINT(1 2),POINT(3 4))")]);
    expect(same.index.all.map(({ parts }) => parts.length)).to.eql([2]);
  });

  it("reads text of PostGIS by its SRID, and shows none of a system that it does not know", async () => {
    const mixed = ["SRID=3857;POINT(3397471 6533797)", "SRID=4326;POINT(30.52 50.525)", "POINT(30.52 50.525)"];
    const { index, left, faults } = await read(mixed.map((one) => feature(one)));
    const places = index.all.map(({ parts }) => parts[0]!.map((one) => Number(one.toFixed(1))));
    expect([places, left, faults]).to.eql([Array.from({ length: 3 }, () => [30.5, 50.5]), 0, {}]);
    const unknown = await read([feature("SRID=99999;POINT(30 50)")]);
    expect([unknown.index.all.length, unknown.left, unknown.faults]).to.eql([0, 1, { system: 1 }]);
    expect(unknown.unknownSystem).to.equal("EPSG:99999");
  });

  it("re-projects the Ukrainian systems, by the data's crs before the layer's setting, and says which one it does not know", async () => {
    // the same place of Kyiv by PROJ's cs2cs
    const local = point([337_049.489, 5_591_144.691]);
    const crs = (name: string) => ({ crs: { type: "name", properties: { name } } });
    const collection = { type: "FeatureCollection", features: [local] };
    const byData = await read([local], crs("urn:ogc:def:crs:EPSG::6384"));
    const bySetting = await readPlaced(collection, { ...how, system: "EPSG:6384" });
    const byBoth = await readPlaced({ ...collection, ...crs("EPSG:6384") }, { ...how, system: "EPSG:5563" });
    for (const { index, left } of [byData, bySetting, byBoth]) {
      const [x, y] = index.all[0]!.parts[0]!;
      expect(x).to.be.closeTo(30.52, 1e-7);
      expect(y).to.be.closeTo(50.45, 1e-7);
      expect(left).to.equal(0);
    }
    const unknown = await readPlaced(collection, { ...how, system: "EPSG:2180" });
    expect([unknown.left, unknown.unknownSystem]).to.deep.equal([1, "EPSG:2180"]);
  });

  it("leaves out numbers that do not belong to the system, and counts them", async () => {
    const far = { type: "FeatureCollection", features: [point([1e12, -1e12]), point([337_049, 5_591_144])] };
    const { index, left, faults } = await readPlaced(far, { ...how, system: "EPSG:6384" });
    expect([index.all.length, left, faults.range]).to.deep.equal([1, 1, 1]);
  });

  it("goes on across the 180th meridian instead of around the world", async () => {
    const ring = [
      [179, 10],
      [-179, 10],
      [-179, 11],
      [179, 11],
      [179, 10],
    ];
    const [one] = (await read([feature({ type: "Polygon", coordinates: [ring] })])).index.all;
    expect(one!.box).to.deep.equal([179, 10, 181, 11]);
  });

  it("gathers points in cells; a cell with one point, lines and areas stay", async () => {
    const line = feature({
      type: "LineString",
      coordinates: [
        [0, 0],
        [9, 9],
      ],
    });
    const { index } = await read([point([1, 1]), point([2, 2]), point([15, 1]), line]);
    const made = atOnce(gathering(index.all, 10));
    const [cluster, ...others] = made.filter(isCluster);
    expect([made.length, others.length, cluster!.count]).to.deep.equal([3, 0, 2]);
    expect([...cluster!.parts[0]!, ...cluster!.whole]).to.deep.equal([1.5, 1.5, 1, 1, 2, 2]);
  });
});
