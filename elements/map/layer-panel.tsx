import { useSyncExternalStore } from "react";
import { Legend } from "./legend.tsx";
import type { MapModel, Overlay } from "./map-model.ts";
import { words } from "./phrases.ts";

interface LayerPanelProps {
  model: MapModel;
  isBaseOnly?: boolean;
  /** False: the page has a control of its own for the base map. */
  hasBase?: boolean;
}

/** The base maps, the overlays with their legends, opacity and order (R2.5-01 to R2.5-03). */
export function LayerPanel({ model, isBaseOnly = false, hasBase = true }: LayerPanelProps) {
  useSyncExternalStore(model.changes.listen, model.changes.version);
  const { base, baseIndex, baseState, overlays } = model;
  const own = model.ownFaults;
  return (
    <>
      {hasBase && base.length > 0 && (
        <label className="map-base">
          <span>{words("mapBase")}</span>
          <select
            id={isBaseOnly ? undefined : "change-map"}
            value={baseIndex}
            onChange={({ target }) => model.chooseBase(Number(target.value))}
          >
            {base.map(({ id, name }, at) => (
              <option key={id} value={at}>
                {name}
              </option>
            ))}
          </select>
          {isWrong(baseState) && (
            <span className="map-wrong" role="alert">
              {says[baseState]()}
            </span>
          )}
        </label>
      )}
      {own && !isBaseOnly && <Faults {...own} />}
      {!isBaseOnly && (
        <fieldset id="layer-checkboxes">
          <legend>{words("mapOverlays")}</legend>
          {overlays.map((overlay) => (
            <OverlayRow key={overlay.layer.id} overlay={overlay} model={model} />
          ))}
          {overlays.length === 0 && <p>{words("mapNoLayers")}</p>}
        </fieldset>
      )}
    </>
  );
}

const says: Record<Overlay["state"], () => string> = {
  idle: () => "",
  loading: () => words("mapLoading"),
  partly: () => words("mapTilesFailed"),
  slow: () => words("mapTilesSlow"),
  failed: () => words("mapFailed"),
};
const isWrong = (state: Overlay["state"]): boolean => state !== "idle" && state !== "loading";

/** What is wrong with features that came; the details are in the console, for the author. */
function Faults({ left, faults }: NonNullable<Overlay["faults"]>) {
  const text = faults.system
    ? words("mapSystemUnknown")
    : faults.swapped
      ? words("mapSwapped")
      : left > 0
        ? words("mapLeftOut", { count: left })
        : "";
  return text ? <output className="map-wrong">{text}</output> : null;
}

interface RowProps {
  overlay: Overlay;
  model: MapModel;
}

function OverlayRow({ overlay, model }: RowProps) {
  const { layer, isOn, opacity, state, faults } = overlay;
  const isBad = isWrong(state);
  return (
    <div className="map-layer">
      <label>
        <input type="checkbox" checked={isOn} onChange={() => model.toggle(overlay)} />
        <span>{layer.name}</span>
      </label>
      <span className={isBad ? "map-wrong" : "map-waits"} role={isBad ? "alert" : "status"}>
        {isOn && says[state]()}
      </span>
      {isOn && faults && <Faults {...faults} />}
      {isOn && isBad && (
        <button type="button" className="quiet-button" onClick={() => model.again(overlay)}>
          {words("mapAgain")}
        </button>
      )}
      {isOn && (
        <details>
          <summary aria-label={`${words("mapMore")}: ${layer.name}`}>{words("mapMore")}</summary>
          <div className="map-more">
            <label>
              <span>{words("mapOpacity")}</span>
              <input
                type="range"
                min="0"
                max="1"
                step="0.1"
                value={opacity}
                onChange={({ target }) => model.setOpacity(overlay, Number(target.value))}
              />
            </label>
            <Move
              label={words("mapUp")}
              sign="↑"
              isOff={!model.neighbour(overlay, -1)}
              run={() => model.move(overlay, -1)}
            />
            <Move
              label={words("mapDown")}
              sign="↓"
              isOff={!model.neighbour(overlay, 1)}
              run={() => model.move(overlay, 1)}
            />
          </div>
        </details>
      )}
      {isOn && <Legend layer={layer} />}
    </div>
  );
}

function Move({ label, sign, isOff, run }: { label: string; sign: string; isOff: boolean; run(): void }) {
  return (
    <button type="button" className="icon" aria-label={label} title={label} aria-disabled={isOff} onClick={run}>
      <span aria-hidden>{sign}</span>
    </button>
  );
}
