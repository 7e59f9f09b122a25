import { settings } from "../../src/base/settings.ts";
import { safeUrl } from "../../src/base/url.ts";
import type { LatLng } from "../../src/vendors/leaflet/leaflet.ts";
import { Dock } from "./dock.tsx";
import { words } from "./phrases.ts";

/** The address of the frame for a place, by the setting (R7.6-07); undefined when it is no http(s) address. */
export function streetAddress({ lat, lng }: LatLng): string | undefined {
  const { street_view_url: template = "", street_view_key: key = "" } = settings.map ?? {};
  const filled = template
    .replaceAll("{key}", encodeURIComponent(key))
    .replaceAll("{lat}", lat.toFixed(6))
    .replaceAll("{lng}", lng.toFixed(6));
  // the setting is the host's own, so its service may be any
  const host = /^https?:\/\/([^/]+)/i.exec(template)?.[1];
  return safeUrl(filled, { hosts: host ? [host.toLowerCase()] : [] }) ?? undefined;
}

/** Of another site, which needs scripts and its own origin. */
const sandbox = "allow-scripts allow-same-origin";

/** The service's frame over the map. */
export function StreetView({ address, close }: { address: string; close(): void }) {
  return (
    <Dock title={words("mapStreet")} className="map-street" close={close}>
      <iframe src={address} title={words("mapStreet")} sandbox={sandbox} referrerPolicy="origin" />
    </Dock>
  );
}
