import type { Data } from "../../base/data.ts";
import { callMethod, callPath } from "../../server/calls/records/methods.ts";
import type { Answer } from "../../server/client/client.ts";
import type { Sending } from "../dialogs/senders.ts";
import { given } from "./beside.ts";

/** Whether an `api` value names a method of the server. */
export const isMethod = (value: string): boolean => /(^|\/)method\//.test(value);

/** Makes the call that an `api` value names. */
export function callNamed(opener: Element, value: string, obj: Data | undefined, how: Sending): Promise<Answer> {
  const [, method] = /^method\/([^/?#]+)$/.exec(value) ?? [];
  const file = given(opener, "file") ?? undefined;
  if (method || file) return callMethod(method ?? value, { obj, file, opener, ...how });
  return callPath(value, { method: given(opener, "method") ?? (obj ? "POST" : "GET"), fields: obj, opener, ...how });
}
