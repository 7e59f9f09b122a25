/** Tiles of features (R2.5-03). */
import { request } from "../../client/client.ts";

/** GET of one tile in an address with {z}, {x}, {y}; no bytes for an empty tile. @throws ServerError */
export async function readVectorTile(
  address: string,
  { zoom, column, row }: { zoom: number; column: number; row: number },
  signal?: AbortSignal,
): Promise<ArrayBuffer> {
  const places: Record<string, number> = { z: zoom, x: column, y: row };
  const path = address.replace(/\{([zxy])\}/g, (_, name: string) => String(places[name]));
  const { data } = await request({ name: "vectorTile", path, signal });
  return data.arrayBuffer();
}
