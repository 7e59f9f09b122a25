import { expect } from "@open-wc/testing";
import { strToU8, unzipSync, zipSync } from "fflate";
import type { Shape } from "../geometry/shape-kind.ts";
import { parseWkt } from "../geometry/wkt.ts";
import { toWkt } from "../geometry/write-wkt.ts";
import { systemOfPrj } from "./prj.ts";
import { fromDefinition } from "./project.ts";
import { FileRefused, readBytes, readText } from "./read-features.ts";
import { systemOf, systems } from "./systems.ts";
import { formats, writeFeature } from "./write-features.ts";

const shape = (wkt: string) => parseWkt(wkt)!.geometry!;
const read = (text: string) => {
  const { features, system } = readText(text);
  return { wkt: features.map(({ geometry }) => toWkt(geometry)), names: features.map(({ name }) => name), system };
};
const wgs = systemOf(4326)!.definition;
const refusal = (reading: () => unknown) => {
  try {
    reading();
    return "";
  } catch (error) {
    return error instanceof FileRefused ? error.code : String(error);
  }
};

const shapes: Record<string, Shape> = {
  point: shape("POINT(30.5 50.4)"),
  points: shape("MULTIPOINT(30.5 50.4, 30.6 50.5)"),
  line: shape("LINESTRING(30.5 50.4, 30.6 50.5, 30.7 50.4)"),
  lines: shape("MULTILINESTRING((30.5 50.4, 30.6 50.5),(31 51, 32 52))"),
  area: shape("POLYGON((30 50,31 50,31 51,30 51,30 50),(30.2 50.2,30.2 50.4,30.4 50.4,30.4 50.2,30.2 50.2))"),
  areas: shape("MULTIPOLYGON(((30 50,31 50,31 51,30 51,30 50)),((33 50,34 50,34 51,33 50)))"),
};

