import { fillAddress, resolve } from "../../base/url.ts";
import { settings } from "../../base/settings.ts";
import { tellMasked } from "../log/tell-masked.ts";
import { addressTemplate, type CallName } from "./call-table.ts";
import { ServerError } from "./server-error.ts";

interface Address {
  name: CallName;
  path?: string | undefined;
  values?: Record<string, unknown>;
}

/**
 * The absolute address of a call: its `path`, else the template of its name, with placeholders filled from `values`.
 * @throws ServerError `refused` when the url door refuses it
 */
export function addressOf({ name, path, values }: Address): URL {
  const template = path ?? templateOf(name);
  const isFilled = values || path === undefined;
  const filled = isFilled ? fillAddress(template.replace("{api}", settings.api), values ?? {}) : path;
  const address = filled ? resolve(filled) : null;
  if (address) return new URL(address);
  tellMasked(`${filled ?? template}: expected an address of this site without empty places, '.' and '..'.`, values);
  throw new ServerError("refused", { data: filled ?? template });
}

/** The address template of a call: from setting `urls`, else the default; "" when it has none. */
export const templateOf = (name: CallName): string => settings.urls[name] || addressTemplate(name);
