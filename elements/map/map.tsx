import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import type { Data } from "../../src/base/data.ts";
import { htmlReady } from "../../src/html/door.ts";
import { notify } from "../../src/page/notices/notify.ts";
import { settings } from "../../src/base/settings.ts";
import { tell } from "../../src/page/events.ts";
import { readFormat } from "../../src/server/calls/templates/formats.ts";
import { plainSentence } from "../../src/server/session/sentence.ts";
import { css as leafletStyles, type LeafletMap } from "../../src/vendors/leaflet/leaflet.ts";
import { useLatest } from "../../src/view/use-latest.ts";
import { mountView, type ViewProps } from "../../src/view/island.tsx";
import { FeaturePopups, type Picked } from "./feature-popups.ts";
import { InfoPanel, type Info } from "./info-panel.tsx";
import { LayerPanel } from "./layer-panel.tsx";
import { placeInAddress } from "./link.ts";
import styles from "./map.css";
import tagStyles from "./map-tag.css";
import { MapModel } from "./map-model.ts";
import { followList, showRow } from "./own-list.ts";
import { placeOwn } from "./own-features.ts";
import { words } from "./phrases.ts";
import { firstView, heightOf, toolsOf, wantedIn } from "./read-entry.ts";
import { Status } from "./status.tsx";
import { streetAddress, StreetView } from "./street-view.tsx";
import { Tools } from "./map-tools.tsx";

/** `<vs-map>`: base maps, overlays and features on Leaflet. */
export const mount = mountView(MapView, leafletStyles, styles, tagStyles);

/** What was chosen on a map outlives its view: an element may be taken out of the page and put back (R4-07). */
const models = new WeakMap<HTMLElement, MapModel>();
function modelOf(host: HTMLElement): MapModel {
  const model = models.get(host) ?? new MapModel(host);
  models.set(host, model);
  return model;
}

function MapView({ inside }: ViewProps) {
  const { host } = inside;
  const entry = inside.entry();
  const model = modelOf(host);
  useSyncExternalStore(model.changes.listen, model.changes.version);
  const place = useRef<HTMLDivElement>(null);
  const isImage = !!entry["image"];
  const map = useMap(model, place, entry);
  const [info, setInfo] = useState<Info | undefined>(undefined);
  const [street, setStreet] = useState<string | true | undefined>(undefined);
  const [isOpen, setOpen] = useState(() => host.clientWidth > 640);
  const tools = toolsOf(entry);

  // the page's content stands below the map
  useLayoutEffect(() => inside.root.append(inside.root.querySelector("slot")!), [inside]);
  useEffect(() => inside.offer({ home: () => model.home() }), [inside, model]);
  const { layers, base } = entry;
  useEffect(
    () =>
      void model.load(
        isImage ? [] : wantedIn(base || settings.admin_map?.base_layers),
        wantedIn(layers ?? settings.admin_map?.raster_layers),
      ),
  );
  useOwnFeatures(model, map, inside);
  useEffect(() => {
    if (!map) return undefined;
    const pick = ({ feature, layer, at }: Picked) => {
      if (street === true) return (setStreet(streetAddress(at)), true);
      if (!layer && showRow(host, feature.id)) model.highlight(feature.id);
      tell("vs:picked", { id: feature.id, layer: layer?.id ?? "", properties: feature.properties }, host);
      return !layer && showCard(inside.entry(), feature.id, String(feature.properties["title"] ?? ""), setInfo);
    };
    const popups = new FeaturePopups(model, map, pick);
    const seeStreet = ({ latlng }: { latlng: Picked["at"] }) => street === true && setStreet(streetAddress(latlng));
    map.on("click", seeStreet);
    return () => {
      popups.end();
      map.off("click", seeStreet);
    };
  }, [model, map, street, host, inside]);

  return (
    <div className="map" style={{ blockSize: heightOf(entry) }}>
      <div ref={place} className="map-place" role="application" aria-label={words("mapTitle")} />
      <div className="map-cross" aria-hidden="true" />
      {map && (
        <Tools
          model={model}
          map={map}
          shown={tools}
          isImage={isImage}
          isStreet={street !== undefined}
          chooseStreet={(isOn) => setStreet(isOn || undefined)}
          openPanel={(name, title) => showPanel(host, name, title, setInfo)}
        />
      )}
      {(model.base.length > 1 || model.overlays.length > 0) && (
        <div className={isOpen ? "map-panel open" : "map-panel"}>
          <button type="button" className="map-panel-head" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {words("mapLayers")}
          </button>
          {isOpen && (
            <div className="map-panel-body">
              <LayerPanel model={model} />
            </div>
          )}
        </div>
      )}
      {map && <Status map={map} shown={tools} isImage={isImage} />}
      {info && <InfoPanel key={info.id} info={info} close={() => setInfo(undefined)} />}
      {typeof street === "string" && <StreetView address={street} close={() => setStreet(undefined)} />}
    </div>
  );
}

