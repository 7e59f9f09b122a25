import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { settings } from "../../../src/base/settings.ts";
import { notify } from "../../../src/page/notices/notify.ts";
import { cleanGeometry, type Dropped, type Shape, type ShapeKind } from "../../../src/maps/geometry/clean.ts";
import { addPart, verticesOf } from "../../../src/maps/drawing/vertices.ts";
import type { Drawing } from "../../../src/vendors/leaflet/leaflet-draw.ts";
import { LatLngBounds, type LeafletMap } from "../../../src/vendors/leaflet/leaflet.ts";
import type { groupOf } from "../../../src/view/group.ts";
import { useLatest } from "../../../src/view/use-latest.ts";
import { LayerPanel } from "../layer-panel.tsx";
import { MapModel } from "../map-model.ts";
import { wantedIn, zooms } from "../read-entry.ts";
import { useLocal } from "./local.ts";
import { words } from "./phrases.ts";
import { pulse } from "./pulse.ts";
import { ShapeLayer } from "./shape-layer.ts";
import { VertexTable } from "./vertex-table.tsx";

export interface EditorProps {
  id: string;
  value: Shape | null;
  kinds: readonly ShapeKind[];
  isMulti: boolean;
  isOff: boolean;
  /** The form is one of `map.local_forms` (R4-10). */
  hasLocal: boolean;
  /** What was repaired when the value was read. */
  dropped: Partial<Record<Dropped, number>>;
  group: ReturnType<typeof groupOf>;
  change(shape: Shape | null): void;
}

/** R9.1-05: the zoom around a single point. */
const pointZoom = 15;
const kindWords = { Point: "drawPoint", LineString: "drawLine", Polygon: "drawArea" } as const;

