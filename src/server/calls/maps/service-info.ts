import { request } from "../../client/client.ts";
import { missing } from "./map-layers.ts";

/** GetFeatureInfo of a map service of this site: markup, level server; "" when the call fails (R8-40). */
export async function readServiceInfo(
  address: string,
  query: Record<string, string | number>,
  signal?: AbortSignal,
): Promise<string> {
  try {
    return (await request({ name: "serviceInfo", path: address, query, signal })).data;
  } catch (error) {
    missing(`information of ${address}`, error, signal);
    return "";
  }
}
