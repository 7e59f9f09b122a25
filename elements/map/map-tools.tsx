import { natives } from "../../src/base/runtime/runtime.ts";
import { useEffect, useState, type RefObject } from "react";
import { settings } from "../../src/base/settings.ts";
import { useLatest } from "../../src/view/use-latest.ts";
import type { LeafletMap, LocationEvent } from "../../src/vendors/leaflet/leaflet.ts";
import { addressOfPlace, linkName } from "./link.ts";
import type { MapModel } from "./map-model.ts";
import { words } from "./phrases.ts";
import type { DockName } from "./dock-props.ts";
import { say } from "./say.ts";

/** Paths in a box of 16 × 16. */
const icons = {
  in: "M8 3v10M3 8h10",
  out: "M3 8h10",
  home: "M2 8l6-5 6 5M4 7v6h8V7",
  locate: "M8 1v3M8 12v3M1 8h3M12 8h3M8 5a3 3 0 100 6 3 3 0 000-6z",
  link: "M6.5 9.5l3-3M7 5l1.5-1.5a2.8 2.8 0 014 4L11 9M9 11l-1.5 1.5a2.8 2.8 0 01-4-4L5 7",
  full: "M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4",
  functions: "M3 4h10M3 8h10M3 12h10",
  find: "M7 2.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9zM10.5 10.5L14 14",
  search: "M2 3h12M2 8h5M2 13h4M10.5 7a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM12.5 11.5L15 14",
  fullEnd: "M6 2v4H2M14 6h-4V2M10 14v-4h4M2 10h4v4",
  street: "M8 1.5a1.8 1.8 0 100 3.6 1.8 1.8 0 000-3.6zM5.5 6.5h5l-.6 4H9.3l-.4 4H7.1l-.4-4H6.1z",
  print: "M4 6V2h8v4M4 12H2V6h12v6h-2M4 10h8v4H4z",
  compare: "M8 1v14M2 3h12v10H2zM5 6L3.5 8 5 10M11 6l1.5 2-1.5 2",
  draw: "M2 14l1-4L11 2l3 3-8 8zM9 4l3 3",
};

export interface Tool {
  name: string;
  icon: keyof typeof icons;
  label: string;
  /** The letter that starts it while the map has the focus, by its place on the keyboard. */
  letter?: string;
  isPressed?: boolean;
  run(): unknown;
}

interface ToolsProps {
  model: MapModel;
  map: LeafletMap;
  /** Names of the tools that are wanted. */
  wanted: ReadonlySet<string>;
  isImage: boolean;
  isStreet: boolean;
  chooseStreet(isOn: boolean): void;
  /** The dock that is open. */
  dock: DockName | undefined;
  /** Docks that this map can have. */
  docks: ReadonlySet<DockName>;
  toggleDock(name: DockName): void;
  /** Shows the server's panel of functions or of the search. */
  openPanel(name: "map-functions-pt" | "map-search-pt", title: string): void;
}

/** The tools that a map has, in their order. */
export function useTools(props: ToolsProps | undefined): Tool[] {
  const isFull = useFullScreen(props?.model.host);
  return props ? toolsOf(props, isFull) : [];
}

