import { createElement, useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { cleanGeometry, type Cleaned } from "../../../src/maps/geometry/clean.ts";
import { placesIn, withPlaces } from "../../../src/maps/geometry/places.ts";
import type { Shape } from "../../../src/maps/geometry/shape-kind.ts";
import { transformGeometry } from "../../../src/server/calls/maps/map-layers.ts";
import { say } from "../say.ts";
import { words } from "./phrases.ts";

export interface Local {
  isOn: boolean;
  /** The geometry in local coordinates; undefined while they are degrees. */
  shape: Shape | undefined;
  /**
   * Changes what is shown and puts it, in degrees. Changes wait for each other's conversion: each one starts with what
   * those before have made.
   *
   * @returns false when the server could not convert it, or when what was to be changed is gone
   */
  edit(change: Change): Promise<boolean>;
  /** The buttons of the mode, where it is allowed. */
  Switch: ReactNode;
}

/** Undefined when there is nothing to change. */
export type Change = (shape: Shape) => Shape | null | undefined;

/** The local coordinates of geometries in degrees: typed ones stay as they were typed. */
const locals = new WeakMap<Shape, Shape>();
/** The degrees of local coordinates. */
const degrees = new WeakMap<Shape, Shape>();

function pair(shape: Shape, local: Shape): void {
  locals.set(shape, local);
  degrees.set(local, shape);
}

/** The geometry in the server's local system; throws words for the person (R8-07). */
export async function localOf(shape: Shape): Promise<Shape> {
  const local = locals.get(shape) ?? (await convert(shape, "local"));
  pair(shape, local);
  return local;
}

/** Coordinates in the server's local system, converted by it (R4-08, R4-09). A failure is said, and nothing changes (R8-07). */
export function useLocal(value: Shape | null, isAllowed: boolean, put: (shape: Shape | null) => void): Local {
  const [isOn, setOn] = useState(false);
  const [known, setKnown] = useState<{ of: Shape; local: Shape } | undefined>(undefined);
  useEffect(() => {
    if (!isOn || !value) return undefined;
    let isGone = false;
    void localOf(value).then(
      (local) => isGone || setKnown({ of: value, local }),
      (error: Error) => {
        if (isGone) return;
        sayFailure(error);
        setOn(false);
      },
    );
    return () => {
      isGone = true;
    };
  }, [isOn, value]);

  const shape = isOn && value ? (known?.of === value ? known.local : locals.get(value)) : undefined;
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  const take = (edited: Shape | null | undefined) => {
    if (edited === undefined) return false;
    put((latest.current = edited));
    return true;
  };
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const button = (isLocal: boolean, text: string) =>
    createElement(
      "button",
      { key: text, type: "button", "aria-pressed": isOn === isLocal, onClick: () => setOn(isLocal) },
      text,
    );
  return {
    isOn: shape !== undefined,
    shape,
    edit(change) {
      if (!shape) return Promise.resolve(take(value && change(value)));
      const run = last.current.then(() => editLocal(latest, change, take));
      last.current = run;
      return run;
    },
    Switch: isAllowed
      ? createElement(
          "div",
          {
            className: "geometry-bar",
            role: "group",
            "aria-label": words("drawMode"),
            "aria-busy": isOn && !shape && !!value,
          },
          button(false, words("drawWgs")),
          button(true, words("drawLocal")),
        )
      : null,
  };
}

/**
 * One change in local coordinates. When the geometry was changed during the conversion, such as on the map, its answer is
 * dropped and the change is made on the newer geometry. @param latest what was made last, before it is drawn
 */
async function editLocal(
  latest: RefObject<Shape | null>,
  change: Change,
  take: (made: Shape | null | undefined) => boolean,
): Promise<boolean> {
  const stored = latest.current;
  if (!stored) return false;
  try {
    const before = await localOf(stored);
    const edited = change(before);
    const made = edited && withUnmoved(await convert(edited, "wgs"), edited, before);
    if (latest.current !== stored) return await editLocal(latest, change, take);
    if (made) pair(made, edited);
    return take(made);
  } catch (error) {
    sayFailure(error as Error);
    return false;
  }
}

/** A conversion there and back rounds: positions that were not edited keep their old degrees. */
function withUnmoved(made: Shape, edited: Shape, before: Shape): Shape {
  const old = degrees.get(before);
  if (!old || formOf(old) !== formOf(before) || formOf(made) !== formOf(edited)) return made;
  const places = placesIn(old.coordinates);
  const known = new Map(placesIn(before.coordinates).map((at, index) => [at.join(), places[index]!]));
  const now = placesIn(edited.coordinates);
  return withPlaces(made, (at, index) => known.get(now[index]!.join()) ?? at);
}

/** Systems convert places only: a height that the answer does not give stays. */
function withOwnHeights(made: Shape, shape: Shape): Shape {
  const from = placesIn(shape.coordinates);
  if (from.every((at) => at.length < 3) || formOf(made) !== formOf(shape)) return made;
  return withPlaces(made, (at, index) => {
    const height = at[2] ?? from[index]![2];
    return height === undefined ? at : [at[0]!, at[1]!, height];
  });
}

/** Type, parts and number of positions. */
function formOf({ type, coordinates }: Shape): string {
  const count = (value: readonly unknown[]): string =>
    typeof value[0] === "number" ? "." : `(${value.map((one) => count(one as unknown[])).join("")})`;
  return type + count(coordinates);
}

/** An answer with another type, or with other positions, is no conversion. Rounding may have made neighbours equal. */
function isConverted(made: Shape, shape: Shape, { repeated = 0, ...faults }: Cleaned["dropped"]): boolean {
  if (Object.keys(faults).length || made.type !== shape.type) return false;
  if (!repeated) return formOf(made) === formOf(shape);
  return placesIn(made.coordinates).length + repeated === placesIn(shape.coordinates).length;
}

const sayFailure = ({ message }: Error): void => say({ kind: "danger", text: message });

async function convert(shape: Shape, to: "wgs" | "local"): Promise<Shape> {
  try {
    const { geometry, dropped } = cleanGeometry(await transformGeometry(shape, to), { isLocal: to === "local" });
    if (geometry && isConverted(geometry, shape, dropped)) return withOwnHeights(geometry, shape);
  } catch (error) {
    const { plainSentence } = await import("../../../src/server/session/sentence.ts");
    throw new Error(words("drawNotMoved", { reason: plainSentence(error) }), { cause: error });
  }
  throw new Error(words("drawNotMoved", { reason: words("drawNoAnswer") }));
}
