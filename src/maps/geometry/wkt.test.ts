import { expect } from "@open-wc/testing";
import { parseWkt, partsOfCollection } from "./wkt.ts";
import { toWkt } from "./write-wkt.ts";

const read = (text: string) => parseWkt(text)?.geometry;

describe("well-known text", () => {
  it("is read with brackets, spaces and letters of any case", () => {
    expect(read("POINT(30.5 50.4)")).to.deep.equal({ type: "Point", coordinates: [30.5, 50.4] });
    expect(read(" point ( -1e-3   2 ) ")).to.deep.equal({ type: "Point", coordinates: [-0.001, 2] });
    expect(read("POLYGON((0 0,0 1,1 1,0 0),(0 0,0 1,1 1,0 0))")!.coordinates).to.have.length(2);
    const twice = [
      [1, 2],
      [3, 4],
    ];
    expect(read("MULTIPOINT(1 2, 3 4)")!.coordinates).to.deep.equal(twice);
    expect(read("MULTIPOINT((1 2),(3 4))")!.coordinates).to.deep.equal(twice);
    expect(read("MULTIPOLYGON(((0 0,0 1,1 1,0 0)),((2 2,2 3,3 3,2 2)))")!.coordinates).to.have.length(2);
  });

  it("of PostGIS has its system, heights and measures", () => {
    expect(parseWkt("SRID=4326;POINT Z (1 2 3)")).to.deep.equal({
      srid: 4326,
      geometry: { type: "Point", coordinates: [1, 2, 3] },
    });
    expect(read("POINT M (1 2 9)")!.coordinates).to.deep.equal([1, 2]);
    expect(read("POINTZ(1 2 3)"), "written together").to.deep.equal({ type: "Point", coordinates: [1, 2, 3] });
    expect(parseWkt("POLYGON EMPTY")).to.deep.equal({ geometry: null });
  });

  it("of a collection is taken apart, each part with its system", () => {
    expect(partsOfCollection("SRID=4326;GeometryCollection Z (POINT(1 2), POLYGON((0 0,0 1,1 1,0 0)) )")).to.eql([
      "SRID=4326;POINT(1 2)",
      "SRID=4326;POLYGON((0 0,0 1,1 1,0 0))",
    ]);
    expect(partsOfCollection("POINT(1 2)")).to.equal(undefined);
    expect(partsOfCollection("GEOMETRYCOLLECTION(POINT(1 2)) x")).to.equal(undefined);
  });

  it("that is broken is refused", () => {
    for (const text of [
      "",
      "POINT",
      "POINT(1)",
      "POINT(a b)",
      "POINT(1 2",
      "POINT(1 2))",
      "CIRCLE(1 2)",
      "POINT(1 2 3 4 5)",
      "POINT(0x10 0b11)",
      `A${" ".repeat(200_000)}x`,
    ])
      expect(parseWkt(text), text).to.equal(undefined);
  });

  it("loses no height when others are missing: those get the height of the nearest position", () => {
    expect(
      toWkt({
        type: "LineString",
        coordinates: [
          [1, 2, 3],
          [4, 5],
        ],
      }),
    ).to.equal("LINESTRING Z (1 2 3, 4 5 3)");
    const ring = [
      [0, 0, 7],
      [0, 9, 8],
      [9, 9, 9],
      [0, 0, 7],
    ];
    const hole = ring.map(([x, y]) => [x! / 9 + 1, y! / 9 + 8]);
    expect(toWkt({ type: "Polygon", coordinates: [ring, hole] })).to.equal(
      "POLYGON Z ((0 0 7, 0 9 8, 9 9 9, 0 0 7), (1 8 8, 1 9 8, 2 9 8, 1 8 8))",
    );
  });

  it("is written as it was read", () => {
    for (const text of [
      "POINT (30.5 50.4)",
      "LINESTRING (0 0, 1 1)",
      "POLYGON ((0 0, 0 1, 1 1, 0 0))",
      "MULTIPOLYGON (((0 0, 0 1, 1 1, 0 0)))",
      "MULTIPOINT (1 2, 3 4)",
      "POINT Z (1 2 3)",
    ])
      expect(toWkt(read(text)!)).to.equal(text);
  });
});
