import { fillAddress, resolve } from "../../base/url.ts";
import { settings } from "../../base/settings.ts";
import { tellMasked } from "../log/tell-masked.ts";
import type { CallParts } from "./call-parts.ts";
import { ServerError } from "./server-error.ts";

/**
 * The absolute address of a call: its `path`, else `template`, with placeholders filled from `values`. @throws
 * ServerError `refused` when the url door refuses it
 */
export function addressOf({ path, values }: Pick<CallParts, "path" | "values">, template: string): URL {
  const text = path ?? template;
  const isFilled = values || path === undefined;
  const filled = isFilled ? fillAddress(text.replace("{api}", settings.api), values ?? {}) : path;
  const address = filled ? resolve(filled) : null;
  if (address) return new URL(address);
  tellMasked(`${filled ?? text}: expected an address of this site without empty places, '.' and '..'.`, values);
  throw new ServerError("refused", { data: filled ?? text });
}
