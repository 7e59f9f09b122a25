import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent as KeyPress,
  type ReactNode,
} from "react";
import { settings } from "../../src/base/settings.ts";
import { tell } from "../../src/page/events.ts";
import { css as leafletStyles, type LeafletMap } from "../../src/vendors/leaflet/leaflet.ts";
import { mountView, type ViewProps } from "../../src/view/island.tsx";
import type { DockName } from "./dock-props.ts";
import { Docks, docksOf, searchList } from "./docks.tsx";
import { FeaturePopups, isEnterOn, type Picked } from "./feature-popups.ts";
import { useHostChoice } from "./host-choice.ts";
import { InfoPanel, type Info } from "./info-panel.tsx";
import { LayerPanel } from "./layer-panel.tsx";
import styles from "./map.css";
import tagStyles from "./map-tag.css";
import { MapModel } from "./map-model.ts";
import { Tools, useToolKeys, useTools } from "./map-tools.tsx";
import { showRow } from "./own-list.ts";
import { words } from "./phrases.ts";
import { heightOf, toolsOf, wantedIn } from "./read-entry.ts";
import { showCard, showPanel, type ShowInfo } from "./server-panels.ts";
import { Status } from "./status.tsx";
import { streetAddress, StreetView } from "./street-view.tsx";
import { Trouble } from "./trouble.tsx";
import { useMap, useOwnFeatures } from "./use-map.ts";

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
  useLayers(model, inside);
  useOwnFeatures(model, map, inside);
  const [street, setStreet] = usePicking(model, map, inside, setInfo);
  const hasHostChoice = useHostChoice(model);
  const [isOpen, setOpen] = useState(() => host.clientWidth > 640);
  const [dock, setDock] = useState<DockName | undefined>(undefined);
  const wanted = toolsOf(entry);
  const tools = useTools(
    map && {
      model,
      map,
      wanted,
      isImage,
      dock,
      docks: docksOf(entry, model),
      toggleDock: (name) => {
        setDock(dock === name ? undefined : name);
        setStreet(undefined);
      },
      isStreet: street !== undefined,
      chooseStreet: (isOn) => {
        setStreet(isOn || undefined);
        if (isOn) setDock(undefined);
      },
      openPanel: (name, title) => showPanel(host, name, title, setInfo),
    },
  );
  useToolKeys(place, tools);
  // a panel that goes away must not take the focus, and the keys, with it
  const closed = (end: () => void) => () => {
    end();
    place.current?.focus({ preventScroll: true });
  };

  const hasPanel = (model.base.list.length > 1 && !hasHostChoice) || model.overlays.list.length > 0;
  return (
    <div
      className="map"
      style={{ blockSize: heightOf(entry) }}
      role="presentation"
      onKeyDown={(event) => street === true && onEscape(event, () => setStreet(undefined))}
    >
      <div ref={place} className="map-place" role="application" aria-label={words("mapTitle")} />
      <div className="map-cross" aria-hidden="true" />
      {map && <Tools tools={tools} />}
      {hasPanel && (
        <SidePanel isOpen={isOpen} toggle={() => setOpen(!isOpen)}>
          <LayerPanel model={model} hasBase={!hasHostChoice} hasLegends={entry["legend"] !== "false"} />
        </SidePanel>
      )}
      {map && <Trouble model={model} isAlone={!hasPanel || !isOpen} />}
      {map && <Status map={map} shown={wanted} isImage={isImage} attribution={model.attribution} />}
      {map && (
        <Docks
          open={dock}
          model={model}
          map={map}
          root={inside.root}
          isImage={isImage}
          list={searchList(entry)}
          add={String(entry["add"] ?? "")}
          close={closed(() => setDock(undefined))}
        />
      )}
      {info && <InfoPanel key={info.id} info={info} close={closed(() => setInfo(undefined))} />}
      {street === true && <output className="map-next">{words("mapStreetHint")}</output>}
      {typeof street === "string" && <StreetView address={street} close={closed(() => setStreet(undefined))} />}
    </div>
  );
}

function onEscape(event: KeyPress, run: () => void): void {
  if (event.key !== "Escape") return;
  event.preventDefault();
  run();
}

/** The panel of layers with its head. */
function SidePanel({ isOpen, toggle, children }: { isOpen: boolean; toggle(): void; children: ReactNode }) {
  return (
    <div className={isOpen ? "map-panel open" : "map-panel"}>
      <button type="button" className="map-panel-head" aria-expanded={isOpen} onClick={toggle}>
        {words("mapLayers")}
      </button>
      {isOpen && <div className="map-panel-body">{children}</div>}
    </div>
  );
}

/** What the attributes name, drawn above the page's own content. */
function useLayers(model: MapModel, inside: ViewProps["inside"]): void {
  const { layers, base, image } = inside.entry();
  // the page's content stands below the map
  useLayoutEffect(() => inside.root.append(inside.root.querySelector("slot")!), [inside]);
  useEffect(() => inside.offer({ home: () => model.home() }), [inside, model]);
  useEffect(
    () =>
      void model.load(
        image ? [] : wantedIn(base || settings.admin_map?.base_layers),
        wantedIn(layers ?? settings.admin_map?.raster_layers),
      ),
  );
}

type Street = string | true | undefined;

/** Popups, cards, rows and the street view of what is clicked. @returns the street view: on, or the address of its frame */
function usePicking(
  model: MapModel,
  map: LeafletMap | undefined,
  inside: ViewProps["inside"],
  setInfo: ShowInfo,
): [Street, (street: Street) => void] {
  const { host } = inside;
  const [street, setStreet] = useState<Street>(undefined);
  useEffect(() => {
    if (!map) return undefined;
    const pick = ({ feature, layer, at }: Picked) => {
      if (street === true) return (setStreet(streetAddress(at)), true);
      if (!layer && showRow(host, feature.id)) model.own.highlighted = feature.id;
      tell("vs:picked", { id: feature.id, layer: layer?.id ?? "", properties: feature.properties }, host);
      return !layer && showCard(inside.entry(), feature.id, String(feature.properties["title"] ?? ""), setInfo);
    };
    const popups = new FeaturePopups(model, map, pick);
    const seeStreet = ({ latlng }: { latlng: Picked["at"] }) => street === true && setStreet(streetAddress(latlng));
    // the place under the cross
    const onEnter = ({ originalEvent }: { originalEvent: KeyboardEvent }) =>
      isEnterOn(map, originalEvent) && seeStreet({ latlng: map.getCenter() });
    map.on("click", seeStreet);
    map.on("keydown", onEnter);
    return () => {
      popups.end();
      map.off("click", seeStreet);
      map.off("keydown", onEnter);
    };
  }, [model, map, street, host, inside, setInfo]);
  return [street, setStreet];
}
