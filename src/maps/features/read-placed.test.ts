import { expect } from "@open-wc/testing";
import type { Position } from "geojson";
import { gathered, isCluster } from "./clusters.ts";
import { readPlaced } from "./read-placed.ts";

const project = ([x, y]: Position) => [x!, y!] as const;
const how = { project, around: [30.52, 50.525] };
const feature = (geometry: unknown, properties: object = {}) => ({ type: "Feature", properties, geometry });
const point = (coordinates: unknown) => feature({ type: "Point", coordinates });
const read = (features: unknown[], more: object = {}) =>
  readPlaced({ type: "FeatureCollection", features, ...more }, how);

describe("features of a server or a page", () => {
  it("keeps what is good and counts what is wrong", async () => {
    const { placed, left, faults } = await read([
      point([30.5, 50.5]),
      point([Number.NaN, 50]),
      point(["30", "50"]),
      feature({ type: "Circle", coordinates: [1, 2] }),
      feature({ type: "Polygon", coordinates: [] }),
      feature(null),
      point([30.5, 50.5, 120, 7]),
      7,
    ]);
    expect(placed).to.have.length(2);
    expect(left).to.equal(5);
    expect(faults).to.include({ number: 2 });
  });

  it("says that axes are swapped when the data would lie near the map with the other order", async () => {
    expect((await read([point([50.5, 30.5]), point([50.6, 30.6])])).faults.swapped).to.equal(2);
    expect((await read([point([30.5, 50.5])])).faults.swapped).to.equal(undefined);
    expect((await read([point([2.3, 48.8])])).faults.swapped).to.equal(undefined);
  });

  it("reads Web Mercator by its crs, and shows nothing in a system that it does not know", async () => {
    const crs = (name: string) => ({ crs: { type: "name", properties: { name } } });
    const metres = point([3397471, 6533797]);
    const [one] = (await read([metres], crs("urn:ogc:def:crs:EPSG::3857"))).placed;
    expect(one!.parts[0]![0]).to.be.closeTo(30.52, 0.001);
    expect((await read([point([30.5, 50.5])], crs("urn:ogc:def:crs:OGC:1.3:CRS84"))).placed).to.have.length(1);
    const unknown = await read([metres], crs("EPSG:99999"));
    expect([unknown.placed.length, unknown.left, unknown.faults.system]).to.deep.equal([0, 1, 1]);
  });

  it("goes on across the 180th meridian instead of around the world", async () => {
    const ring = [
      [179, 10],
      [-179, 10],
      [-179, 11],
      [179, 11],
      [179, 10],
    ];
    const [one] = (await read([feature({ type: "Polygon", coordinates: [ring] })])).placed;
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
    const { placed } = await read([point([1, 1]), point([2, 2]), point([15, 1]), line]);
    const made = gathered(placed, 10);
    const [cluster, ...others] = made.filter(isCluster);
    expect([made.length, others.length, cluster!.count]).to.deep.equal([3, 0, 2]);
    expect([...cluster!.parts[0]!, ...cluster!.whole]).to.deep.equal([1.5, 1.5, 1, 1, 2, 2]);
  });
});