/** A map on which one geometry is drawn and changed, with its coordinates below. */
export function GeometryEditor(props: EditorProps) {
  const { id, value, kinds, isOff, hasLocal, dropped, group } = props;
  const place = useRef<HTMLDivElement>(null);
  const latest = useLatest(props);
  const [{ model, map, layer }, setMap] = useState<Partial<Made>>({});
  const steps = useSteps(value, props.change);
  const local = useLocal(value, hasLocal);
  const { drawing, start } = useDrawing(place, map, latest, steps.push);

  useEffect(() => beginMap(place.current!, latest, steps.push, setMap), [latest, steps.push]);
  useEffect(() => layer?.show(value, isOff || !!drawing), [layer, value, isOff, drawing]);

  const onKeyDown = (event: KeyboardEvent) => {
    const run = drawing && drawKeys(drawing.drawing, map)[event.key];
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
  const faults = Object.keys(dropped) as Dropped[];
  return (
    <div {...group} className="geometry">
      {!isOff && (
        <Bar
          kinds={kinds}
          running={drawing?.kind}
          steps={steps}
          hasValue={value !== null}
          choose={(kind) => (drawing ? drawing.drawing.cancel() : void start(kind))}
          focus={() => map && value && focusOn(map, value)}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the drawing, wherever the focus is */}
      <div className="geometry-map" onKeyDownCapture={onKeyDown}>
        <div
          ref={place}
          id={id}
          className="map-place"
          role="application"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys move the map and draw
          tabIndex={0}
          data-anchor=""
          aria-label={words("drawKeys")}
        />
        <div className="map-cross" aria-hidden="true" />
        {model && model.base.length > 1 && (
          <div className="map-panel open geometry-base">
            <LayerPanel model={model} isBaseOnly />
          </div>
        )}
      </div>
      {drawing && (
        <output className="geometry-hint">{words(drawing.kind === "Point" ? "drawPlace" : "drawLast")}</output>
      )}
      {faults.length > 0 && (
        <output className="geometry-hint">
          {words("drawDropped", { what: faults.map((one) => words(faultWords[one])).join(", ") })}
        </output>
      )}
      {local.Switch}
      {value && (
        <VertexTable
          shape={local.shape ?? value}
          isLocal={local.isOn}
          isOff={isOff}
          change={(shape) => void local.toWgs(shape).then((one) => one !== undefined && steps.push(one))}
        />
      )}
    </div>
  );
}

interface Running {
  kind: ShapeKind;
  drawing: Drawing;
}

/** The drawing that runs, and what starts one. A finished shape is one step (R4-11, R4-12). */
function useDrawing(
  place: RefObject<HTMLDivElement | null>,
  map: LeafletMap | undefined,
  latest: RefObject<EditorProps>,
  push: (shape: Shape | null) => void,
): { drawing: Running | undefined; start(kind: ShapeKind): Promise<void> } {
  const [drawing, setDrawing] = useState<Running | undefined>(undefined);
  const start = async (kind: ShapeKind) => {
    const { startDrawing } = await import("../../../src/vendors/leaflet/leaflet-draw.ts");
    if (!map) return;
    const made = startDrawing(map, {
      kind,
      color: "#1d5fc2",
      hints: {
        first: words(kind === "Point" ? "drawPlace" : "drawFirst"),
        next: words("drawNext"),
        last: words("drawLast"),
        crossing: words("drawCrossing"),
      },
      cancelled: () => setDrawing(undefined),
      done(geometry) {
        setDrawing(undefined);
        const { geometry: part } = cleanGeometry(geometry);
        if (!part) return;
        const added = addPart(latest.current.value, part, latest.current.isMulti);
        push(added.shape);
        if (added.isCleared) notify({ kind: "warning", text: words("drawCleared") });
      },
    });
    setDrawing({ kind, drawing: made });
    place.current!.focus({ preventScroll: true });
  };
  return { drawing, start };
}

interface BarProps {
  kinds: readonly ShapeKind[];
  /** What is being drawn. */
  running: ShapeKind | undefined;
  steps: ReturnType<typeof useSteps>;
  hasValue: boolean;
  choose(kind: ShapeKind): void;
  focus(): void;
}

function Bar({ kinds, running, steps, hasValue, choose, focus }: BarProps) {
  return (
    <div className="geometry-bar" role="toolbar" aria-label={words("drawAdd")}>
      {kinds.map((kind) => (
        <button key={kind} type="button" aria-pressed={running === kind} onClick={() => choose(kind)}>
          {words(kindWords[kind])}
        </button>
      ))}
      <Icon label={words("drawUndo")} sign="↶" isOff={!steps.canUndo} run={steps.undo} />
      <Icon label={words("drawRedo")} sign="↷" isOff={!steps.canRedo} run={steps.redo} />
      <Icon label={words("drawShow")} sign="◎" isOff={!hasValue} run={focus} />
      <Icon label={words("drawClear")} sign="×" isOff={!hasValue} run={() => steps.push(null)} />
    </div>
  );
}

const faultWords = {
  number: "droppedNumber",
  short: "droppedShort",
  repeated: "droppedRepeated",
  unclosed: "droppedUnclosed",
  range: "droppedRange",
  type: "droppedType",
  empty: "droppedEmpty",
  many: "droppedMany",
} as const satisfies Record<Dropped, string>;

const drawKeys = (drawing: Drawing, map: LeafletMap | undefined): Partial<Record<string, () => void>> => ({
  " ": () => map && drawing.add(map.getCenter()),
  Enter: () => drawing.finish(),
  Escape: () => drawing.cancel(),
  Backspace: () => drawing.removeLast(),
});

interface Made {
  model: MapModel;
  map: LeafletMap;
  layer: ShapeLayer;
}

/** The map is made when its place has a size, and follows it. @returns a function that ends it */
function beginMap(
  element: HTMLElement,
  latest: RefObject<EditorProps>,
  change: (shape: Shape | null) => void,
  made: (parts: Partial<Made>) => void,
): () => void {
  const model = new MapModel(element);
  const begin = () => {
    if (model.map || !element.clientWidth || !element.clientHeight) return;
    const { x, y } = settings.map ?? {};
    model.begin(element, { x: x ?? 30, y: y ?? 50, zoom: 12 }, false);
    const map = model.map as unknown as LeafletMap;
    const owner = { change, nameOf: (at: number) => words("drawVertex", { at }), color: "#1d5fc2" };
    const layer = new ShapeLayer(map, owner);
    const { value } = latest.current;
    if (value) fit(map, value);
    made({ model, map, layer });
  };

  void model.load(wantedIn(settings.admin_map?.base_layers), []);
  const sizes = new ResizeObserver(() => (model.map ? model.map.invalidateSize({ animate: false }) : begin()));
  sizes.observe(element);
  begin();

  return () => {
    sizes.disconnect();
    model.end();
    made({});
  };
}

/** R9.1-05: all of the geometry at zoom 18 at most, a point at 15. */
function fit(map: LeafletMap, shape: Shape): void {
  const bounds = new LatLngBounds(verticesOf(shape).map(({ position: [lng, lat] }) => [lat!, lng!]));
  const { maxZoom } = zooms();
  if (shape.type === "Point") map.setView(bounds.getCenter(), Math.min(pointZoom, maxZoom), { animate: false });
  else map.fitBounds(bounds, { maxZoom: Math.min(18, maxZoom), padding: [24, 24], animate: false });
}

/** R4-13: a point is shown at zoom 17 and pulses for 6 s. */
function focusOn(map: LeafletMap, shape: Shape): void {
  if (shape.type !== "Point") return fit(map, shape);
  const [lng, lat] = shape.coordinates;
  map.setView([lat!, lng!], Math.min(17, map.getMaxZoom()));
  pulse(map, [lat!, lng!]);
}

/** The changes of this editor, back and forth. A value that comes from elsewhere ends them. */
function useSteps(value: Shape | null, change: (shape: Shape | null) => void) {
  const latest = useLatest({ value, change });
  const [{ past, future }, setSteps] = useState<{ past: (Shape | null)[]; future: (Shape | null)[] }>({
    past: [],
    future: [],
  });
  const [push] = useState(() => (shape: Shape | null) => {
    const before = latest.current.value;
    setSteps((steps) => ({ past: [...steps.past.slice(-99), before], future: [] }));
    latest.current.change(shape);
  });
  return {
    push,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo() {
      const before = past.at(-1)!;
      setSteps({ past: past.slice(0, -1), future: [...future, value] });
      change(before);
    },
    redo() {
      const next = future.at(-1)!;
      setSteps({ past: [...past, value], future: future.slice(0, -1) });
      change(next);
    },
  };
}

function Icon({ label, sign, isOff, run }: { label: string; sign: string; isOff: boolean; run(): void }) {
  return (
    <button
      type="button"
      className="icon"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => isOff || run()}
    >
      <span aria-hidden>{sign}</span>
    </button>
  );
}