/** Leaflet lives while the element is in the page and has a size (R4-06, R4-07); the place in view outlives moves. */
function useMap(model: MapModel, place: RefObject<HTMLDivElement | null>, entry: Data): LeafletMap | undefined {
  const latest = useLatest(entry);
  const image = String(entry["image"] ?? "");
  useLayoutEffect(() => {
    const element = place.current!;
    const begin = () => {
      if (model.map || !element.clientWidth || !element.clientHeight) return;
      const view = model.view ?? placeInAddress(location.href) ?? firstView(latest.current);
      model.begin(element, view, image !== "");
      if (image) void model.showImage(image).catch(() => notify({ kind: "danger", text: words("mapImageFailed") }));
    };
    const sizes = new ResizeObserver(() => (model.map ? model.map.invalidateSize({ animate: false }) : begin()));
    sizes.observe(element);
    begin();
    return () => {
      sizes.disconnect();
      model.end();
    };
  }, [model, place, image, latest]);
  return model.map;
}

/** The features of `value`, `record`, `regions` or the children's table, and of the list that the tag wraps. */
function useOwnFeatures(model: MapModel, map: LeafletMap | undefined, { host, entry }: ViewProps["inside"]): void {
  const { value, record, geom, regions, table, label, colors, center } = entry();
  useEffect(() => {
    if (!map) return undefined;
    let stop = new AbortController();
    const put = () => {
      stop.abort();
      stop = new AbortController();
      const given = { value, record, geom, regions, table, label, colors, center };
      void placeOwn(model, host, given, stop.signal);
    };
    put();
    const end = followList(host, model, put);
    return () => {
      end();
      stop.abort();
    };
  }, [model, map, host, value, record, geom, regions, table, label, colors, center]);
}

/** R2.5-10: the server's markup about a child region. @returns whether there is such a card */
function showCard(entry: Data, id: string, title: string, show: (info: Info) => void): boolean {
  const [table, key] = [entry["table"], entry["key"]].map((one) => String(one ?? ""));
  if (!table || !key || !id) return false;
  showMarkup({ id, title }, readFormat(["testtemp", table, key, id].join("/")), show);
  return true;
}

/** R7.4-10: what the server offers beside this map; `data-show-panel` names other parts of it. */
function showPanel(host: HTMLElement, name: string, title: string, show: (info: Info) => void): void {
  const values = { map_id: host.id, show_panel: host.dataset["showPanel"] ?? "layer,import,export" };
  showMarkup({ id: name, title }, readFormat(name, values), show);
}

function showMarkup(about: Pick<Info, "id" | "title">, asked: Promise<string>, show: (info: Info) => void): void {
  show(about);
  Promise.all([asked, htmlReady()]).then(
    ([html]) => show({ ...about, html }),
    (error: unknown) => show({ ...about, problem: plainSentence(error) }),
  );
}
