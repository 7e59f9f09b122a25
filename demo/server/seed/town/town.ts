import { randomFrom } from "../random.ts";
import { drawDistricts, type District } from "./districts.ts";
import { placeReports, placeRoadworks, type Report, type Roadwork } from "./events.ts";
import { drawParcels, type Building, type Parcel } from "./parcels.ts";
import { placeLamps, plantTrees, type Lamp, type Tree } from "./roadside.ts";
import { drawGrid, drawStreets, type Street } from "./streets.ts";

export interface Town {
  districts: District[];
  streets: Street[];
  parcels: Parcel[];
  buildings: Building[];
  trees: Tree[];
  lamps: Lamp[];
  reports: Report[];
  roadworks: Roadwork[];
}

/**
 * «Зарічна громада», a fictional town around the default centre of the map, the same at every call. No foreign data, so
 * there is no licence to keep.
 */
export function makeTown(): Town {
  const random = randomFrom(20240511);
  // The order of these lines is the order of the random numbers: changing it makes another town.
  const grid = drawGrid(random);
  const streets = drawStreets(random, grid);
  const { parcels, buildings } = drawParcels(random, grid, streets);
  const trees = plantTrees(random, streets);
  const lamps = placeLamps(random, streets);
  const reports = placeReports(random, streets);
  const roadworks = placeRoadworks(random, streets);
  return { districts: drawDistricts(), streets, parcels, buildings, trees, lamps, reports, roadworks };
}
