import { useEffect, useRef, useState, type RefObject } from "react";
import { cleanGeometry } from "../../../src/maps/geometry/clean.ts";
import type { Shape, ShapeKind } from "../../../src/maps/geometry/shape-kind.ts";
import type { Drawing } from "../../../src/vendors/leaflet/leaflet-draw.ts";
import type { LatLng, LeafletMap } from "../../../src/vendors/leaflet/leaflet.ts";
import { adopt } from "../../../src/base/sheets.ts";
import { useLatest } from "../../../src/view/use-latest.ts";
import { Dock } from "../dock.tsx";
import editorStyles from "../editor/editor.css";
import { measuresText } from "../editor/measures-text.ts";
import { words as drawWords } from "../editor/phrases.ts";
import { endDrawing } from "../editor/end-drawing.ts";
import { drawKeys } from "../editor/draw-keys.ts";
import type { MapModel } from "../map-model.ts";
import styles from "./draw-panel.css";
import { words } from "./phrases.ts";

interface DrawProps {
  root: ShadowRoot;
  model: MapModel;
  map: LeafletMap;
  isImage: boolean;
  /** A shape was drawn. */
  done(shape: Shape): Promise<void>;
  failed(error: unknown): void;
  close(): void;
}

const kinds = { Point: "drawPoint", LineString: "drawLine", Polygon: "drawArea" } as const;
const hints = { Point: "drawPlace", LineString: "drawLast", Polygon: "drawLastArea" } as const;

/** Draws a shape; when it is finished, the form for a new record opens with it (R2.1-12). */
export default function DrawPanel({ root, model, map, isImage, done, failed, close }: DrawProps) {
  const [kind, setKind] = useState<ShapeKind | undefined>(undefined);
  useEffect(() => adopt(root, editorStyles, styles), [root]);
  useEffect(() => {
    model.draw(kind !== undefined);
    return () => model.draw(false);
  }, [model, kind]);
  const drawing = useDrawn(map, kind, isImage, {
    end: () => setKind(undefined),
    done: (shape) => void done(shape).catch(failed),
    failed,
  });
  const leave = (then: () => void) =>
    void endDrawing(drawing.current, false)
      .then((isEnded) => isEnded && then())
      .catch(failed);
  return (
    <Dock title={words("addFeature")} close={() => leave(close)}>
      <div className="map-heading">{words("addFeature")}</div>
      <div className="map-kinds" role="toolbar" aria-label={drawWords("drawAdd")}>
        {(Object.keys(kinds) as ShapeKind[]).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={kind === one}
            onClick={() => leave(() => setKind(kind === one ? undefined : one))}
          >
            {drawWords(kinds[one])}
          </button>
        ))}
      </div>
      <output className="map-hint">
        {kind ? `${drawWords(hints[kind])}. ${drawWords("drawKeys")}` : words("addHint")}
      </output>
    </Dock>
  );
}

interface Ends {
  done(shape: Shape): void;
  failed(error: unknown): void;
  /** Finished or cancelled. */
  end(): void;
}

/** Runs a drawing of this kind; the keys of the map draw too. @returns the drawing once it runs */
function useDrawn(
  map: LeafletMap,
  kind: ShapeKind | undefined,
  isImage: boolean,
  ends: Ends,
): RefObject<Drawing | undefined> {
  const latest: RefObject<Ends> = useLatest(ends);
  const drawing = useRef<Drawing | undefined>(undefined);
  useEffect(() => {
    if (!kind) return undefined;
    let isOver = false;
    const container = map.getContainer();
    const key = (event: KeyboardEvent) => {
      const act = drawing.current && drawKeys(drawing.current, map, event.shiftKey)[event.key];
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    const begin = async () => {
      const [{ startDrawing }, { measure }] = await Promise.all([
        import("../../../src/vendors/leaflet/leaflet-draw.ts"),
        import("../../../src/maps/geometry/measure.ts"),
      ]);
      if (isOver) return;
      drawing.current = startDrawing(map, {
        kind,
        color: "#1d5fc2",
        hints: hintsOf(kind),
        snap: (at) => at,
        // px of an image are no lengths
        measures: (places) => (isImage ? "" : measuresText(measure(drawnSo(kind, places)))),
        // of another kind, which runs now, nothing is ended
        cancelled: () => isOver || latest.current.end(),
        done(geometry) {
          const { geometry: shape } = cleanGeometry(rounded(geometry as Shape, isImage), { isLocal: isImage });
          latest.current.end();
          if (shape) latest.current.done(shape);
        },
      });
      container.focus({ preventScroll: true });
    };
    container.addEventListener("keydown", key, { capture: true });
    begin().catch((error: unknown) => {
      latest.current.end();
      latest.current.failed(error);
    });
    return () => {
      isOver = true;
      container.removeEventListener("keydown", key, { capture: true });
      const running = drawing.current;
      drawing.current = undefined;
      running?.cancel();
    };
  }, [map, kind, isImage, latest]);
  return drawing;
}

const hintsOf = (kind: ShapeKind) => ({
  first: drawWords(kind === "Point" ? "drawPlace" : "drawFirst"),
  next: drawWords("drawNext"),
  last: drawWords(kind === "Polygon" ? "drawLastArea" : "drawLast"),
  crossing: drawWords("drawCrossing"),
});

function drawnSo(kind: ShapeKind, places: readonly LatLng[]): Shape {
  const line = places.map(({ lng, lat }) => [lng, lat]);
  return kind === "Polygon" && line.length > 2
    ? { type: "Polygon", coordinates: [[...line, line[0]!]] }
    : { type: "LineString", coordinates: line };
}

/** Degrees with seven digits, px with one. */
function rounded({ type, coordinates }: Shape, isImage: boolean): Shape {
  const all = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(all) : Number((value as number).toFixed(isImage ? 1 : 7));
  return { type, coordinates: all(coordinates) } as Shape;
}
