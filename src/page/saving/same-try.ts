/**
 * The keys of actions whose answer was lost: a person who presses the button again sends the same write with the same key,
 * so that the server stores it once (docs/safety.md, §4). Forms do the same by once.ts.
 */
import { isData } from "../../base/data.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { newKey } from "../../server/client/client.ts";
import type { ServerError } from "../../server/client/server-error.ts";

interface Try {
  key: string;
  /** What was sent. */
  text: string;
  /** It is not known whether the server has stored it. */
  isLost: boolean;
}
const tries = new WeakMap<Element, Try>();

/** The Idempotency-Key of a write by an element: that of its last try, if its answer was lost and the values are the same. */
export function keyFor(opener: Element, values: unknown): string {
  const text = textOf(values);
  const last = tries.get(opener);
  const key = last?.isLost && last.text === text ? last.key : newKey();
  tries.set(opener, { key, text, isLost: false });
  return key;
}

/** The write of `keyFor` has failed. */
export function noteFailure(opener: Element, { isStored }: ServerError): void {
  const last = tries.get(opener);
  if (last) last.isLost = isStored === "unknown";
}

function textOf(values: unknown): string {
  const isForm = values instanceof FormData || values instanceof URLSearchParams;
  const pairs = isForm ? [...values] : isData(values) ? Object.entries(values) : [["", values] as const];
  return natives.json(
    pairs.map(([name, one]) => [name, one instanceof File ? [one.name, one.size, one.lastModified] : one]),
  );
}
