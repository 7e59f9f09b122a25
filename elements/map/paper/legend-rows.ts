import type { LegendEntry, MapLayer } from "../../../src/maps/layers/layer.ts";
import type { MapModel } from "../map-model.ts";
import { legendAddress } from "../picture-layers.ts";

/** The legends of the shown overlays as nodes; undefined when there are none. */
export function legendRows({ overlays }: MapModel): HTMLElement | undefined {
  const shown = overlays.list.filter(({ isOn }) => isOn).flatMap(({ layer }) => rowsOf(layer));
  if (!shown.length) return undefined;
  const made = document.createElement("div");
  made.className = "paper-legend";
  made.append(...shown);
  return made;
}

function rowsOf(layer: MapLayer): HTMLElement[] {
  const title = Object.assign(document.createElement("strong"), { textContent: layer.name });
  const hasSigns = layer.legend.some(({ color }) => color);
  const address = layer.kind === "features" || hasSigns ? undefined : legendAddress(layer);
  const picture = address ? [Object.assign(new Image(), { src: address, alt: "" })] : [];
  return [title, ...layer.legend.map(rowOf), ...picture];
}

function rowOf({ text, kind, color }: LegendEntry): HTMLElement {
  const row = document.createElement("div");
  const sign = document.createElement("span");
  sign.className = `paper-sign ${kind}`;
  if (color) sign.style.setProperty("--sign", color);
  row.append(sign, text);
  return row;
}
