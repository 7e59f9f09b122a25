import { useEffect, useState } from "react";
import { inSteps } from "../../../src/base/in-steps.ts";
import type { Measures } from "../../../src/maps/geometry/measure.ts";
import { kindOf, type Shape } from "../../../src/maps/geometry/shape-kind.ts";
import type { Fault } from "../../../src/maps/geometry/validity.ts";
import { natives } from "../../../src/base/runtime/runtime.ts";
import { DivIcon, Marker, type LeafletMap } from "../../../src/vendors/leaflet/leaflet.ts";
import { measuresText } from "./measures-text.ts";
import { words } from "./phrases.ts";

/** After a change, in ms: a drag is not held up. */
const restMs = 150;

interface Facts {
  of: Shape;
  measures: Measures;
  faults: Fault[];
}

/** Measures of the value, and where it is not valid, with marks on the map. */
export function ShapeFacts({ shape, map }: { shape: Shape | null; map: LeafletMap | undefined }) {
  const [facts, setFacts] = useState<Facts | undefined>(undefined);
  const isPlain = !shape || kindOf(shape.type) === "Point";
  useEffect(() => {
    if (isPlain) return undefined;
    let isGone = false;
    const look = async () => {
      const [{ measuring }, { findingFaults }] = await Promise.all([
        import("../../../src/maps/geometry/measure.ts"),
        import("../../../src/maps/geometry/validity.ts"),
      ]);
      if (isGone) return;
      const measures = await inSteps(measuring(shape), () => isGone);
      const faults = await inSteps(findingFaults(shape), () => isGone);
      if (!isGone) setFacts({ of: shape, measures, faults });
    };
    natives.after(restMs, () => isGone || void look().catch(console.error));
    return () => {
      isGone = true;
    };
  }, [shape, isPlain]);
  const faults = facts && facts.of === shape ? facts.faults : none;
  useEffect(() => {
    if (!map) return undefined;
    const marks = faults.slice(0, mostMarks).map(({ at: [lng, lat] }) => {
      const icon = new DivIcon({ className: "map-fault", iconSize: [0, 0] });
      return new Marker([lat!, lng!], { icon, interactive: false, keyboard: false }).addTo(map);
    });
    return () => marks.forEach((mark) => mark.remove());
  }, [map, faults]);

  if (isPlain || !facts) return null;
  // an area that is not valid, such as one whose sides cross, has no measure
  const { area: _, ...lengths } = facts.measures;
  const text = faults.length ? words("drawInvalid", { what: reasons(faults), count: faults.length }) : "";
  return (
    <>
      <output className="geometry-hint">{measuresText(faults.length ? lengths : facts.measures)}</output>
      <output className="geometry-fault">{text}</output>
    </>
  );
}

const none: Fault[] = [];
const mostMarks = 30;

const faultWords = {
  crossing: "faultCrossing",
  touching: "faultTouching",
  outside: "faultOutside",
  nested: "faultNested",
  overlap: "faultOverlap",
} as const satisfies Record<Fault["kind"], string>;

const reasons = (faults: readonly Fault[]): string =>
  [...new Set(faults.map(({ kind }) => words(faultWords[kind])))].join(", ");
