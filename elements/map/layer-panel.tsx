import { useSyncExternalStore } from "react";
import { legendAddress } from "./picture-layers.ts";
import type { MapModel, Overlay } from "./map-model.ts";
import { words } from "./phrases.ts";

/** The base maps, the overlays with their legends, opacity and order (R2.5-01 to R2.5-03). */
export function LayerPanel({ model, isBaseOnly = false }: { model: MapModel; isBaseOnly?: boolean }) {
  useSyncExternalStore(model.changes.listen, model.changes.version);
  const { base, baseIndex, overlays } = model;
  return (
    <>
      {base.length > 0 && (
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
        </label>
      )}
      {!isBaseOnly && (
        <fieldset id="layer-checkboxes">
          <legend>{words("mapOverlays")}</legend>
          {overlays.map((overlay, at) => (
            <OverlayRow
              key={overlay.layer.id}
              overlay={overlay}
              model={model}
              isFirst={at === 0}
              isLast={at === overlays.length - 1}
            />
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
  failed: () => words("mapFailed"),
};

interface RowProps {
  overlay: Overlay;
  model: MapModel;
  isFirst: boolean;
  isLast: boolean;
}

function OverlayRow({ overlay, model, isFirst, isLast }: RowProps) {
  const { layer, isOn, opacity, state } = overlay;
  const isWrong = state === "failed" || state === "partly";
  return (
    <div className="map-layer">
      <label>
        <input type="checkbox" checked={isOn} onChange={() => model.toggle(overlay)} />
        <span>{layer.name}</span>
      </label>
      <span className={isWrong ? "map-wrong" : "map-waits"} role={isWrong ? "alert" : "status"}>
        {isOn && says[state]()}
      </span>
      {isOn && isWrong && (
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
            <Move label={words("mapUp")} sign="↑" isOff={isFirst} run={() => model.move(overlay, -1)} />
            <Move label={words("mapDown")} sign="↓" isOff={isLast} run={() => model.move(overlay, 1)} />
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

/** The layer's own list, else the picture that the map service makes. */
function Legend({ layer }: Pick<Overlay, "layer">) {
  const picture = layer.kind === "features" ? undefined : legendAddress(layer);
  if (!layer.legend.length)
    return picture ? <img className="map-legend" src={picture} alt={`${words("mapLegend")}: ${layer.name}`} /> : null;
  return (
    <ul className="map-legend" aria-label={`${words("mapLegend")}: ${layer.name}`}>
      {layer.legend.map(({ text, kind, color }) => (
        <li key={text}>
          <svg viewBox="0 0 20 14" width="20" height="14" aria-hidden="true">
            {kind === "point" && <circle cx="10" cy="7" r="5" fill={color} stroke="currentColor" />}
            {kind === "line" && <path d="M1 7h18" stroke={color} strokeWidth="3" />}
            {kind === "area" && (
              <rect x="1" y="1" width="18" height="12" fill={color ?? "none"} stroke="currentColor" />
            )}
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}
