import type { LeafletMap } from "../../src/vendors/leaflet/leaflet.ts";
import type { MapModel } from "./map-model.ts";

/** What can stand open at the side of a map, one at a time. */
export type DockName = "find" | "print" | "compare" | "draw";

export interface DocksProps {
  open: DockName | undefined;
  model: MapModel;
  map: LeafletMap;
  root: ShadowRoot;
  isImage: boolean;
  /** The suggestion list of the search. */
  list: string;
  /** Where drawn shapes are added: `table` or `table/form`. */
  add: string;
  close(): void;
}
