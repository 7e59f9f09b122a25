/** Files of geometries: ours are read by GDAL, and GDAL's by us. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, it } from "node:test";
import { inBrowser } from "./in-browser.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "geometry-files-"));
/** @type {Awaited<ReturnType<typeof inBrowser>>} */
let product;

const area = {
  type: "Polygon",
  coordinates: [
    [
      [30.5, 50.5],
      [30.6, 50.5],
      [30.6, 50.6],
      [30.5, 50.6],
      [30.5, 50.5],
    ],
    [
      [30.52, 50.52],
      [30.52, 50.54],
      [30.54, 50.54],
      [30.54, 50.52],
      [30.52, 50.52],
    ],
  ],
};
const shapes = {
  point: { type: "Point", coordinates: [30.5, 50.4] },
  points: {
    type: "MultiPoint",
    coordinates: [
      [30.5, 50.4],
      [30.6, 50.5],
    ],
  },
  line: {
    type: "LineString",
    coordinates: [
      [30.5, 50.4],
      [30.6, 50.5],
      [30.7, 50.4],
    ],
  },
  area,
  areas: {
    type: "MultiPolygon",
    coordinates: [
      area.coordinates,
      [
        [
          [31, 50],
          [31.1, 50],
          [31.1, 50.1],
          [31, 50],
        ],
      ],
    ],
  },
};

before(async () => {
  product = await inBrowser({
    read: "src/maps/formats/read-features.ts",
    write: "src/maps/formats/write-features.ts",
    project: "test/outside/in-degrees.ts",
    systems: "src/maps/formats/systems.ts",
  });
});
after(async () => {
  await product.close();
  rmSync(folder, { recursive: true });
});

/** @param {string[]} texts */
const sorted = (texts) => texts.toSorted((one, other) => (one < other ? -1 : 1));

/** All positions as sorted texts, so that turns of rings and first corners do not matter. @param {any} geometry */
function placesOf(geometry, digits = 7) {
  const all = (/** @type {any} */ value) => (typeof value[0] === "number" ? [value] : value.flatMap(all));
  const texts = all(geometry.coordinates).map(
    (/** @type {[number, number]} */ [x, y]) => `${x.toFixed(digits)} ${y.toFixed(digits)}`,
  );
  return sorted([...new Set(texts)]);
}

/** @param {string} file @returns {any[]} GeoJSON features that GDAL reads from it, in degrees */
function readByGdal(file) {
  const made = path.join(folder, "read.geojson");
  rmSync(made, { force: true });
  const options = ["-f", "GeoJSON", "-t_srs", "EPSG:4326", "-lco", "COORDINATE_PRECISION=9"];
  // a .gpx file has a layer for each kind, most of them empty
  const layers = file.endsWith(".gpx") ? [readFileSync(file, "utf8").includes("<wpt") ? "waypoints" : "tracks"] : [];
  execFileSync("ogr2ogr", [...options, made, file, ...layers], { stdio: ["ignore", "ignore", "inherit"] });
  return JSON.parse(readFileSync(made, "utf8")).features;
}

describe("our files read by GDAL", () => {
  for (const format of ["geojson", "kml", "kmz", "gpx", "shp"])
    for (const [kind, shape] of Object.entries(shapes))
      it(`${format}: ${kind}`, async () => {
        const { bytes, ending } = await product.run("write", "writeFeature", shape, format, "Межа №1");
        const file = path.join(folder, `written.${ending}`);
        writeFileSync(file, Buffer.from(bytes.base64, "base64"));
        const features = readByGdal(ending === "zip" ? `/vsizip/${file}` : file);
        const found = features.flatMap(({ geometry }) => placesOf(geometry));
        assert.deepEqual(sorted([...new Set(found)]), placesOf(shape));
        const { properties } = features[0];
        assert.equal(properties.name ?? properties.Name ?? properties.NAME, "Межа №1");
      });
});

