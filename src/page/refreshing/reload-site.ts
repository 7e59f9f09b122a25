import { settings } from "../../base/settings.ts";
import { mayReload, reload } from "./refresh.ts";

/** Minimum time between two reloads, in ms (R9.8-10). */
const throttleMs = 10_000;
const place = "vs-reloaded";

/**
 * On sites of the setting `reload_site_ids`: reloads the page when a widget could not be refreshed, at most once in 10
 * s, unless typed input would be lost (R4-47).
 */
export async function reloadSite(): Promise<void> {
  if (!settings.reload_site_ids?.map(String).includes(String(settings.site_id ?? ""))) return;
  if (mayReload() && isDue()) await reload();
}

/** Remembered across reloads; where storage is forbidden, nothing is reloaded. */
function isDue(now = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(place)) < throttleMs) return false;
    sessionStorage.setItem(place, String(now));
    return true;
  } catch {
    return false;
  }
}
