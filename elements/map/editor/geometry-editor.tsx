import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import type { Dropped } from "../../../src/maps/geometry/clean.ts";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import type { Shape, ShapeKind } from "../../../src/maps/geometry/shape-kind.ts";
import type { groupOf } from "../../../src/view/group.ts";
import type { Unread } from "../../../src/view/field.ts";
import { useLatest } from "../../../src/view/use-latest.ts";
import type { Drawing } from "../../../src/vendors/leaflet/leaflet-draw.ts";
import { alertWhy } from "../say.ts";
import { DrawingBar, type Work } from "./drawing-bar.tsx";
import { beginMap, focusOn, isInView, type Made } from "./editor-map.ts";
import { endDrawing } from "./end-drawing.ts";
import { Hints } from "./hints.tsx";
import { useLocal } from "./local.ts";
import { MapStage } from "./map-stage.tsx";
import { Panels, type PanelName } from "./panels.tsx";
import { words } from "./phrases.ts";
import { ShapeFacts } from "./shape-facts.tsx";
import { useSteps } from "./undo-steps.ts";
import { drawKeys } from "./draw-keys.ts";
import type { Given } from "./use-import.ts";
import { joinParts, useDrawing, type Chosen } from "./use-drawing.ts";
import { natives } from "../../../src/base/runtime/runtime.ts";
import { guardTyped, unsavedIn } from "../../../src/page/dialogs/dialogs.ts";
import { checkShape, isDrawn, noteDrawing } from "./unfinished.ts";
import { VertexTable } from "./vertex-table.tsx";

export interface EditorProps {
  id: string;
  /** In a form the one of its schema, by which a save knows the drawing. */
  entry: Entry;
  /** Of the field, for saved files. */
  name: string;
  value: Shape | null;
  kinds: readonly ShapeKind[];
  isMulti: boolean;
  isOff: boolean;
  /** Overlays whose corners and sides catch the pointer. */
  layers: unknown;
  /** The form is one of `map.local_forms` (R4-10). */
  hasLocal: boolean;
  /** What was repaired when the value was read. */
  dropped: Partial<Record<Dropped, number>>;
  /** A stored value that is no geometry of this field; it stays as it is until something is drawn. */
  unread: Unread | undefined;
  group: ReturnType<typeof groupOf>;
  change(value: Shape | Unread | null): void;
  /** A save waits for it. */
  awaitWith: ((moving: Promise<unknown>) => void) | undefined;
}

/** A map on which one geometry is drawn and changed, with its coordinates below. */
export function GeometryEditor(props: EditorProps) {
  const { id, entry, value, isOff, hasLocal, awaitWith } = props;
  const place = useRef<HTMLDivElement>(null);
  const latest = useLatest(props);
  const [made, setMade] = useState<Partial<Made>>({});
  const { model, map, layer, snapper } = made;
  const steps = useSteps(props.unread ?? value, props.change);
  const local = useLocal(value, hasLocal, steps.push);
  const { chosen, drawing, choose: draw } = useDrawing(place, made, latest, steps.push);
  const [{ panel, given }, setPanel] = useState<Open>({});
  const [isSnapping, setSnapping] = useState(true);
  const isTurning = panel === "transform" && value !== null && value.type !== "Point";

  useEffect(() => beginMap(place.current!, latest, steps.push, setMade), [latest, steps.push]);
  useEffect(() => layer?.show(value, isOff || !!chosen || isTurning), [layer, value, isOff, chosen, isTurning]);
  useEffect(() => drawing && noteDrawing(entry, () => drawing.count()), [drawing, entry]);
  useEffect(
    () => guardTyped(place.current!, () => isDrawn(entry) || !!checkShape(latest.current.value, entry)),
    [entry, latest],
  );
  useGuard(drawing, map, awaitWith ? undefined : place);
  // a value from elsewhere, such as the point of an address
  useEffect(() => {
    if (map && value && !isInView(map, value)) focusOn(map, value);
  }, [map, value]);

  const { work, choose } = workOf({ chosen, drawing, map }, panel, draw, setPanel);
  const { onKey, said } = useDrawKeys(drawing, map);
  return (
    <div {...props.group} className="geometry">
      {!isOff && (
        <DrawingBar
          value={value}
          isUnread={props.unread !== undefined}
          kinds={props.kinds}
          isMulti={props.isMulti}
          work={work}
          steps={steps}
          isSnapping={isSnapping}
          choose={choose}
          join={() => void joinParts(latest, steps.push).catch(alertWhy)}
          snap={(isOn) => {
            setSnapping(isOn);
            snapper?.turn(isOn);
          }}
          focus={() => map && value && focusOn(map, value)}
        />
      )}
      <MapStage
        place={place}
        id={id}
        model={model}
        isOff={isOff}
        onKey={onKey}
        take={(file) => choose("import", file)}
      />
      <Hints {...props} isUnread={props.unread !== undefined} drawing={drawing && chosen?.kind} put={steps.push} />
      <output className="quiet">{said}</output>
      <ShapeFacts shape={value} map={map} />
      <Panels
        {...props}
        open={panel}
        map={map}
        layer={layer}
        given={given}
        put={steps.push}
        close={() => {
          setPanel({});
          // the panel that goes away must not take the focus with it
          place.current!.focus({ preventScroll: true });
        }}
      />
      {local.Switch}
      {value && (
        <VertexTable
          entry={entry}
          stored={value}
          shape={local.shape ?? value}
          isLocal={local.isOn}
          isOff={isOff}
          change={(change) => {
            const moving = local.edit(change);
            awaitWith?.(moving);
            return moving;
          }}
        />
      )}
    </div>
  );
}

