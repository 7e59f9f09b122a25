import { createElement, useEffect, useState, type ReactNode } from "react";
import { notify } from "../../../src/page/notices/notify.ts";
import { cleanGeometry, type Shape } from "../../../src/maps/geometry/clean.ts";
import { transformGeometry } from "../../../src/server/calls/maps/map-layers.ts";
import { plainSentence } from "../../../src/server/session/sentence.ts";
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

/** Coordinates in the server's local system, converted by it (R4-08, R4-09). A failure is said, and nothing changes (R8-07). */
export function useLocal(value: Shape | null, isAllowed: boolean): Local {
  const [isOn, setOn] = useState(false);
  const [known, setKnown] = useState<{ of: Shape; local: Shape } | undefined>(undefined);
  useEffect(() => {
    if (!isOn || !value) return undefined;
    let isGone = false;
    void convert(value, "local").then((local) => {
      if (isGone) return;
      if (local) setKnown({ of: value, local });
      else setOn(false);
    });
    return () => {
      isGone = true;
    };
  }, [isOn, value]);

  const shape = isOn && known?.of === value ? known?.local : undefined;
  const button = (isLocal: boolean, text: string) =>
    createElement(
      "button",
      { key: text, type: "button", "aria-pressed": isOn === isLocal, onClick: () => setOn(isLocal) },
      text,
    );
  return {
    isOn: shape !== undefined,
    shape,
    toWgs: async (edited) => (shape && edited ? convert(edited, "wgs") : edited),
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

/** Undefined after a failure, which is said. */
async function convert(shape: Shape, to: "wgs" | "local"): Promise<Shape | undefined> {
  try {
    return cleanGeometry(await transformGeometry(shape, to), { isLocal: to === "local" }).geometry ?? undefined;
  } catch (error) {
    notify({ kind: "danger", text: words("drawNotMoved", { reason: plainSentence(error) }) });
    return undefined;
  }
}
