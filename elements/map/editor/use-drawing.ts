import { useState, type RefObject } from "react";
import { notify } from "../../../src/page/notices/notify.ts";
import { addPart } from "../../../src/maps/drawing/vertices.ts";
import { cleanGeometry, type Shape, type ShapeKind } from "../../../src/maps/geometry/clean.ts";
import type { Drawing } from "../../../src/vendors/leaflet/leaflet-draw.ts";
import type { LeafletMap } from "../../../src/vendors/leaflet/leaflet.ts";
import { sayFailed } from "../../../src/view/say-failed.ts";
import { shapeColor } from "./editor-map.ts";
import { words } from "./phrases.ts";

interface Field {
  value: Shape | null;
  isMulti: boolean;
}
interface Running {
  kind: ShapeKind;
  drawing: Drawing;
}

/**
 * The drawing that runs, and what starts one. A finished shape is one step (R4-11, R4-12).
 *
 * @param place gets the focus, so that keys draw
 */
export function useDrawing(
  place: RefObject<HTMLDivElement | null>,
  map: LeafletMap | undefined,
  latest: RefObject<Field>,
  push: (shape: Shape | null) => void,
): { drawing: Running | undefined; start(kind: ShapeKind): void } {
  const [drawing, setDrawing] = useState<Running | undefined>(undefined);
  const begin = async (kind: ShapeKind) => {
    const { startDrawing } = await import("../../../src/vendors/leaflet/leaflet-draw.ts");
    if (!map) return;
    const made = startDrawing(map, {
      kind,
      color: shapeColor,
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
  return { drawing, start: (kind) => void begin(kind).catch(sayFailed) };
}

/** The keys of a drawing: Space under the cross, Backspace, Enter, Escape. */
export const drawKeys = (drawing: Drawing, map: LeafletMap | undefined): Partial<Record<string, () => void>> => ({
  " ": () => map && drawing.add(map.getCenter()),
  Enter: () => drawing.finish(),
  Escape: () => drawing.cancel(),
  Backspace: () => drawing.removeLast(),
});
