import { useSyncExternalStore } from "react";
import { t } from "../../src/base/language/i18n.ts";
import { faultText, isWrong, stateText } from "./fault-words.ts";
import { Legend } from "./legend.tsx";
import type { MapModel } from "./map-model.ts";
import type { Overlay, Overlays } from "./overlays.ts";
import { words } from "./phrases.ts";
import type { Faults as FaultCounts } from "./tell-faults.ts";

interface LayerPanelProps {
  model: MapModel;
  isBaseOnly?: boolean;
  /** False: the page has a control of its own for the base map. */
  hasBase?: boolean;
  hasLegends?: boolean;
}

/** The base maps, the overlays with their legends, opacity and order (R2.5-01 to R2.5-03). */
export function LayerPanel({ model, isBaseOnly = false, hasBase = true, hasLegends = true }: LayerPanelProps) {
  useSyncExternalStore(model.changes.listen, model.changes.version);
  const { base, overlays } = model;
  const own = model.ownFaults;
  return (
    <>
      {hasBase && base.list.length > 0 && (
        <label className="map-base">
          <span>{words("mapBase")}</span>
          <select
            id={isBaseOnly ? undefined : "change-map"}
            value={base.index}
            onChange={({ target }) => base.choose(Number(target.value))}
          >
            {base.list.map(({ id, name }, at) => (
              <option key={id} value={at}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {isWrong(base.state) && (
        <div className="map-base">
          <span className="map-wrong" role="alert">
            {stateText(base.state)}
          </span>
          <button type="button" className="quiet-button" onClick={() => base.again()}>
            {t("retry")}
          </button>
        </div>
      )}
      {own && !isBaseOnly && <Faults found={own} />}
      {!isBaseOnly && (
        <fieldset id="layer-checkboxes">
          <legend>{words("mapOverlays")}</legend>
          {overlays.list.map((overlay) => (
            <OverlayRow key={overlay.layer.id} overlay={overlay} overlays={overlays} hasLegend={hasLegends} />
          ))}
          {overlays.list.length === 0 && <p>{words("mapNoLayers")}</p>}
        </fieldset>
      )}
    </>
  );
}

/** What is wrong with features that came. */
function Faults({ found }: { found: FaultCounts }) {
  const text = faultText(found);
  return text ? <output className="map-wrong">{text}</output> : null;
}

interface RowProps {
  overlay: Overlay;
  overlays: Overlays;
  hasLegend: boolean;
}

function OverlayRow({ overlay, overlays, hasLegend }: RowProps) {
  const { layer, isOn, opacity, state, faults } = overlay;
  const isBad = isWrong(state);
  return (
    <div className="map-layer">
      <label>
        <input type="checkbox" checked={isOn} onChange={() => overlays.toggle(overlay)} />
        <span>{layer.name}</span>
      </label>
      <span className={isBad ? "map-wrong" : "map-waits"} role={isBad ? "alert" : "status"}>
        {isOn && stateText(state)}
      </span>
      {isOn && faults && <Faults found={faults} />}
      {isOn && isBad && (
        <button type="button" className="quiet-button" onClick={() => overlays.again(overlay)}>
          {t("retry")}
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
                onChange={({ target }) => overlays.setOpacity(overlay, Number(target.value))}
              />
            </label>
            <span className="map-moves">
              <Move
                label={words("mapUp")}
                sign="↑"
                isOff={!overlays.neighbour(overlay, -1)}
                run={() => overlays.move(overlay, -1)}
              />
              <Move
                label={words("mapDown")}
                sign="↓"
                isOff={!overlays.neighbour(overlay, 1)}
                run={() => overlays.move(overlay, 1)}
              />
            </span>
          </div>
        </details>
      )}
      {isOn && hasLegend && <Legend layer={layer} />}
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
