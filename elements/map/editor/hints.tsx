import type { Dropped } from "../../../src/maps/geometry/clean.ts";
import type { Shape, ShapeKind } from "../../../src/maps/geometry/shape-kind.ts";
import { areSwapped, swapAxes } from "../../../src/maps/geometry/swapped-axes.ts";
import { usualPlace } from "../placing.ts";
import { words } from "./phrases.ts";

interface HintsProps {
  value: Shape | null;
  isOff: boolean;
  /** What is being drawn. */
  drawing: ShapeKind | undefined;
  /** What was repaired when the value was read. */
  dropped: Partial<Record<Dropped, number>>;
  /** The stored value is no geometry of this field. */
  isUnread: boolean;
  put(shape: Shape): void;
}

/** What to do next, and what is wrong with the stored value. */
export function Hints({ value, isOff, drawing, dropped, isUnread, put }: HintsProps) {
  const faults = Object.keys(dropped);
  const what = droppedWords(dropped) || words("droppedOther");
  const isSwapped = value !== null && areSwapped([value], usualPlace());
  return (
    <>
      {drawing && <output className="geometry-hint">{words(lastWords[drawing])}</output>}
      {isUnread && (
        <output className="geometry-hint wrong">
          {words("drawUnread", { what })} {!isOff && words("drawUnreadNext")}
        </output>
      )}
      {!isUnread && faults.length > 0 && <output className="geometry-hint">{words("drawDropped", { what })}</output>}
      {isSwapped && (
        <div className="geometry-swapped">
          <output className="geometry-hint wrong">{words("drawSwapped")}</output>
          {!isOff && (
            <button type="button" onClick={() => put(swapAxes(value))}>
              {words("drawSwap")}
            </button>
          )}
        </div>
      )}
    </>
  );
}

/** What to do with a drawing, also without keys. */
const lastWords = { Point: "drawPlace", LineString: "drawLast", Polygon: "drawLastArea" } as const;

/** "" when nothing was dropped. */
export const droppedWords = (dropped: HintsProps["dropped"]): string =>
  (Object.keys(dropped) as Dropped[]).map((one) => words(faultWords[one])).join(", ");

const faultWords = {
  number: "droppedNumber",
  short: "droppedShort",
  repeated: "droppedRepeated",
  unclosed: "droppedUnclosed",
  range: "droppedRange",
  measures: "droppedMeasures",
  type: "droppedType",
  mixed: "droppedMixed",
  empty: "droppedEmpty",
  many: "droppedMany",
  system: "droppedSystem",
} as const satisfies Record<Dropped, string>;
