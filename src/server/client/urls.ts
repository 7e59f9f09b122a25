import { fillAddress, resolve } from "../../base/url.ts";
import { settings } from "../../base/settings.ts";
import type { CallParts } from "./call-parts.ts";
import { wholeClient } from "./load-whole.ts";
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
  const refused = filled ?? text;
  void wholeClient().then(({ tellAddress }) => tellAddress(refused, values), console.warn);
  throw new ServerError("refused", { data: refused });
}
