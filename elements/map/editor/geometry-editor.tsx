import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { Dropped, Shape, ShapeKind } from "../../../src/maps/geometry/clean.ts";
import type { groupOf } from "../../../src/view/group.ts";
import { useLatest } from "../../../src/view/use-latest.ts";
import { LayerPanel } from "../layer-panel.tsx";
import { beginMap, focusOn, isInView, type Made } from "./editor-map.ts";
import { useLocal } from "./local.ts";
import { words } from "./phrases.ts";
import { useSteps, type Steps } from "./undo-steps.ts";
import { drawKeys, useDrawing } from "./use-drawing.ts";
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
  /** A save waits for it. */
  awaitWith: ((moving: Promise<unknown>) => void) | undefined;
}

const kindWords = { Point: "drawPoint", LineString: "drawLine", Polygon: "drawArea" } as const;

/** A map on which one geometry is drawn and changed, with its coordinates below. */
export function GeometryEditor(props: EditorProps) {
  const { id, value, kinds, isOff, hasLocal, dropped, group, awaitWith } = props;
  const place = useRef<HTMLDivElement>(null);
  const latest = useLatest(props);
  const [{ model, map, layer }, setMap] = useState<Partial<Made>>({});
  const steps = useSteps(value, props.change);
  const local = useLocal(value, hasLocal);
  const { drawing, start } = useDrawing(place, map, latest, steps.push);

  useEffect(() => beginMap(place.current!, latest, steps.push, setMap), [latest, steps.push]);
  useEffect(() => layer?.show(value, isOff || !!drawing), [layer, value, isOff, drawing]);
  // a value from elsewhere, such as the point of an address
  useEffect(() => {
    if (map && value && !isInView(map, value)) focusOn(map, value);
  }, [map, value]);

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
          choose={(kind) => (drawing ? drawing.drawing.cancel() : start(kind))}
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
          aria-disabled={isOff}
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
          stored={value}
          shape={local.shape ?? value}
          isLocal={local.isOn}
          isOff={isOff}
          change={(shape) => {
            const moving = local.toWgs(shape).then((moved) => {
              if (moved !== undefined) steps.push(moved);
              return moved !== undefined;
            });
            awaitWith?.(moving);
            return moving;
          }}
        />
      )}
    </div>
  );
}

interface BarProps {
  kinds: readonly ShapeKind[];
  /** What is being drawn. */
  running: ShapeKind | undefined;
  steps: Steps;
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
  mixed: "droppedMixed",
  empty: "droppedEmpty",
  many: "droppedMany",
} as const satisfies Record<Dropped, string>;

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
