/**
 * Saves that a person has put aside while there was no connection: they lie on disk and are sent when it is back, each
 * exactly once (SAFETY.md §4). A server without Idempotency-Keys is never sent a write twice by us.
 */
import type { Data } from "../../base/data.ts";
import { changed, forget, found, keep, type Item } from "../../base/storage/disk.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { settings } from "../../base/settings.ts";
import { store } from "../../base/store.ts";
import { livingTabs, tabId } from "../../base/storage/tab.ts";
import { ServerError } from "../../server/client/server-error.ts";
import { readRecord } from "../../server/calls/records/read-record.ts";
import { createRecord, updateRecord, type Saved } from "../../server/calls/records/saves.ts";

/**
 * `waiting` for the connection; `sending` in `tab`; `unknown` whether it was stored, as its answer was lost; `failed`:
 * the server has said no.
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
  /** What a person calls it. */
  title: unknown;
  body: Data;
  /** The fields' titles, by name. */
  titles: Data;
  /** What was loaded when it was typed: nobody's change is overwritten unseen. */
  first: Data;
  /** Idempotency-Key. */
  key: string;
  match: string | null;
  /** Why it failed, in words. */
  text: string;
}

/** Told when what waits has changed in this tab. */
export const outboxStore = store();

/** Of this user, the oldest first. */
export async function waiting(owner: string): Promise<Waiting[]> {
  const all = await found<Waiting>("outbox", "owner", owner);
  return all.toSorted((one, other) => one.at - other.at);
}

/** @returns whether it lies on disk now */
export async function putAside(one: Waiting): Promise<boolean> {
  const isKept = await keep("outbox", one);
  outboxStore.tell();
  return isKept;
}

export async function removeWaiting(id: string): Promise<void> {
  await forget("outbox", [id]);
  outboxStore.tell();
}

/** Its id was got before: whether it is stored can be looked up. */
const idOf = ({ record, table, body }: Waiting): string => record || plain(body[settings.pk[table] ?? "id"]);
const plain = (id: unknown): string => (typeof id === "string" || typeof id === "number" ? String(id) : "");

/** Sent without being asked: with a key a second time does no harm, and of a known id it can be looked up. */
export const isExact = (one: Waiting): boolean => !!settings.idempotency || idOf(one) !== "";
export const canCheck = (one: Waiting): boolean => idOf(one) !== "";

/** What came of one try. */
export interface Sent {
  one: Waiting;
  saved?: Saved;
  error?: unknown;
}

/**
 * Sends one entry, unless another tab does. @param say words of a failure
 * @returns undefined when somebody else has it
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

/** Without a connection or a session it goes on waiting; a write that may have arrived is sent again with its key only. */
function stateAfter(error: unknown): WaitingState {
  if (!(error instanceof ServerError)) return "unknown";
  const isDoubtful = error.isStored === "unknown";
  if (isDoubtful) return settings.idempotency ? "waiting" : "unknown";
  return error.kind === "login" || error.kind === "offline" ? "waiting" : "failed";
}

function write({ table, record, body, api, key, match }: Waiting): Promise<Saved> {
  const how = { api, key };
  return record
    ? updateRecord(table, record, body, { ...how, ...(settings.etag && { match }) })
    : createRecord(table, body, how);
}

/** Servers without strong ETags are read before an update; what stands there already as we would write it is no change. */
async function isOutdated({ table, record, first, body, match }: Waiting): Promise<boolean> {
  if (!record || (settings.etag && match)) return false;
  const now = (await readRecord(table, record)).record;
  return Object.keys(body).some((name) => !isSame(now[name], first[name]) && !isSame(now[name], body[name]));
}
const isSame = (one: unknown, other: unknown) => natives.json(one ?? null) === natives.json(other ?? null);

let recovered: Promise<void> | undefined;
/** Once for each page: what a tab was sending when it died waits again with a key; without one nobody knows. */
export const recover = (owner: string): Promise<void> => (recovered ??= takeOver(owner));

async function takeOver(owner: string): Promise<void> {
  const own = await tabId();
  const sending = (await waiting(owner)).filter(({ state }) => state === "sending");
  const living = await livingTabs(sending.map(({ tab }) => tab).filter((tab) => tab !== own));
  for (const { id, tab } of sending)
    if (!living.has(tab)) await settle(id, { state: settings.idempotency ? "waiting" : "unknown" });
}

/** After a lost answer: is it stored? What is, leaves the list. @returns undefined when nobody can tell */
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
  const isStored =
    !!now && Object.keys(one.body).every((name) => String(one.body[name] ?? "") === String(now[name] ?? ""));
  if (isStored) await removeWaiting(one.id);
  else await settle(one.id, { state: "waiting", text: "" });
  return isStored;
}
