import type { KeyboardEvent, RefObject } from "react";
import { natives } from "../../../src/base/runtime/runtime.ts";
import { LayerPanel } from "../layer-panel.tsx";
import type { MapModel } from "../map-model.ts";
import type { Given } from "./use-import.ts";
import { Trouble } from "../trouble.tsx";
import { words } from "./phrases.ts";

interface StageProps {
  place: RefObject<HTMLDivElement | null>;
  id: string;
  model: MapModel | undefined;
  isOff: boolean;
  onKey(event: KeyboardEvent): void;
  /** A file or a text was dropped or pasted. */
  take(given: Exclude<Given, undefined>): void;
}

/** The place of the map, with its cross and its layers. */
export function MapStage({ place, id, model, isOff, onKey, take }: StageProps) {
  const hasPanel = model !== undefined && (model.base.list.length > 1 || model.overlays.list.length > 0);
  const takeFrom = (data: DataTransfer) => {
    const given = data.files[0] ?? data.getData("text/plain");
    if (given && !isOff) take(given);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the drawing, on the map and its handles
    <div
      className="geometry-map"
      onKeyDownCapture={(event) => (event.key === "Escape" || !isInControl(event.target)) && onKey(event)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        takeFrom(event.dataTransfer);
      }}
      onPaste={(event) => takeFrom(event.clipboardData)}
    >
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
      {model && <Trouble model={model} isAlone={!hasPanel} />}
      {hasPanel && (
        <div className="map-panel open geometry-base">
          <LayerPanel model={model} isBaseOnly={model.overlays.list.length === 0} />
        </div>
      )}
    </div>
  );
}

/** The choice of layers, and the button that loads again, have keys of their own. */
const isInControl = (target: EventTarget): boolean =>
  natives.closest(target as Element, ".map-panel,.map-trouble") !== null;
