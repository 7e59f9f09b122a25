/** Measures and validity of 1,000 seeded areas beside PostGIS. Needs DATABASE_URL, a PostgreSQL with PostGIS. */
import assert from "node:assert/strict";
import process from "node:process";
import { after, before, describe, it } from "node:test";
import pg from "pg";
import { inBrowser } from "./in-browser.mjs";

const databaseUrl = process.env["DATABASE_URL"];
const count = 1000;

/** @typedef {number[][][]} Rings */

/** @param {number} seed @returns numbers from 0 to 1, the same for the same seed */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Areas of the size of parcels and districts in the demo's town, many of them not valid. @returns {Rings[]} */
function areas() {
  const random = randomOf(7);
  return Array.from({ length: count }, () => {
    const middle = { lng: 30.5 + random() * 0.1, lat: 50.5 + random() * 0.1 };
    const radius = 10 ** (-4 + 2 * random());
    const ring = (/** @type {number} */ share, shift = 0) =>
      ringOf(random, { lng: middle.lng + shift * radius, lat: middle.lat, radius: radius * share });
    const holes = random() < 0.4 ? [ring(0.25, random() < 0.3 ? 0.9 : 0)] : [];
    return [ring(1), ...holes, ...(holes.length && random() < 0.3 ? [ring(0.2)] : [])];
  });
}

/**
 * A star; in three of ten two corners have changed places, so that its sides may cross.
 * @param {() => number} random
 * @param {{ lng: number, lat: number, radius: number }} size
 * @returns {number[][]}
 */
function ringOf(random, { lng, lat, radius }) {
  const corners = 3 + Math.floor(random() * 30);
  const places = Array.from({ length: corners }, (_, at) => {
    const turn = (2 * Math.PI * (at + random() * 0.8)) / corners;
    const far = radius * (0.3 + 0.7 * random());
    return [lng + far * Math.cos(turn), lat + far * Math.sin(turn)].map((one) => Number(one.toFixed(7)));
  });
  if (random() < 0.3) places.unshift(...places.splice(Math.floor(random() * corners), 1));
  return [...places, ...places.slice(0, 1)];
}

describe("1,000 areas beside PostGIS", { skip: databaseUrl ? false : "DATABASE_URL names no server" }, () => {
  /** @type {Awaited<ReturnType<typeof inBrowser>>} */
  let product;
  /** @type {{ coordinates: Rings, area: number, perimeter: number, isValid: boolean, reason: string }[]} */
  let wanted;

  before(async () => {
    product = await inBrowser({
      measures: "src/maps/geometry/measure.ts",
      validity: "src/maps/geometry/validity.ts",
      clean: "src/maps/geometry/clean.ts",
    });
    const shapes = areas().map((coordinates) => ({ type: "Polygon", coordinates }));
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query("CREATE EXTENSION IF NOT EXISTS postgis");
    const { rows } = await client.query(
      `SELECT ST_Area(g::geography) AS area, ST_Perimeter(g::geography) AS perimeter, ST_IsValid(g) AS valid,
        ST_IsValidReason(g) AS reason
      FROM (SELECT ordinality, ST_GeomFromGeoJSON(value) AS g
        FROM json_array_elements_text($1::json) WITH ORDINALITY) AS given ORDER BY ordinality`,
      [JSON.stringify(shapes)],
    );
    await client.end();
    wanted = rows.map(({ area, perimeter, valid, reason }, at) => ({
      coordinates: shapes[at]?.coordinates ?? [],
      area: Number(area),
      perimeter: Number(perimeter),
      isValid: valid,
      reason,
    }));
  });
  after(() => product.close());

  it("areas and perimeters differ by less than 0.01 %", async () => {
    for (const { coordinates, area, perimeter, isValid } of wanted.filter((one) => one.isValid)) {
      assert.ok(isValid);
      const found = await product.run("measures", "measure", { type: "Polygon", coordinates });
      assert.ok(
        Math.abs(found.area / area - 1) < 1e-4,
        `${found.area} m² beside ${area}: ${JSON.stringify(coordinates)}`,
      );
      assert.ok(Math.abs(found.perimeter / perimeter - 1) < 1e-4, `${found.perimeter} m beside ${perimeter}`);
    }
  });

  it("the verdict of validity is the same", async () => {
    const verdicts = { valid: 0, invalid: 0 };
    for (const { coordinates, isValid, reason } of wanted) {
      const shape = { type: "Polygon", coordinates };
      const faults = await product.run("validity", "faultsOf", shape);
      assert.equal(
        faults.length === 0,
        isValid,
        `${reason}; ours: ${JSON.stringify(faults)}: ${JSON.stringify(coordinates)}`,
      );
      verdicts[isValid ? "valid" : "invalid"] += 1;
    }
    assert.ok(Math.min(verdicts.valid, verdicts.invalid) > count / 5, JSON.stringify(verdicts));
  });
});
