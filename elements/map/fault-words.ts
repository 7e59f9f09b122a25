import type { MapModel } from "./map-model.ts";
import type { Overlay } from "./overlays.ts";
import { words } from "./phrases.ts";
import type { Faults } from "./tell-faults.ts";

const says: Record<Overlay["state"], () => string> = {
  idle: () => "",
  loading: () => words("mapLoading"),
  partly: () => words("mapTilesFailed"),
  slow: () => words("mapTilesSlow"),
  failed: () => words("mapFailed"),
};
/** The state of a layer in words. */
export const stateText = (state: Overlay["state"]): string => says[state]();
export const isWrong = (state: Overlay["state"]): boolean => state !== "idle" && state !== "loading";

/** What is wrong with features that came; "" when nothing is. The details are in the console, for the author. */
export function faultText({ left, faults, unknownSystem }: Faults): string {
  if (faults.system) return words("mapSystemUnknown", { name: unknownSystem });
  if (faults.swapped) return words("mapSwapped");
  return left > 0 ? words("mapLeftOut", { count: left }) : "";
}

/** What is wrong with a map that its panel of layers says while it is open. */
export function troubleOf({ base, overlays, ownFaults }: MapModel): string[] {
  const layers = overlays.list.filter(({ isOn }) => isOn);
  return [
    ownFaults ? faultText(ownFaults) : "",
    isWrong(base.state) ? stateText(base.state) : "",
    ...layers.map(({ layer, state }) => (isWrong(state) ? `${layer.name}: ${stateText(state)}` : "")),
    ...layers.map(({ layer, faults }) => (faults && faultText(faults) ? `${layer.name}: ${faultText(faults)}` : "")),
  ].filter(Boolean);
}
