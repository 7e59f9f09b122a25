import { createElement, useEffect, useState, type ReactNode } from "react";
import { cleanGeometry } from "../../../src/maps/geometry/clean.ts";
import type { Shape } from "../../../src/maps/geometry/shape-kind.ts";
import { transformGeometry } from "../../../src/server/calls/maps/map-layers.ts";
import { say } from "../say.ts";
import { words } from "./phrases.ts";

export interface Local {
  isOn: boolean;
  /** The geometry in local coordinates; undefined while they are degrees. */
  shape: Shape | undefined;
  /** The edited geometry in degrees; undefined when the server could not convert it. */
  toWgs(shape: Shape | null): Promise<Shape | null | undefined>;
  /** The buttons of the mode, where it is allowed. */
  Switch: ReactNode;
}

/** The local coordinates of geometries in degrees: typed ones stay as they were typed. */
const locals = new WeakMap<Shape, Shape>();

/** The geometry in the server's local system; throws words for the person (R8-07). */
export async function localOf(shape: Shape): Promise<Shape> {
  const local = locals.get(shape) ?? (await convert(shape, "local"));
  locals.set(shape, local);
  return local;
}

/** Coordinates in the server's local system, converted by it (R4-08, R4-09). A failure is said, and nothing changes (R8-07). */
export function useLocal(value: Shape | null, isAllowed: boolean): Local {
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
  const button = (isLocal: boolean, text: string) =>
    createElement(
      "button",
      { key: text, type: "button", "aria-pressed": isOn === isLocal, onClick: () => setOn(isLocal) },
      text,
    );
  return {
    isOn: shape !== undefined,
    shape,
    async toWgs(edited) {
      if (!shape || !edited) return edited;
      try {
        const made = await convert(edited, "wgs");
        locals.set(made, edited);
        return made;
      } catch (error) {
        sayFailure(error as Error);
        return undefined;
      }
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

const sayFailure = ({ message }: Error): void => say({ kind: "danger", text: message });

async function convert(shape: Shape, to: "wgs" | "local"): Promise<Shape> {
  try {
    const { geometry } = cleanGeometry(await transformGeometry(shape, to), { isLocal: to === "local" });
    if (geometry) return geometry;
  } catch (error) {
    const { plainSentence } = await import("../../../src/server/session/sentence.ts");
    throw new Error(words("drawNotMoved", { reason: plainSentence(error) }), { cause: error });
  }
  throw new Error(words("drawNotMoved", { reason: words("drawNoAnswer") }));
}
