import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import type { Data } from "../../src/base/data.ts";
import type { LeafletMap } from "../../src/vendors/leaflet/leaflet.ts";
import type { ViewProps } from "../../src/view/island.tsx";
import { useLatest } from "../../src/view/use-latest.ts";
import { linkName, placeInAddress } from "./link.ts";
import type { MapModel } from "./map-model.ts";
import { placeOwn } from "./own-features.ts";
import { followList } from "./own-list.ts";
import { words } from "./phrases.ts";
import { showPicture } from "./picture-ground.ts";
import { firstView } from "./read-entry.ts";
import { say } from "./say.ts";

/** Leaflet lives while the element is in the page and has a size (R4-06, R4-07); the place in view outlives moves. */
export function useMap(model: MapModel, place: RefObject<HTMLDivElement | null>, entry: Data): LeafletMap | undefined {
  const latest = useLatest(entry);
  const image = String(entry["image"] ?? "");
  useLayoutEffect(() => {
    const element = place.current!;
    const begin = () => {
      if (model.map || !element.clientWidth || !element.clientHeight) return;
      model.begin(element, model.keptPlace() ?? firstView(latest.current), image !== "");
      if (image) void showPicture(model, image).catch(() => say({ kind: "danger", text: words("mapImageFailed") }));
    };
    const sizes = new ResizeObserver(() => (model.map ? model.map.invalidateSize({ animate: false }) : begin()));
    sizes.observe(element);
    begin();
    // a link on the page, or the way back, leads to another place
    const follow = () => {
      const view = placeInAddress(location.href, linkName(model.host));
      if (view) model.map?.setView([view.y, view.x], view.zoom);
    };
    addEventListener("hashchange", follow);
    return () => {
      removeEventListener("hashchange", follow);
      sizes.disconnect();
      model.end();
    };
  }, [model, place, image, latest]);
  return model.map;
}

/** The features of `value`, `record`, `regions` or the children's table, and of the list that the tag wraps. */
export function useOwnFeatures(
  model: MapModel,
  map: LeafletMap | undefined,
  { host, entry }: ViewProps["inside"],
): void {
  const { value, record, geom, regions, table, label, colors, center, cluster } = entry();
  const lastMap = useRef<LeafletMap | undefined>(undefined);
  useEffect(() => {
    if (!map) return undefined;
    // other attributes lead to what they name; a place of a link or of before, and rows that change, do not
    let goesHome = lastMap.current === map || !model.isAtKeptPlace;
    lastMap.current = map;
    let stop = new AbortController();
    const put = () => {
      stop.abort();
      stop = new AbortController();
      const given = { value, record, geom, regions, table, label, colors, cluster };
      void placeOwn(model, host, given, stop.signal).then((isPlaced) => {
        if (isPlaced && goesHome && center === "") model.home();
        if (isPlaced) goesHome = false;
      });
    };
    model.loadOwnBy(put);
    put();
    const end = followList(host, model, put);
    return () => {
      end();
      stop.abort();
    };
  }, [model, map, host, value, record, geom, regions, table, label, colors, center, cluster]);
}