/**
 * Placed vertices are not lost without a question: the browser asks before the page is left, and a page's own form does
 * not post. @param alone in a tag of the page
 */
function useGuard(
  drawing: Drawing | undefined,
  map: Made["map"] | undefined,
  alone: RefObject<Element | null> | undefined,
): void {
  useEffect(() => {
    if (!drawing || !map) return undefined;
    const { host } = (alone?.current?.getRootNode() ?? {}) as Partial<ShadowRoot>;
    const tag = host as HTMLInputElement | undefined;
    const warn = (event: Event) => event.preventDefault();
    const judge = () => {
      const isBegun = drawing.count() > 0;
      tag?.setCustomValidity(isBegun ? words("drawRuns") : "");
      (isBegun ? addEventListener : removeEventListener)("beforeunload", warn);
    };
    map.on("draw:drawvertex", judge);
    return () => {
      map.off("draw:drawvertex", judge);
      tag?.setCustomValidity("");
      removeEventListener("beforeunload", warn);
    };
  }, [drawing, map, alone]);
}

/** The keys of the drawing that runs, and what they did, for those who cannot see it: its vertices, or that a side crosses. */
function useDrawKeys(drawing: Drawing | undefined, map: Made["map"] | undefined) {
  const [done, setDone] = useState<{ drawing?: Drawing; placed: number; isRefused: boolean } | undefined>(undefined);
  const onKey = (event: KeyboardEvent) => {
    const run = drawing && drawKeys(drawing, map, event.shiftKey)[event.key];
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    const before = drawing.count();
    run();
    const placed = drawing.count();
    // three vertices can be finished
    const isRefused = placed === before && (event.key === " " || (event.key === "Enter" && placed > 2));
    setDone({ drawing, placed, isRefused });
  };
  const { placed = 0, isRefused = false } = drawing && done?.drawing === drawing ? done : {};
  return { onKey, said: isRefused ? words("drawCrossing") : placed > 0 && words("drawPlaced", { count: placed }) };
}

interface Open {
  panel?: PanelName | undefined;
  given?: Given;
}

interface Running {
  chosen: Chosen | undefined;
  drawing: Drawing | undefined;
  map: Made["map"] | undefined;
}

/** An import that was not added is dropped only after the user agrees. */
async function mayDrop(map: HTMLElement | undefined): Promise<boolean> {
  const panel = map && natives.closest(map, ".geometry")?.querySelector(".exchange");
  if (!panel || !unsavedIn(panel).length) return true;
  const { mayLeave } = await import("../../../src/page/dialogs/ask-leaving.ts");
  return mayLeave(panel);
}

/** The running work: a drawing or an open panel, one at a time; choosing it again ends it. */
function workOf(
  { chosen, drawing, map }: Running,
  panel: PanelName | undefined,
  draw: (next: Chosen | undefined) => void,
  setPanel: (open: Open) => void,
): { work: Work; choose(next: Exclude<Work, undefined>, given?: Given): void } {
  const work: Work = chosen ? (chosen.purpose === "add" ? chosen.kind : chosen.purpose) : panel;
  const begin = async (next: Exclude<Work, undefined>, given: Given) => {
    if (!(await endDrawing(drawing, chosen?.purpose === "add"))) return;
    if (panel === "import" && !(await mayDrop(map?.getContainer()))) return;
    const isPanel = next === "transform" || next === "import" || next === "export";
    setPanel(isPanel && (given || next !== work) ? { panel: next, given } : {});
    draw(isPanel || next === work ? undefined : drawings[next]);
  };
  return { work, choose: (next, given) => void begin(next, given).catch(alertWhy) };
}

const drawings = {
  Point: { kind: "Point", purpose: "add" },
  LineString: { kind: "LineString", purpose: "add" },
  Polygon: { kind: "Polygon", purpose: "add" },
  hole: { kind: "Polygon", purpose: "hole" },
  split: { kind: "LineString", purpose: "split" },
} as const satisfies Record<string, Chosen>;
