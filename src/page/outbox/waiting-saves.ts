/**
 * Saves that a person has put aside while there was no connection: stored on disk and sent when it is back, each
 * exactly once (docs/safety.md, §4). To a server without Idempotency-Keys our code never sends a write twice by itself.
 */
import { isData, type Data } from "../../base/data.ts";
import { changed, forget, found, keep, type Item } from "../../base/storage/disk.ts";
import { get } from "../../base/path.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { settings } from "../../base/settings.ts";
import { store } from "../../base/store.ts";
import { livingTabs, tabId } from "../../base/storage/tab.ts";
import { ServerError } from "../../server/client/server-error.ts";
import { readRecord } from "../../server/calls/records/read-record.ts";
import { createRecord, updateRecord, type Saved } from "../../server/calls/records/saves.ts";

/**
 * `waiting`: for the connection. `sending`: by `tab`. `unknown`: the answer was lost, so it may be stored. `failed`:
 * refused by the server.
 */
export type WaitingState = "waiting" | "sending" | "unknown" | "failed";
export interface Waiting extends Item {
  state: WaitingState;
  /** The tab that is sending it. */
  tab: string;
  table: string;
  /** "" for a new record. */
  record: string;
  form: string;
  api: string;
  /** The form's title. */
  title: unknown;
  body: Data;
  /** The fields' titles, by name. */
  titles: Data;
  /** The values as their fields show them, by name; absent in entries of an older version. */
  shown?: Data;
  /** The loaded values at the time of typing, to detect changes by others. */
  first: Data;
  /** Idempotency-Key. */
  key: string;
  match: string | null;
  /** Why it failed, as a sentence. */
  text: string;
}

/** Notifies listeners when entries were changed in this tab. */
export const outboxStore = store();

/** Entries of this user, the oldest first. */
export async function waiting(owner: string): Promise<Waiting[]> {
  const all = await found<Waiting>("outbox", "owner", owner);
  return all.filter(isWaiting).toSorted((one, other) => one.at - other.at);
}

/** An entry of another version of the code stays on disk and is not sent. */
function isWaiting(one: Partial<Record<keyof Waiting, unknown>>): boolean {
  const { id, at, state, table, record, form, api, key, body, titles, first } = one;
  const isKnown = typeof state === "string" && /^(waiting|sending|unknown|failed)$/.test(state);
  const isNamed = [id, table, record, form, api, key].every((text) => typeof text === "string");
  return isKnown && isNamed && typeof at === "number" && [body, titles, first].every(isData);
}

/** Stores an entry. @returns whether it is on disk */
export async function putAside(one: Waiting): Promise<boolean> {
  const isKept = await keep("outbox", one);
  outboxStore.tell();
  return isKept;
}

export async function removeWaiting(id: string): Promise<void> {
  await forget("outbox", [id]);
  outboxStore.tell();
}

/** The record's id, "" if it has none yet. With an id the server can be asked whether the entry is stored. */
const idOf = ({ record, table, body }: Waiting): string => record || plain(body[settings.pk[table] ?? "id"]);
const plain = (id: unknown): string => (typeof id === "string" || typeof id === "number" ? String(id) : "");

/** Safe to send without asking: with a key a repeat does no harm, and a known id can be looked up. */
export const isExact = (one: Waiting): boolean => !!settings.idempotency || idOf(one) !== "";
export const canCheck = (one: Waiting): boolean => idOf(one) !== "";

/** Result of one attempt. */
export interface Sent {
  one: Waiting;
  saved?: Saved;
  error?: unknown;
}

/**
 * Sends one entry, unless another tab is sending it.
 * @param say words of a failure
 * @returns undefined when another tab has it
 */
export async function send(id: string, say: (error: unknown) => string): Promise<Sent | undefined> {
  const tab = await tabId();
  const one = await changed<Waiting>("outbox", id, (entry) =>
    entry.state === "sending" ? undefined : { ...entry, state: "sending", tab },
  );
  if (!one) return undefined;
  outboxStore.tell();
  try {
    if (await isOutdated(one)) throw new ServerError("status", { status: 412 });
    const saved = await write(one);
    await removeWaiting(id);
    return { one, saved };
  } catch (error) {
    const state = stateAfter(error);
    await settle(id, { state, text: state === "failed" ? say(error) : "" });
    return { one, error };
  }
}

