/** The features that the page itself puts on the map: `value`, a record's geometry, regions, a wrapped list. */
import { isData, type Data } from "../../src/base/data.ts";
import { logMistake } from "../../src/base/mistakes.ts";
import { openingTag } from "../../src/page/inspecting/opening-tag.ts";
import { systemIn } from "../../src/maps/geometry/own-system.ts";
import { placeListed } from "../../src/maps/features/read-placed.ts";
import { featuresIn } from "../../src/maps/geometry/clean.ts";
import { plainColor } from "../../src/maps/layers/plain-color.ts";
import { readRecord } from "../../src/server/calls/records/read-record.ts";
import { listFeatures } from "./own-list.ts";
import { missing } from "../../src/server/calls/maps/map-layers.ts";
import type { MapModel } from "./map-model.ts";
import { placingOn } from "./placing.ts";
import { tellFaults } from "./tell-faults.ts";

/** Reads what the attributes name and puts it on the map. @returns whether there is anything */
export async function placeOwn(
  model: MapModel,
  host: HTMLElement,
  given: OwnEntry,
  signal: AbortSignal,
): Promise<boolean> {
  const { value } = given;
  const [regions, record] = [await regionsOf(given, signal), await recordOf(given, host, signal)];
  if (signal.aborted || !model.map) return false;
  model.isOwnMissing = !regions || !record;
  const degrees = [...listFeatures(host), ...(regions ?? []), ...(record ?? [])];
  const lists = [
    { features: featuresIn(value), system: systemIn(value) },
    { features: degrees, system: undefined },
  ];
  // null when the code of a projection has not come
  const read = await placeListed(lists, { ...placingOn(model.map), isStale: () => signal.aborted }).catch(
    (error: unknown) => {
      missing("the features of its own", error, signal);
      return null;
    },
  );
  if (signal.aborted) return false;
  if (!read) {
    model.isOwnMissing = true;
    return false;
  }
  const { index, ...faults } = read;
  tellFaults(openingTag(host), faults);
  model.own.clusterPx = Number(given.cluster) || 0;
  model.own.take(index);
  model.ownFaults = faults;
  return index.all.length > 0;
}

/** Attributes as they were given. */
interface OwnEntry {
  value: unknown;
  record: unknown;
  geom: unknown;
  regions: unknown;
  table: unknown;
  label: unknown;
  colors: unknown;
  cluster: unknown;
}
type Feature = ReturnType<typeof featuresIn>[number];

/** Child records: the attribute, else all rows of the children's table (R3.4-01); undefined when they have not come. */
async function regionsOf({ regions, ...entry }: OwnEntry, signal: AbortSignal): Promise<Feature[] | undefined> {
  const table = String(entry.table ?? "");
  const given = regions ?? (table ? await rowsOf(table, signal) : []);
  if (given === undefined) return undefined;
  const label = String(entry.label ?? "");
  const colors = isData(entry.colors) ? entry.colors : {};
  return (Array.isArray(given) ? given : []).filter(isData).map((record) => {
    const color = plainColor(colors[String(record[label])]) ?? plainColor(record["color"]);
    const title = record["title"] ?? record["name"];
    const id = record["id"];
    return {
      ...((typeof id === "string" || typeof id === "number") && { id }),
      properties: { ...record, title, color, geom: undefined },
      geometry: record["geom"],
    };
  });
}

async function rowsOf(table: string, signal: AbortSignal): Promise<Data[] | undefined> {
  try {
    const { readRows } = await import("../../src/server/calls/records/read-rows.ts");
    return (await readRows(table, {})).rows;
  } catch (error) {
    missing("regions", error, signal);
    return undefined;
  }
}

/** `record="table/17"`: its geometry, from the column `geom` or the one that the attribute names; undefined when it has not come. */
async function recordOf(
  { record, geom }: OwnEntry,
  host: HTMLElement,
  signal: AbortSignal,
): Promise<Feature[] | undefined> {
  const [, table, id] = /^([^/]+)\/(.+)$/.exec(String(record ?? "")) ?? [];
  if (!table || !id) {
    if (record) logMistake(`${openingTag(host)}: record needs a table and an id: table/17.`);
    return [];
  }
  try {
    const { record: found } = await readRecord(table, id, { signal });
    return featuresIn(found[String(geom || "geom")]).map((one) => ({ ...one, id }));
  } catch (error) {
    missing(`the geometry of ${table}/${id}`, error, signal);
    return undefined;
  }
}
