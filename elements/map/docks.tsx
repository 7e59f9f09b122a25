import { lazy, Suspense } from "react";
import type { Data } from "../../src/base/data.ts";
import { settings } from "../../src/base/settings.ts";
import type { LeafletMap } from "../../src/vendors/leaflet/leaflet.ts";
import type { MapModel } from "./map-model.ts";

const FindPanel = lazy(() => import("./finding/find-panel.tsx"));
const PrintPanel = lazy(() => import("./paper/print-panel.tsx"));
const ComparePanel = lazy(() => import("./comparing/compare-panel.tsx"));
const DrawPanel = lazy(() => import("./adding/draw-panel.tsx"));

/** What can stand open at the side of a map, one at a time. */
export type DockName = "find" | "print" | "compare" | "draw";

interface DocksProps {
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

/** The open dock; its code loads with it. */
export function Docks({ open, model, map, root, isImage, list, add, close }: DocksProps) {
  if (!open) return null;
  return (
    <Suspense>
      {open === "find" && <FindPanel root={root} map={map} list={list} close={close} />}
      {open === "print" && <PrintPanel root={root} model={model} map={map} isImage={isImage} close={close} />}
      {open === "compare" && <ComparePanel root={root} model={model} map={map} close={close} />}
      {open === "draw" && <DrawPanel root={root} model={model} map={map} isImage={isImage} add={add} close={close} />}
    </Suspense>
  );
}

/** The suggestion list in which places are searched; "" when there is none. */
export const searchList = ({ search }: Data): string =>
  String(search || settings.map?.search || (settings.geocoder ? "address" : ""));

/** The docks that make sense on a map. */
export function docksOf(entry: Data, { base, overlays }: MapModel): Set<DockName> {
  const names: [DockName, boolean][] = [
    ["find", !entry["image"] && searchList(entry) !== ""],
    ["print", true],
    ["compare", !entry["image"] && base.length + overlays.length > 1],
    ["draw", !!entry["add"]],
  ];
  return new Set(names.flatMap(([name, isThere]) => (isThere ? name : [])));
}
