import { useEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { addPart } from "../../../src/maps/drawing/vertices.ts";
import { cleanGeometry } from "../../../src/maps/geometry/clean.ts";
import { withPlaces } from "../../../src/maps/geometry/places.ts";
import { kindOf, type Shape, type ShapeKind } from "../../../src/maps/geometry/shape-kind.ts";
import type { Drawing } from "../../../src/vendors/leaflet/leaflet-draw.ts";
import type { LatLng, LeafletMap } from "../../../src/vendors/leaflet/leaflet.ts";
import { alertWhy, say } from "../say.ts";
import { shapeColor, type Made } from "./editor-map.ts";
import { measuresText } from "./measures-text.ts";
import { words } from "./phrases.ts";
import type { Snapper } from "./snapping.ts";

interface Field {
  value: Shape | null;
  isMulti: boolean;
}
/** What a drawn shape is for: a new part, a piece that is cut out, a line along which parts are cut. */
export type Purpose = "add" | "hole" | "split";
/** What a person chose to draw. */
export interface Chosen {
  kind: ShapeKind;
  purpose: Purpose;
}

/**
 * The drawing that was chosen, and its functions once it runs: its code, or the map itself, may come later. A finished
 * shape is one step (R4-11, R4-12).
 *
 * @param place gets the focus, so that keys draw
 */
export function useDrawing(
  place: RefObject<HTMLDivElement | null>,
  { map, snapper }: Partial<Made>,
  latest: RefObject<Field>,
  push: (shape: Shape | null) => void,
): { chosen: Chosen | undefined; drawing: Drawing | undefined; choose(next: Chosen | undefined): void } {
  const [chosen, choose] = useState<Chosen | undefined>(undefined);
  const [drawing, setDrawing] = useState<Drawing | undefined>(undefined);
  useEffect(() => {
    if (!chosen || !map || !snapper) return undefined;
    const ending = new AbortController();
    const end = () => choose((now) => (now === chosen ? undefined : now));
    const done = (shape: Shape) => {
      end();
      const { geometry: drawn } = cleanGeometry(
        withPlaces(shape, ([lng, lat]) => snapper.position({ lng, lat } as LatLng)),
      );
      if (drawn) void finish(drawn, chosen.purpose, latest, push).catch(alertWhy);
    };
    const begin = async () => {
      const started = await draw(chosen, { map, snapper }, { done, cancelled: end }, ending.signal);
      if (!started) return;
      flushSync(() => setDrawing(started)); // Leaflet.draw has focused the map: the next key is the drawing's
      place.current?.focus({ preventScroll: true });
    };
    void begin().catch((error: unknown) => {
      end();
      alertWhy(error);
    });
    return () => {
      ending.abort();
      setDrawing(undefined);
    };
  }, [chosen, map, snapper, place, latest, push]);
  return { chosen, drawing, choose };
}

/** @returns nothing when `ending` was aborted before the code came; later it cancels the drawing */
async function draw(
  { kind, purpose }: Chosen,
  { map, snapper }: Pick<Made, "map" | "snapper">,
  told: { done(shape: Shape): void; cancelled(): void },
  ending: AbortSignal,
): Promise<Drawing | undefined> {
  const [{ startDrawing }, { measure }] = await Promise.all([
    import("../../../src/vendors/leaflet/leaflet-draw.ts"),
    import("../../../src/maps/geometry/measure.ts"),
  ]);
  if (ending.aborted) return undefined;
  const pointer = followPointer(map, snapper);
  const drawing = startDrawing(map, {
    kind,
    color: purpose === "add" ? shapeColor : cutColor,
    hints: {
      first: words(kind === "Point" ? "drawPlace" : "drawFirst"),
      next: words("drawNext"),
      last: words(kind === "Polygon" ? "drawLastArea" : "drawLast"),
      crossing: words("drawCrossing"),
    },
    snap: (at) => snapper.near(at, [], pointer.isFree()),
    measures: (places) => measuresText(measure(drawnSo(kind, places))),
    cancelled: told.cancelled,
    done: (geometry) => told.done(geometry as Shape),
  });
  ending.addEventListener("abort", () => {
    pointer.end();
    drawing.cancel();
  });
  return drawing;
}

/** What will be taken away. */
const cutColor = "#b8261d";

async function finish(
  drawn: Shape,
  purpose: Purpose,
  latest: RefObject<Field>,
  push: (shape: Shape | null) => void,
): Promise<void> {
  if (purpose === "add") {
    const { value, isMulti } = latest.current;
    const added = addPart(value, drawn, isMulti);
    push(added.shape);
    if (added.isCleared) say({ kind: "warning", text: words("drawCleared") });
    return;
  }
  const { cutOut, split } = await import("../../../src/maps/drawing/change-areas.ts");
  const { value, isMulti } = latest.current; // it may have changed while the code was coming
  if (!value) return;
  const made = purpose === "hole" ? cutOut(value, drawn) : split(value, drawn.coordinates as never);
  const problem =
    made === undefined || made === value
      ? "drawNotDivided"
      : made === null
        ? "drawNothingLeft"
        : !isMulti && made.type.startsWith("Multi")
          ? "drawOnePart"
          : undefined;
  if (problem) say({ kind: "warning", text: words(problem) });
  else push(made!);
}

/** Parts that touch become one. */
export async function joinParts(latest: RefObject<Field>, push: (shape: Shape) => void): Promise<void> {
  const { join } = await import("../../../src/maps/drawing/change-areas.ts");
  const { value } = latest.current;
  const made = value && join(value);
  if (made === value) say({ kind: "warning", text: words("drawNotJoined") });
  else if (made) push(made);
}

/** A mark where the next vertex would be caught; with Alt nothing catches it. */
function followPointer(map: LeafletMap, snapper: Snapper): { isFree(): boolean; end(): void } {
  let isFree = false;
  const follow = ({ latlng, originalEvent }: { latlng: LatLng; originalEvent: MouseEvent }) => {
    isFree = originalEvent.altKey;
    snapper.near(latlng, [], isFree);
  };
  map.on("mousemove mousedown", follow as never);
  return {
    isFree: () => isFree,
    end() {
      map.off("mousemove mousedown", follow as never);
      snapper.end();
    },
  };
}

function drawnSo(kind: ShapeKind, places: readonly LatLng[]): Shape {
  const line = places.map(({ lng, lat }) => [lng, lat]);
  return kindOf(kind) === "Polygon" && line.length > 2
    ? { type: "Polygon", coordinates: [[...line, line[0]!]] }
    : { type: "LineString", coordinates: line };
}