function toolsOf(props: ToolsProps, isFull: boolean): Tool[] {
  const { model, map, wanted, isImage, dock, docks, toggleDock, openPanel } = props;
  const docked = (name: DockName, label: string, letter: string): Tool => {
    return { name, icon: name, label, letter, isPressed: dock === name, run: () => toggleDock(name) };
  };
  const all: (Tool | false)[] = [
    docks.has("find") && docked("find", words("mapFind"), "F"),
    { name: "zoom", icon: "in", label: words("mapZoomIn"), run: () => map.zoomIn() },
    { name: "zoom", icon: "out", label: words("mapZoomOut"), run: () => map.zoomOut() },
    { name: "home", icon: "home", label: words("mapHome"), letter: "H", run: () => model.home() },
    !isImage && { name: "locate", icon: "locate", label: words("mapLocate"), letter: "L", run: () => locate(map) },
    !isImage && { name: "link", icon: "link", label: words("mapLink"), letter: "K", run: () => copyLink(model) },
    {
      name: "search",
      icon: "search",
      label: words("mapSearch"),
      run: () => openPanel("map-search-pt", words("mapSearch")),
    },
    {
      name: "functions",
      icon: "functions",
      label: words("mapFunctions"),
      run: () => openPanel("map-functions-pt", words("mapFunctions")),
    },
    docks.has("draw") && docked("draw", words("mapDraw"), "A"),
    docks.has("compare") && docked("compare", words("mapCompare"), "C"),
    docks.has("print") && docked("print", words("mapPrint"), "P"),
    !isImage && !!settings.map?.street_view_url && streetTool(props),
    document.fullscreenEnabled && {
      name: "fullscreen",
      icon: isFull ? "fullEnd" : "full",
      label: words(isFull ? "mapFullEnd" : "mapFull"),
      run: () => void (isFull ? document.exitFullscreen() : model.host.requestFullscreen()),
    },
  ];
  return all.filter((tool): tool is Tool => tool !== false && wanted.has(tool.name));
}

function streetTool({ isStreet, chooseStreet }: ToolsProps): Tool {
  return {
    name: "street",
    icon: "street",
    label: words("mapStreet"),
    letter: "S",
    isPressed: isStreet,
    run: () => chooseStreet(!isStreet),
  };
}

/** The tools in one column at the left. */
export function Tools({ tools }: { tools: readonly Tool[] }) {
  return (
    <div className="map-tools" role="toolbar" aria-label={words("mapTools")} aria-orientation="vertical">
      {tools.map(({ icon, label, letter, isPressed, run }) => (
        <button
          key={icon}
          type="button"
          className="icon"
          aria-label={label}
          title={letter ? `${label} (${letter})` : label}
          aria-keyshortcuts={letter}
          aria-pressed={isPressed}
          onClick={run}
        >
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
      ))}
    </div>
  );
}

/** Letters of tools, while the map itself has the focus; by the place of the key, so in any layout. */
export function useToolKeys(place: RefObject<HTMLDivElement | null>, tools: readonly Tool[]): void {
  const latest = useLatest(tools);
  useEffect(() => {
    const element = place.current!;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (natives.closest(event.target as Element, ".leaflet-popup")) return; // its links and texts have keys of their own
      const tool = latest.current.find(({ letter }) => letter && event.code === `Key${letter}`);
      if (!tool) return;
      event.preventDefault();
      tool.run();
    };
    element.addEventListener("keydown", press);
    return () => element.removeEventListener("keydown", press);
  }, [place, latest]);
}

function useFullScreen(host: HTMLElement | undefined): boolean {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    // in a shadow root the document names the outermost host
    const changed = () => setFull(!!host && (host.getRootNode() as Document | ShadowRoot).fullscreenElement === host);
    document.addEventListener("fullscreenchange", changed);
    return () => document.removeEventListener("fullscreenchange", changed);
  }, [host]);
  return isFull;
}

/** Centres the map on the place where the person is, and marks it. */
function locate(map: LeafletMap): void {
  const end = () => map.off({ locationfound: found, locationerror: failed });
  const failed = () => {
    end();
    say({ kind: "danger", text: words("mapLocateFailed") });
  };
  const found = ({ latlng, accuracy }: LocationEvent) => {
    end();
    import("./own-place.ts").then(({ markOwnPlace }) => markOwnPlace(map, latlng, accuracy), console.warn);
  };
  map.on({ locationfound: found, locationerror: failed });
  map.locate({ setView: true, maxZoom: 17, timeout: 15_000 });
}

async function copyLink({ map, host }: MapModel): Promise<void> {
  const { lat, lng } = map!.getCenter();
  const address = addressOfPlace(location.href, linkName(host), { x: lng, y: lat, zoom: map!.getZoom() });
  const isCopied = await import("../../src/page/content/clipboard.ts").then(
    ({ writeText }) => writeText(address),
    console.warn,
  );
  if (isCopied) say({ kind: "success", text: words("mapLinkCopied") });
  else say({ kind: "info", text: address, delay: 0 });
}