/**
 * What we read from a file that GDAL makes of a shape.
 * @param {string} driver
 * @param {string} ending
 * @param {object} shape
 * @param {string[]} [options]
 */
async function readFromGdal(driver, ending, shape, options = []) {
  const source = path.join(folder, "source.geojson");
  const feature = { type: "Feature", properties: { name: "Межа №1" }, geometry: shape };
  writeFileSync(source, JSON.stringify({ type: "FeatureCollection", features: [feature] }));
  const file = path.join(folder, `made.${ending}`);
  rmSync(file, { force: true });
  execFileSync("ogr2ogr", ["-f", driver, ...options, file, source], { stdio: ["ignore", "ignore", "inherit"] });
  const { features, system } = await product.run("read", "readBytes", { base64: readFileSync(file, "base64") });
  assert.equal(features[0].name, "Межа №1");
  return { geometry: features[0].geometry, system };
}

describe("files of GDAL read by us", () => {
  const drivers = { GeoJSON: "geojson", KML: "kml", LIBKML: "kmz", GPX: "gpx" };
  for (const [driver, ending] of Object.entries(drivers))
    for (const [kind, shape] of Object.entries(shapes)) {
      // GPX of GDAL has no areas, and a waypoint is one point
      if (driver === "GPX" && kind !== "point" && kind !== "line") continue;
      it(`${driver}: ${kind}`, async () => {
        const { geometry } = await readFromGdal(driver, ending, shape);
        assert.deepEqual(placesOf(geometry), placesOf(shape));
      });
    }

  for (const code of [4326, 5563, 9821, 32636, 3857])
    it(`Shapefile in EPSG:${code}, whose .prj does not say how its datum lies to WGS 84`, async () => {
      const options = ["-t_srs", `EPSG:${code}`, "-lco", "ENCODING=UTF-8"];
      const { geometry, system } = await readFromGdal("ESRI Shapefile", "shp.zip", area, options);
      const found = await product.run("project", "inDegrees", geometry, system);
      assert.deepEqual(placesOf(found, 6), placesOf(area, 6));
    });

  it("a .prj of an unknown datum leaves the choice of the system to the person", async () => {
    const options = ["-t_srs", "EPSG:4200", "-lco", "ENCODING=UTF-8"];
    assert.equal((await readFromGdal("ESRI Shapefile", "shp.zip", area, options)).system, "");
  });
});

describe("projections beside PROJ's cs2cs, within a centimetre", () => {
  it("all systems of the import, at nine places each", async () => {
    const systems = await product.run("systems", "systems");
    for (const { code, definition } of systems) {
      const [, zone] = /\+zone=(\d+)/.exec(definition) ?? [];
      const middle = zone ? Number(zone) * 6 - 183 : Number(/\+lon_0=([\d.]+)/.exec(definition)?.[1] || 30);
      const places = [48, 50, 52].flatMap((lat) => [-1.4, 0, 1.4].map((by) => [middle + by, lat]));
      const input = places.map((place) => place.join(" ")).join("\n");
      const output = execFileSync("cs2cs", ["-f", "%.6f", "+proj=longlat +datum=WGS84 +no_defs", "+to", definition], {
        input,
      });
      const flat = output
        .toString()
        .trim()
        .split("\n")
        .map((line) => line.split(/\s+/).slice(0, 2).map(Number));
      const { coordinates } = await product.run(
        "project",
        "inDegrees",
        { type: "MultiPoint", coordinates: flat },
        definition,
      );
      coordinates.forEach((/** @type {[number, number]} */ [lng, lat], /** @type {number} */ at) => {
        const [wantedLng, wantedLat] = /** @type {[number, number]} */ (places[at]);
        const metres = Math.hypot(
          (lng - wantedLng) * 111_320 * Math.cos((lat * Math.PI) / 180),
          (lat - wantedLat) * 111_320,
        );
        assert.ok(metres < 0.01, `EPSG:${code} at ${places[at]}: ${metres} m`);
      });
    }
  });
});
