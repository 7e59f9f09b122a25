// layer 2: page
import { settings } from "./settings.ts";

const system = /^(_|vs-|(uid|uid_user|lang|now|domain|state|state_base|title|order|obj|table|row|site_name|currency)$)/;

/**
 * Names that are never sent as filters: system keys (R3.9-19), those in the setting `state_exclude`, and names that
 * begin with `_`.
 */
export const isSystemKey = (name: string): boolean => system.test(name) || !!settings.state_exclude?.includes(name);
