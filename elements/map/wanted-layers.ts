/** The layers that the attributes of a map name. */
import { isData, type Data } from "../../src/base/data.ts";
import { language } from "../../src/base/language/i18n.ts";
import { logMistake } from "../../src/base/mistakes.ts";
import {
  hasVectorTiles,
  readFeatureLayer,
  readLayer,
  sorted,
  type MapLayer,
  type PictureLayer,
} from "../../src/maps/layers/layer.ts";
import { openingTag } from "../../src/page/inspecting/opening-tag.ts";
import { readLayerSpec, readPictureLayers } from "../../src/server/calls/maps/map-layers.ts";
import type { Wanted } from "./read-entry.ts";

interface Asked {
  base: readonly Wanted[];
  layers: readonly Wanted[];
}

/** Asks for descriptions and specs; layers that are refused or unknown are missing (R8-37, R8-38). */
export async function readWanted(
  { base, layers }: Asked,
  host: HTMLElement,
  signal: AbortSignal,
): Promise<{ base: PictureLayer[]; overlays: MapLayer[] }> {
  const ids = [...base, ...layers].filter((one) => typeof one === "string");
  const described = await readPictureLayers([...new Set(ids)], signal);
  const refuse = (found: string) =>
    logMistake(`${openingTag(host)}: a layer needs an address of this site or of tile_hosts; found ${found}.`);
  const how = { language: language(), refuse };
  const givenFor = (wanted: Wanted) => (isData(wanted) ? wanted : described.find((one) => idOf(one) === wanted));
  const pictures = base.flatMap((wanted) => {
    const given = givenFor(wanted);
    return (given && readLayer(given, how)) ?? [];
  });
  const overlays = await Promise.all(
    layers.map(async (wanted): Promise<MapLayer | undefined> => {
      const given = givenFor(wanted);
      if (given && hasVectorTiles(given)) return readFeatureLayer(idOf(given), given, how);
      if (given) return readLayer(given, how);
      // an id that is not described as pictures is a layer of features (R2.5-03)
      const id = wanted as string;
      return readFeatureLayer(id, await readLayerSpec(id, signal), how);
    }),
  );
  const found = sorted(
    pictures,
    overlays.flatMap((one) => one ?? []),
  );
  return { base: withOwnIds(found.base), overlays: withOwnIds(found.overlays) };
}

/**
 * A layer whose description has no id, or a taken one, gets its own: what is shown is kept by id. A second layer of
 * features without tiles is the same one, because its id is its address.
 */
function withOwnIds<Layer extends MapLayer>(layers: readonly Layer[]): Layer[] {
  return layers.flatMap((layer, at) => {
    if (layer.id && layers.findIndex(({ id }) => id === layer.id) === at) return layer;
    if (layer.kind === "features" && !layer.tiles) return [];
    const id = `#${at + 1}`;
    return { ...layer, id, name: layer.name || id };
  });
}

const idOf = (given: Data): string => String(given["layer_id"] ?? given["id"] ?? "");
