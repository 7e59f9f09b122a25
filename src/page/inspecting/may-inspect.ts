import { settings } from "../../base/settings.ts";

/** Who may use the inspector: everybody with `debug`, a site of `devtools_site_ids`, the users of `doctor`. */
export function isAllowed(): boolean {
  const { debug, doctor, devtools_site_ids: sites, site_id: site, user } = settings;
  const isUser = Array.isArray(doctor) && user !== undefined && user !== null && doctor.includes(user);
  return !!(debug || doctor === true || isUser || sites?.some((id) => String(id) === String(site)));
}