describe("files of geometries", () => {
  for (const format of formats)
    for (const [kind, given] of Object.entries(shapes))
      it(`${format}: ${kind} is read as it was written`, () => {
        const { bytes } = writeFeature(given, format, 'Межа <1> & "2"');
        const { features, system } = readBytes(bytes);
        expect(system === wgs || system.startsWith("GEOGCS"), system).to.equal(true);
        if (format === "gpx" && kind !== "point" && kind !== "points")
          return expect(features[0]!.geometry.type).to.contain("LineString");
        if (format === "gpx") return expect(features).to.have.length(kind === "points" ? 2 : 1);
        expect(features).to.have.length(1);
        const { name, geometry } = features[0]!;
        expect(geometry.type.replace("Multi", "")).to.equal(given.type.replace("Multi", ""));
        const back = format === "shp" ? fromDefinition(system)(geometry) : geometry;
        expect(JSON.stringify(sorted(back.coordinates))).to.equal(JSON.stringify(sorted(given.coordinates)));
        if (format !== "wkt") expect(name).to.equal('Межа <1> & "2"');
        return undefined;
      });

  it("gpx: places are read where they were written, latitude and longitude by their names", () => {
    const there = (kind: string) =>
      readBytes(writeFeature(shapes[kind]!, "gpx", "Межа").bytes).features.map(({ geometry }) => toWkt(geometry));
    expect(there("points")).to.eql(["POINT (30.5 50.4)", "POINT (30.6 50.5)"]);
    expect(there("line")).to.eql([toWkt(shapes["line"]!)]);
    expect(there("lines")).to.eql([toWkt(shapes["lines"]!)]);
  });

  for (const format of ["kml", "kmz", "gpx"] as const)
    it(`${format}: a name with control characters, which XML does not allow, is written without them`, () => {
      const { bytes } = writeFeature(shapes["point"]!, format, "Межа\u0000\u0001 до\u000bдороги\u001b");
      expect(readBytes(bytes).features.map(({ name }) => name)).to.eql(["Межа додороги"]);
    });

  it("GeoJSON says its system, or is asked for when its numbers are no degrees", () => {
    const named = { type: "name", properties: { name: "urn:ogc:def:crs:EPSG::6384" } };
    const point = { type: "Point", coordinates: [317_000, 5_590_000] };
    expect(readText(JSON.stringify({ ...point, crs: named })).system).to.equal(systemOf(6384)!.definition);
    expect(readText(JSON.stringify(point)).system).to.equal("");
    expect(readText(JSON.stringify({ type: "Point", coordinates: [30, 50] })).system).to.equal(wgs);
  });

  it("well-known text has one geometry a line, with or without its system", () => {
    expect(read("POINT(30 50)\nSRID=4326;LINESTRING(1 2,3 4)\n").wkt).to.eql([
      "POINT (30 50)",
      "LINESTRING (1 2, 3 4)",
    ]);
    expect(read("SRID=3857;POINT(3339584 6446275)").system).to.equal(systemOf(3857)!.definition);
    expect(read("SRID=900913;POINT(3339584 6446275)").system, "the number of old programs").to.equal(
      systemOf(3857)!.definition,
    );
    expect(read("SRID=99999;POINT(1 2)").system).to.equal("");
  });

  it("well-known text may be written on several lines", () => {
    const text = "POLYGON ((30 50,\n  31 50,\n  31 51,\n  30 50))";
    expect(read(text).wkt).to.eql(["POLYGON ((30 50, 31 50, 31 51, 30 50))"]);
  });

  it("GPX and KML with prefixes, of other programs", () => {
    const gpx = `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="50" lon="30"><name>Стовп</name></wpt>
      <trk><trkseg><trkpt lat="50" lon="30"><ele>120</ele></trkpt><trkpt lat="51" lon="31"><ele>121</ele></trkpt></trkseg></trk></gpx>`;
    expect(read(gpx).wkt.toSorted((one, other) => one.length - other.length)).to.eql([
      "POINT (30 50)",
      "LINESTRING Z (30 50 120, 31 51 121)",
    ]);
    expect(read(gpx).names).to.include("Стовп");
  });

  it("a .prj without a shift gets the one of its datum; one of an unknown datum says nothing", () => {
    const geographic = (datum: string) =>
      `GEOGCS["G",DATUM["${datum}",SPHEROID["Krasovsky_1940",6378245.0,298.3]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]`;
    const plane = (datum: string, unit = '"Meter",1.0') =>
      `PROJCS["P",${geographic(datum)},PROJECTION["Gauss_Kruger"],PARAMETER["False_Easting",300000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",30.5],PARAMETER["Scale_Factor",1.0],PARAMETER["Latitude_Of_Origin",0.0],UNIT[${unit}]]`;
    expect(systemOfPrj(plane("D_Ukraine_2000"))).to.equal(systemOf(9821)!.definition);
    expect(systemOfPrj(plane("D_Pulkovo_1942")))
      .to.contain("+towgs84=25,-141,-78.5")
      .and.contain("+lon_0=30.5");
    expect(systemOfPrj(geographic("D_Ukraine_2000"))).to.contain("+proj=longlat +ellps=krass");
    expect(systemOfPrj(plane("D_WGS_1984"))).to.equal(plane("D_WGS_1984"));
    for (const unknown of [plane("D_Pulkovo_1995"), plane("D_Ukraine_2000", '"Foot",0.3048'), "", "PROJCS["])
      expect(systemOfPrj(unknown)).to.equal("");
  });

  it("packed files: a KMZ with its pictures, a Shapefile in a folder, a GeoJSON", () => {
    const kml = writeFeature(shapes["area"]!, "kml", "Межа").bytes;
    const link = strToU8(
      '<kml xmlns="http://www.opengis.net/kml/2.2"><NetworkLink><Link><href>layers/a.kml</href></Link></NetworkLink></kml>',
    );
    expect(readBytes(zipSync({ "doc.kml": link, "layers/a.kml": kml })).features, "linked").to.have.length(1);
    expect(readBytes(zipSync({ "images/a.png": new Uint8Array(9), "doc.kml": kml })).features).to.have.length(1);
    const json = strToU8('{"type":"Point","coordinates":[30,50]}');
    expect(readBytes(zipSync({ "folder/points.geojson": json })).features).to.have.length(1);
  });

  it("parts of one file in different systems all come to their own place", () => {
    const files = (wkt: string, prj: string, name: string) => ({
      [`${name}.shp`]: Object.entries(unzipSync(writeFeature(shape(wkt), "shp", name).bytes)).find(([one]) =>
        one.endsWith(".shp"),
      )![1],
      [`${name}.prj`]: strToU8(prj),
    });
    const mercator = 'PROJCS["WGS 84 / Pseudo-Mercator",AUTHORITY["EPSG","3857"]]';
    const place = ({ geometry }: { geometry: Shape }) =>
      (geometry.coordinates as number[]).map((one) => Number(one.toFixed(3)));
    const zip = { ...files("POINT(30.5 50.4)", "", "b"), ...files("POINT(3397471 6533797)", mercator, "a") };
    zip["b.prj"] = strToU8('GEOGCS["WGS 84",DATUM["WGS_1984"],AUTHORITY["EPSG","4326"]]');
    const packed = readBytes(zipSync(zip));
    const texts = readText("SRID=4326;POINT(30.5 50.4)\nSRID=3857;POINT(3397471 6533797)\nPOINT(30.6 50.4)");
    expect([packed.system, packed.features.map(place)]).to.eql([
      wgs,
      [
        [30.5, 50.4],
        [30.52, 50.503],
      ],
    ]);
    expect([texts.system, texts.features.map(place)]).to.eql([
      wgs,
      [
        [30.5, 50.4],
        [30.6, 50.4],
        [30.52, 50.503],
      ],
    ]);
    const unknown = readText("SRID=4326;POINT(30.5 50.4)\nSRID=99999;POINT(1 2)");
    expect([unknown.features.map(place), unknown.skipped]).to.eql([[[30.5, 50.4]], 1]);
  });

  it("a Shapefile keeps its parts where they begin, and its system is that of its .prj", () => {
    const lines = shapes["lines"]!;
    const files = unzipSync(writeFeature(lines, "shp", "Лінії").bytes);
    const shp = files[Object.keys(files).find((name) => name.endsWith(".shp"))!]!;
    const record = new DataView(shp.buffer, shp.byteOffset + 108);
    expect([record.getInt32(36, true), record.getInt32(44, true), record.getInt32(48, true)]).to.eql([2, 0, 2]);
    const system =
      'PROJCS["P",GEOGCS["G",DATUM["D_Ukraine_2000",SPHEROID["Krasovsky_1940",6378245.0,298.3]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Gauss_Kruger"],PARAMETER["False_Easting",300000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",30.5],PARAMETER["Scale_Factor",1.0],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]';
    expect(readBytes(zipSync({ "a/x.shp": shp, "a/x.prj": strToU8(system) })).system).to.equal(
      systemOf(9821)!.definition,
    );
    expect(readBytes(zipSync({ "a/x.shp": shp, "a/y.prj": strToU8(system) })).system).not.to.equal(
      systemOf(9821)!.definition,
    );
  });

  it("a long name in a Shapefile is not cut within a letter", () => {
    const point = { type: "Point", coordinates: [30, 50] } as Shape;
    const { features } = readBytes(writeFeature(point, "shp", `a${"ї".repeat(200)}`).bytes);
    expect(features[0]!.name).to.equal(`a${"ї".repeat(126)}`);
  });

  it("everything else is refused with the reason; nothing throws otherwise", () => {
    for (const [reason, text] of [
      ["empty", "   "],
      ["kind", "hello"],
      ["kind", "<html></html>"],
      ["broken", "{"],
      ["empty", "{}"],
      ["empty", '{"type":"FeatureCollection","features":[]}'],
      ["broken", `<!DOCTYPE kml [<!ENTITY a "aa">]><kml>&a;</kml>`],
      ["broken", "<kml><Placemark></kml>"],
    ] as const)
      expect(
        refusal(() => readText(text)),
        text,
      ).to.equal(reason);
    const zip = zipSync({ "a.shp": strToU8("not a shape") });
    expect(refusal(() => readBytes(zip))).to.equal("broken");
    expect(refusal(() => readBytes(zipSync({ "a.docx": strToU8("x") })))).to.equal("kind");
    expect(refusal(() => readBytes(zip.subarray(0, 30)))).to.equal("broken");
  });

  it("features that cannot be used are counted, not hidden", () => {
    const { features, skipped } = readText(
      '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{},"geometry":null},{"type":"Feature","properties":{"cad_num":5},"geometry":{"type":"Point","coordinates":[30,50]}}]}',
    );
    expect([features.length, skipped, features[0]!.name]).to.eql([1, 1, "5"]);
  });

  it("lines that are no geometry are counted, and so are those that are empty", () => {
    const lines = readText("POINT(30 50)\nPOINT(30,5 50,4)\n\nPOINT(31 50)");
    expect([lines.features.length, lines.skipped]).to.eql([2, 1]);
    const empty = readText("SRID=4326;POINT EMPTY\nSRID=3857;POINT(3000000 6000000)");
    expect([empty.features.length, empty.skipped, empty.system]).to.eql([1, 1, systemOf(3857)!.definition]);
  });

  it("a collection gives a feature for each part when its parts are of several kinds, from text, GeoJSON and KML", () => {
    const types = (text: string) => readText(text).features.map(({ geometry }) => geometry.type);
    expect(types("SRID=4326;GEOMETRYCOLLECTION(POINT(30 50),LINESTRING(30 50,31 51))")).to.eql(["Point", "LineString"]);
    expect(types("POINT(1 2)\nGEOMETRYCOLLECTION(POINT(30 50),POINT(31 50))")).to.eql(["Point", "MultiPoint"]);
    const point = '{"type":"Point","coordinates":[1,2]}';
    const line = '{"type":"LineString","coordinates":[[1,2],[3,4]]}';
    expect(types(`{"type":"GeometryCollection","geometries":[${point},${line}]}`)).to.eql(["Point", "LineString"]);
    const places = "<coordinates>30,50 31,51</coordinates>";
    expect(
      types(
        `<kml><Placemark><MultiGeometry><Point><coordinates>30,50</coordinates></Point><LineString>${places}</LineString></MultiGeometry></Placemark></kml>`,
      ),
    ).to.eql(["Point", "LineString"]);
    expect(readText("GEOMETRYCOLLECTION(POINT(30 50),CIRCULARSTRING(1 5,6 2,7 3))").dropped).to.eql({ type: 1 });
    expect(refusal(() => readText(`${"GEOMETRYCOLLECTION(".repeat(1000)}POINT(1 2)${")".repeat(1000)}`))).to.equal(
      "kind",
    );
  });

  it("measures are told as dropped, and what is dropped is added up over the parts of a file", () => {
    expect(readText("POINT M(30 50 7)").dropped).to.eql({ measures: 1 });
    const texts = "SRID=4326;POLYGON((0 0,1 0,1 1))\nSRID=3857;POLYGON((0 0,1 0,1 1))";
    expect(readText(texts).dropped).to.eql({ unclosed: 2 });
  });

  it("all layers of an archive are read; an empty one and a readme do not refuse the others", () => {
    const files = (at: string) => unzipSync(writeFeature(JSON.parse(at) as Shape, "shp", "А").bytes);
    const layer = files('{"type":"Point","coordinates":[30,50]}');
    const named = Object.fromEntries(Object.entries(layer).map(([name, bytes]) => [`points.${name.slice(-3)}`, bytes]));
    const empty = named["points.shp"]!.slice(0, 100);
    new DataView(empty.buffer).setInt32(24, 50);
    expect(readBytes(zipSync({ "areas.shp": empty, ...named })).features.length).to.equal(1);
    const json = (x: number) => strToU8(`{"type":"Point","coordinates":[${x},50]}`);
    const all = {
      "README.txt": strToU8("Hello"),
      "styles.json": strToU8("{}"),
      "a.geojson": json(30),
      "b.geojson": json(31),
    };
    expect(readBytes(zipSync(all)).features.length).to.equal(2);
    expect(refusal(() => readBytes(zipSync({ "areas.shp": empty })))).to.equal("empty");
  });

  it("a system that stands in the geometry itself, as PostGIS writes it, is not taken for degrees", () => {
    const crs = '{"type":"name","properties":{"name":"EPSG:3857"}}';
    const feature = (inner: string) =>
      `{"type":"Feature","properties":{},"geometry":{"type":"Point",${inner}"coordinates":[30,50]}}`;
    expect(readText(feature(`"crs":${crs},`)).system).to.equal(systemOf(3857)!.definition);
    const mixed = readText(`{"type":"FeatureCollection","features":[${feature("")},${feature(`"crs":${crs},`)}]}`);
    expect(mixed.features.map(({ geometry }) => (geometry.coordinates as number[])[0]! < 1)).to.eql([false, true]);
  });

  it("systems of Ukraine: a place of Kyiv by PROJ's cs2cs with the same strings, within 1 cm", () => {
    // PROJ 9.1.1: echo "30.52 50.45" | cs2cs +proj=longlat +datum=WGS84 +to <definition>
    const places: Record<number, [number, number]> = {
      3857: [3_397_470.859, 6_524_575.7391],
      6384: [337_049.489, 5_591_144.691],
      9821: [301_536.9305, 5_591_014.8681],
      5563: [5_750_095.8122, 5_596_944.4646],
      28405: [5_750_103.0668, 5_596_948.5446],
      32636: [323_940.4951, 5_591_604.5444],
      9832: [431_745.6674, 5_592_659.3354],
    };
    for (const [code, [x, y]] of Object.entries(places)) {
      const { coordinates } = fromDefinition(systemOf(Number(code))!.definition)({
        type: "Point",
        coordinates: [x, y],
      }) as {
        coordinates: number[];
      };
      expect(coordinates[0], code).to.be.closeTo(30.52, 1e-7);
      expect(coordinates[1], code).to.be.closeTo(50.45, 9e-8);
    }
    expect(new Set(systems.map(({ code }) => code)).size).to.equal(systems.length);
  });
});

/** Rings may begin elsewhere and turn the other way. */
function sorted(coordinates: unknown): unknown {
  return (JSON.stringify(coordinates).match(/\[[-\d.,]+\]/g) ?? [])
    .toSorted((one, other) => one.localeCompare(other))
    .filter((one, at, all) => one !== all[at - 1]);
}
