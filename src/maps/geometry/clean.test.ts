import { expect } from "@open-wc/testing";
import { cleanGeometry, featuresIn } from "./clean.ts";

const clean = (given: unknown) => cleanGeometry(given);
const square = [
  [0, 0],
  [0, 1],
  [1, 1],
  [1, 0],
  [0, 0],
];

describe("cleaning a geometry that was read", () => {
  it("does not take the numbers of another reference system for degrees", () => {
    const named = (name: string) => ({
      type: "Point",
      crs: { type: "name", properties: { name } },
      coordinates: [30.5, 50.4],
    });
    for (const name of ["EPSG:4326", "urn:ogc:def:crs:OGC:1.3:CRS84"])
      expect(cleanGeometry(named(name)).geometry?.coordinates, name).to.eql([30.5, 50.4]);
    const other = named("urn:ogc:def:crs:EPSG::4284");
    for (const given of [other, JSON.stringify(other), { type: "Feature", geometry: other }])
      expect(cleanGeometry(given)).to.eql({ geometry: null, dropped: { system: 1 } });
    expect(cleanGeometry(other, { isLocal: true }).geometry?.coordinates).to.eql([30.5, 50.4]);
  });

  it("has nothing left of a geometry without positions or parts", () => {
    for (const type of ["LineString", "Polygon", "MultiPoint", "MultiLineString", "MultiPolygon"])
      expect(cleanGeometry({ type, coordinates: [] })).to.eql({ geometry: null, dropped: { empty: 1 } });
  });

  it("keeps two positions in one place whose heights differ", () => {
    const wall = {
      type: "LineString",
      coordinates: [
        [1, 2, 0],
        [1, 2, 5],
        [3, 4, 5],
      ],
    };
    expect(cleanGeometry(wall)).to.eql({ geometry: wall, dropped: {} });
  });

  it("[R5.2-16] keeps points with two numbers; others are left out and counted", () => {
    expect(clean({ type: "Point", coordinates: [30.5, 50.5] }).geometry!.coordinates).to.deep.equal([30.5, 50.5]);
    for (const coordinates of [[], [1], ["1", 2], [NaN, 2], [null, 2], null, "1 2", { 0: 1, 1: 2 }])
      expect(clean({ type: "Point", coordinates })).to.deep.equal({ geometry: null, dropped: { number: 1 } });
    expect(clean({ type: "MultiPoint", coordinates: [[1, 2], [1], [3, 4]] })).to.deep.equal({
      geometry: {
        type: "MultiPoint",
        coordinates: [
          [1, 2],
          [3, 4],
        ],
      },
      dropped: { number: 1 },
    });
  });

  it("[R5.2-16] keeps lines with two different points", () => {
    const line = (...coordinates: number[][]) => clean({ type: "LineString", coordinates });
    expect(line([0, 0], [0, 0], [1, 1])).to.deep.equal({
      geometry: {
        type: "LineString",
        coordinates: [
          [0, 0],
          [1, 1],
        ],
      },
      dropped: { repeated: 1 },
    });
    expect(line([0, 0], [0, 0])).to.deep.equal({ geometry: null, dropped: { repeated: 1, short: 1 } });
    expect(line([0, 0]).geometry).to.equal(null);
  });

  it("[R5.2-17] closes rings, removes repetitions, and leaves out rings with fewer than three corners", () => {
    const area = (...coordinates: number[][][]) => clean({ type: "Polygon", coordinates });
    expect(area(square)).to.deep.equal({ geometry: { type: "Polygon", coordinates: [square] }, dropped: {} });
    expect(area(square.slice(0, 4))).to.deep.equal({
      geometry: { type: "Polygon", coordinates: [square] },
      dropped: { unclosed: 1 },
    });
    expect(area([square[0]!, ...square]).geometry!.coordinates).to.deep.equal([square]);
    expect(
      area([
        [0, 0],
        [1, 1],
        [0, 0],
      ]).geometry,
    ).to.equal(null);
    expect(
      area([
        [0, 0],
        [1, 1],
        [0, 0],
        [1, 1],
        [0, 0],
      ]).geometry,
      "two corners",
    ).to.equal(null);
    expect(area(square, [[0.2, 0.2]])).to.deep.equal({
      geometry: { type: "Polygon", coordinates: [square] },
      dropped: { short: 1 },
    });
  });

  it("[R3.4-05] reads features, collections, JSON text and well-known text; kinds are not mixed", () => {
    const point = { type: "Point", coordinates: [1, 2] };
    for (const given of [point, JSON.stringify(point), { type: "Feature", geometry: point }, "POINT(1 2)"])
      expect(clean(given).geometry).to.deep.equal(point);
    const two = {
      type: "FeatureCollection",
      features: [point, point].map((geometry) => ({ type: "Feature", geometry })),
    };
    expect(clean(two).geometry!.type).to.equal("MultiPoint");
    const mixed = {
      type: "GeometryCollection",
      geometries: [point, { type: "LineString", coordinates: square }, point],
    };
    expect(clean(mixed)).to.deep.equal({
      geometry: {
        type: "MultiPoint",
        coordinates: [
          [1, 2],
          [1, 2],
        ],
      },
      dropped: { mixed: 1 },
    });
    const strange = { type: "GeometryCollection", geometries: [point, { type: "Circle" }] };
    expect(clean(strange)).to.deep.equal({ geometry: point, dropped: { type: 1 } });
    expect(clean("POLYGON EMPTY")).to.deep.equal({ geometry: null, dropped: {} });
  });

  it("says when something is no geometry, lies off the map or is too large, and never throws", () => {
    expect(clean(null)).to.deep.equal({ geometry: null, dropped: {} });
    expect(clean("").dropped).to.deep.equal({});
    for (const given of ["abc", 7, true, [], {}, { type: "toString" }, { type: "Circle", coordinates: [1, 2] }])
      expect(clean(given), String(given)).to.deep.equal({ geometry: null, dropped: { type: 1 } });
    expect(clean({ type: "Point", coordinates: [50, 130] })).to.deep.equal({ geometry: null, dropped: { range: 1 } });
    expect(cleanGeometry({ type: "Point", coordinates: [336998, 5599491] }, { isLocal: true }).geometry).not.to.equal(
      null,
    );
    let nested: object = { type: "Point", coordinates: [1, 2] };
    for (let depth = 0; depth < 20_000; depth++) nested = { type: "GeometryCollection", geometries: [nested] };
    expect(clean(nested).dropped).to.deep.equal({ type: 1 });
    expect(
      clean({
        type: "LineString",
        coordinates: [
          [179, 10],
          [181, 10],
        ],
      }).dropped,
      "the 180th meridian",
    ).to.eql({});
    const many = { type: "LineString", coordinates: Array.from({ length: 1_000_000 }, (_, at) => [at / 1e5, 1]) };
    const start = performance.now();
    expect(clean(many)).to.deep.equal({ geometry: null, dropped: { many: 1 } });
    expect(performance.now() - start).to.be.below(300);
    many.coordinates.unshift(null as never);
    expect(clean(many).dropped, "behind something else").to.deep.equal({ many: 1 });
  });

  it("keeps heights and drops measures", () => {
    expect(clean({ type: "Point", coordinates: [1, 2, 3, 4] }).geometry!.coordinates).to.deep.equal([1, 2, 3]);
  });

  it("lists features with their properties", () => {
    const feature = { type: "Feature", id: 7, properties: { a: 1 }, geometry: null };
    expect(featuresIn({ type: "FeatureCollection", features: [feature] })).to.deep.equal([
      { id: 7, properties: { a: 1 }, geometry: null },
    ]);
    expect(featuresIn(null)).to.deep.equal([]);
  });

  it("measures are noted, since they are lost when the shape is changed; heights stay", () => {
    for (const given of [
      "POINT ZM (1 2 3 4)",
      { type: "Point", coordinates: [1, 2, 3, 4] },
      "GEOMETRYCOLLECTION ZM (POINT ZM (1 2 3 4))",
    ])
      expect(cleanGeometry(given)).to.eql({
        geometry: { type: "Point", coordinates: [1, 2, 3] },
        dropped: { measures: 1 },
      });
    expect(cleanGeometry("POINTM(1 2 9)").dropped).to.eql({ measures: 1 });
    expect(cleanGeometry("POINT Z (1 2 3)").dropped).to.eql({});
  });
});
