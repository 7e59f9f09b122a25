// layer 2: page
import { settings } from "./settings.ts";

const system = new Set(
  "uid_user uid lang now domain state state_base title order obj table row site_name currency".split(" "),
);

/**
 * Names that are never sent as filters: system keys (R3.9-19), those in the setting `state_exclude`, and names that
 * begin with `_`.
 */
export const isSystemKey = (name: string): boolean =>
  /^(_|vs-)/.test(name) || system.has(name) || !!settings.state_exclude?.includes(name);
