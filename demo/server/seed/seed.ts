import type pg from "pg";
import { literal, name, rows, sql, transaction } from "../database/sql.ts";
import { calendarFrom } from "./calendar.ts";
import { makeClassifiers, purposes, units } from "./classifiers.ts";
import { makeDocuments } from "./documents.ts";
import { makeAddresses, withDistricts, makeLamps, makeParcels, makeTrees } from "./land.ts";
import { mapLayers, parkRegions } from "./layers.ts";
import { makePersons } from "./persons.ts";
import { randomFrom } from "./random.ts";
import { enlarge } from "./town/enlarge.ts";
import { makeTown } from "./town/town.ts";
import { makeContractors, makeHistory, makeRequests, makeRoadworks, makeStages } from "./works.ts";

/**
 * Fills the empty tables of schema.sql: about 22,000 rows, the same at every run but for their dates, which count from
 * `today`, and the salts of the passwords. In one transaction.
 */
export async function seed(pool: pg.Pool, { today, scale }: { today: string; scale: number }): Promise<void> {
  const tables = await makeTables(today, scale);
  await transaction(pool, async (client) => {
    for (const [table, records] of tables) await insert(client, table, records);
    for (const [table, key] of serialKeys) await continueNumbering(client, table, key);
    await client.query("select setval('works.request_num', (select max(id) from works.request))");
    await rows(client, sql`insert into app.setting values ('seed_date', ${JSON.stringify(today)})`);
  });
  await pool.query("analyze");
}

type Records = Record<string, unknown>[];

async function makeTables(today: string, scale: number): Promise<[table: string, records: Records][]> {
  const random = randomFrom(42);
  const calendar = calendarFrom(today);
  const { districts, streets, parcels, buildings, trees, lamps, reports, roadworks } =
    scale > 1 ? enlarge(makeTown(), scale) : makeTown();
  const addresses = makeAddresses(parcels, streets);
  // Tables that others refer to come first.
  return [
    ["app.person", await makePersons(random)],
    ["dict.cls", makeClassifiers(scale)],
    ["dict.purpose", purposes],
    ["dict.unit_system", units],
    ["land.district", districts as unknown as Records],
    ["land.street", withDistricts(streets, districts)],
    ["land.address", addresses],
    ["land.parcel", makeParcels(parcels, random, calendar)],
    ["land.tree", makeTrees(trees)],
    ["land.lamp", makeLamps(lamps, random)],
    ["land.building", buildings as unknown as Records],
    ["works.contractor", makeContractors(random)],
    ["works.request", makeRequests({ reports, addresses, districts, random, calendar })],
    ["works.roadwork", makeRoadworks(roadworks, random, calendar)],
    ["works.stage", makeStages(roadworks)],
    ["app.history", makeHistory(reports, random, calendar)],
    ["doc.document", makeDocuments(random, calendar)],
    ["app.layer", mapLayers],
    ["app.image_map", [{ id: 1, title: "Парк", image: "/demo/park.svg", width: 960, height: 600 }]],
    ["app.image_region", parkRegions],
  ];
}

/** Tables with ids that we assigned, so that their sequences must be set afterwards. */
const serialKeys: [table: string, key: string][] = [
  ["app.person", "id"],
  ["dict.cls", "id"],
  ["land.district", "id"],
  ["land.street", "id"],
  ["land.address", "id"],
  ["land.parcel", "id"],
  ["land.tree", "id"],
  ["land.lamp", "gid"],
  ["land.building", "id"],
  ["works.contractor", "id"],
  ["works.request", "id"],
  ["works.roadwork", "id"],
  ["works.stage", "id"],
  ["app.history", "id"],
  ["doc.document", "id"],
  ["app.image_map", "id"],
  ["app.image_region", "id"],
];

async function insert(client: pg.PoolClient, table: string, records: Records): Promise<void> {
  const columns = literal(
    Object.keys(records[0] ?? {})
      .map((column) => `"${column}"`)
      .join(", "),
  );
  for (let start = 0; start < records.length; start += 1000) {
    const part = JSON.stringify(records.slice(start, start + 1000));
    await rows(
      client,
      sql`insert into ${name(table)} (${columns})
        select ${columns} from jsonb_populate_recordset(null::${name(table)}, ${part}::jsonb)`,
    );
  }
}

async function continueNumbering(client: pg.PoolClient, table: string, key: string): Promise<void> {
  await rows(
    client,
    sql`select setval(pg_get_serial_sequence(${table}, ${key}), (select max(${name(key)}) from ${name(table)}))`,
  );
}
