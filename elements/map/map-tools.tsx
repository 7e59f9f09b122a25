import { useEffect, useState } from "react";
import { notify } from "../../src/page/notices/notify.ts";
import { settings } from "../../src/base/settings.ts";
import { writeText } from "../../src/page/content/clipboard.ts";
import type { LeafletMap } from "../../src/vendors/leaflet/leaflet.ts";
import { addressOfPlace } from "./link.ts";
import type { MapModel } from "./map-model.ts";
import { words } from "./phrases.ts";

const icons = {
  in: "M8 3v10M3 8h10",
  out: "M3 8h10",
  home: "M2 8l6-5 6 5M4 7v6h8V7",
  locate: "M8 1v3M8 12v3M1 8h3M12 8h3M8 5a3 3 0 100 6 3 3 0 000-6z",
  link: "M6.5 9.5l3-3M7 5l1.5-1.5a2.8 2.8 0 014 4L11 9M9 11l-1.5 1.5a2.8 2.8 0 01-4-4L5 7",
  full: "M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4",
  functions: "M3 4h10M3 8h10M3 12h10",
  search: "M7 2.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9zM10.5 10.5L14 14",
  fullEnd: "M6 2v4H2M14 6h-4V2M10 14v-4h4M2 10h4v4",
  street: "M8 1.5a1.8 1.8 0 100 3.6 1.8 1.8 0 000-3.6zM5.5 6.5h5l-.6 4H9.3l-.4 4H7.1l-.4-4H6.1z",
};

interface ToolsProps {
  model: MapModel;
  map: LeafletMap;
  shown: ReadonlySet<string>;
  isImage: boolean;
  isStreet: boolean;
  chooseStreet(isOn: boolean): void;
  /** Shows the server's panel of functions or of the search. */
  openPanel(name: "map-functions-pt" | "map-search-pt", title: string): void;
}

/** The tools in one column at the left. */
export function Tools({ model, map, shown, isImage, isStreet, chooseStreet, openPanel }: ToolsProps) {
  const isFull = useFullScreen(model.host);
  const hasStreet = !isImage && shown.has("street") && !!settings.map?.street_view_url;
  return (
    <div className="map-tools" role="toolbar" aria-label={words("mapTitle")} aria-orientation="vertical">
      {shown.has("zoom") && <Tool icon="in" label={words("mapZoomIn")} run={() => map.zoomIn()} />}
      {shown.has("zoom") && <Tool icon="out" label={words("mapZoomOut")} run={() => map.zoomOut()} />}
      {shown.has("home") && <Tool icon="home" label={words("mapHome")} run={() => model.home()} />}
      {shown.has("locate") && !isImage && <Tool icon="locate" label={words("mapLocate")} run={() => locate(map)} />}
      {shown.has("link") && !isImage && <Tool icon="link" label={words("mapLink")} run={() => copyLink(model)} />}
      {shown.has("search") && (
        <Tool icon="search" label={words("mapSearch")} run={() => openPanel("map-search-pt", words("mapSearch"))} />
      )}
      {shown.has("functions") && (
        <Tool
          icon="functions"
          label={words("mapFunctions")}
          run={() => openPanel("map-functions-pt", words("mapFunctions"))}
        />
      )}
      {hasStreet && (
        <Tool
          icon="street"
          label={words("mapStreet")}
          isPressed={isStreet}
          run={() => {
            chooseStreet(!isStreet);
            if (!isStreet) notify({ kind: "info", text: words("mapStreetHint") });
          }}
        />
      )}
      {shown.has("fullscreen") && document.fullscreenEnabled && (
        <Tool
          icon={isFull ? "fullEnd" : "full"}
          label={words(isFull ? "mapFullEnd" : "mapFull")}
          run={() => void (isFull ? document.exitFullscreen() : model.host.requestFullscreen())}
        />
      )}
    </div>
  );
}

interface ToolProps {
  icon: keyof typeof icons;
  label: string;
  isPressed?: boolean;
  run(): unknown;
}

function Tool({ icon, label, isPressed, run }: ToolProps) {
  return (
    <button type="button" className="icon" aria-label={label} title={label} aria-pressed={isPressed} onClick={run}>
      <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
        <path
          d={icons[icon]}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}

function useFullScreen(host: HTMLElement): boolean {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    // in a shadow root the document names the outermost host
    const changed = () => setFull((host.getRootNode() as Document | ShadowRoot).fullscreenElement === host);
    document.addEventListener("fullscreenchange", changed);
    return () => document.removeEventListener("fullscreenchange", changed);
  }, [host]);
  return isFull;
}

function locate(map: LeafletMap): void {
  map.once("locationerror", () => notify({ kind: "danger", text: words("mapLocateFailed") }));
  map.locate({ setView: true, maxZoom: 17, timeout: 15_000 });
}

async function copyLink({ map }: MapModel): Promise<void> {
  const { lat, lng } = map!.getCenter();
  const address = addressOfPlace(location.href, { x: lng, y: lat, zoom: map!.getZoom() });
  if (await writeText(address)) notify({ kind: "success", text: words("mapLinkCopied") });
  else notify({ kind: "info", text: address, delay: 0 });
}
