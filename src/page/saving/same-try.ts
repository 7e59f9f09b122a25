/**
 * The keys of actions whose answer was lost: a person who presses the button again sends the same write with the same key,
 * so that the server stores it once (docs/safety.md, §4). Forms do the same by once.ts.
 */
import { isData } from "../../base/data.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { newKey } from "../../server/client/client.ts";
import { ServerError } from "../../server/client/server-error.ts";

/** The last write of an element, while it is not known whether the server has stored it. */
const lost = new WeakMap<Element, { key: string; text: string }>();
/** The calls of an element that have no answer yet. */
const running = new WeakMap<Element, string[]>();

/**
 * Makes a write with an Idempotency-Key: that of the element's last try, if its answer was lost and it sent the same.
 * @param about what is written where: an address, a table and id
 * @throws what `write` throws; an AbortError while the same call of the element is running: it is not made a second time
 */
export async function withKey<Result>(
  opener: Element,
  { about, values }: { about: string; values: unknown },
  write: (key: string) => Promise<Result>,
): Promise<Result> {
  const text = `${about} ${textOf(values)}`;
  const others = running.get(opener) ?? [];
  if (others.includes(text)) throw new DOMException(`${about} is running`, "AbortError");
  running.set(opener, [...others, text]);
  const last = lost.get(opener);
  const key = last?.text === text ? last.key : newKey();
  lost.delete(opener);
  try {
    return await write(key);
  } catch (error) {
    if (error instanceof ServerError && error.isStored === "unknown") lost.set(opener, { key, text });
    throw error;
  } finally {
    running.set(
      opener,
      running.get(opener)!.filter((one) => one !== text),
    );
  }
}

function textOf(values: unknown): string {
  const isForm = values instanceof FormData || values instanceof URLSearchParams;
  const pairs = isForm ? [...values] : isData(values) ? Object.entries(values) : [["", values] as const];
  return natives.json(
    pairs.map(([name, one]) => [name, one instanceof File ? [one.name, one.size, one.lastModified] : one]),
  );
}