const settle = async (id: string, values: Partial<Waiting>): Promise<void> => {
  await changed<Waiting>("outbox", id, (entry) => ({ ...entry, ...values, tab: "" }));
  outboxStore.tell();
};

/**
 * Without a connection or a session the entry keeps waiting. A write that may have arrived is sent again only with its
 * key.
 */
function stateAfter(error: unknown): WaitingState {
  if (!(error instanceof ServerError)) return "unknown";
  const isDoubtful = error.isStored === "unknown";
  if (isDoubtful) return settings.idempotency ? "waiting" : "unknown";
  const isUnheard = error.kind === "login" || error.kind === "offline";
  return isUnheard || (!error.isWrite && isPassing(error)) ? "waiting" : "failed";
}
/** The record could not be read before it is changed, which a later try may do; nothing was written. */
const isPassing = ({ kind, status }: ServerError) => kind === "timeout" || [408, 429, 502, 503, 504].includes(status);

function write({ table, record, body, api, key, match }: Waiting): Promise<Saved> {
  const how = { api, key };
  return record
    ? updateRecord(table, record, body, { ...how, ...(settings.etag && { match }) })
    : createRecord(table, body, how);
}

/**
 * Without strong ETags the record is read before an update. A field that already has the value to be written does not
 * count as changed.
 */
async function isOutdated({ table, record, first, body, match }: Waiting): Promise<boolean> {
  if (!record || (settings.etag && match)) return false;
  const now = (await readRecord(table, record)).record;
  return Object.keys(body).some((name) => {
    const read = get(now, name);
    return !isSame(read, first[name]) && !isSame(read, body[name]);
  });
}
const isSame = (one: unknown, other: unknown) => natives.json(one ?? null) === natives.json(other ?? null);

let recovered: Promise<void> | undefined;
/** Once per page: entries that a closed tab was sending wait again if writes have keys; else their state is unknown. */
export const recover = (owner: string): Promise<void> => (recovered ??= takeOver(owner));

async function takeOver(owner: string): Promise<void> {
  const own = await tabId();
  const sending = (await waiting(owner)).filter(({ state }) => state === "sending");
  const living = await livingTabs(sending.map(({ tab }) => tab).filter((tab) => tab !== own));
  for (const { id, tab } of sending)
    if (!living.has(tab)) await settle(id, { state: settings.idempotency ? "waiting" : "unknown" });
}

/**
 * After a lost answer: reads whether the entry is stored, and removes it from the list if so. @returns undefined when
 * it has no id to look up
 */
export async function check(one: Waiting): Promise<boolean | undefined> {
  const id = idOf(one);
  if (!id) return undefined;
  const now = await readRecord(one.table, id).then(
    ({ record }) => record,
    (error: unknown) => {
      if (error instanceof ServerError && error.status === 404) return undefined;
      throw error;
    },
  );
  const isStored = !!now && Object.keys(one.body).every((name) => isStoredAs(one.body[name], get(now, name)));
  if (isStored) await removeWaiting(one.id);
  else await settle(one.id, { state: "waiting", text: "" });
  return isStored;
}

/** Whether the server's value is what was written; it may spell a number otherwise and order the keys of an object. */
function isStoredAs(written: unknown, now: unknown): boolean {
  if (Array.isArray(written) && Array.isArray(now))
    return written.length === now.length && written.every((item, at) => isStoredAs(item, now[at]));
  if (isData(written) && isData(now))
    return Object.keys({ ...written, ...now }).every((name) => isStoredAs(written[name], now[name]));
  if (isData(written) || isData(now)) return false;
  const [one, other] = [written, now].map((value) => String(value ?? "")) as [string, string];
  const isNumber = one !== "" && other !== "" && (typeof written === "number" || typeof now === "number");
  return one === other || (isNumber && Number(one) === Number(other));
}
