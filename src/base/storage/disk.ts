/**
 * The only access to IndexedDB for drafts and waiting saves. The first failure (forbidden, full, hanging) turns it off
 * until the next page load, with one line in the console; everything else goes on (docs/safety.md, §4).
 */
import { openDB, type IDBPDatabase, type IDBPObjectStore } from "idb";
import type { Data } from "../data.ts";
import { natives } from "../runtime/runtime.ts";
import { store } from "../store.ts";

const shelves = {
  drafts: { place: ["owner", "place"], owner: "owner", at: "at" },
  outbox: { owner: "owner" },
} as const;
export type Shelf = keyof typeof shelves;
/** A stored item; `id` is its key. */
export interface Item {
  id: string;
  owner: string;
  at: number;
}
type Items<Mode extends IDBTransactionMode> = IDBPObjectStore<unknown, [Shelf], Shelf, Mode>;

const databaseName = "vs-elements";
/** Time limit for opening the database: in some browsers the storage hangs. */
const patienceMs = 5000;

let opening: Promise<IDBPDatabase> | undefined;
let database: IDBPDatabase | undefined;
let isOff = false;
/** Notifies listeners when storage was turned off. */
export const diskStore = store();
export const isDiskOff = (): boolean => isOff;

/**
 * Stores an item. Once the database is open, the write is sent before this function returns, so it also works while the
 * page unloads. @returns whether it was stored
 */
export async function keep(shelf: Shelf, item: Item): Promise<boolean> {
  return (await work(shelf, "readwrite", (items) => items.put(item), { isWhole: true })) !== undefined;
}

/** Stores an item that may be too large: a failure does not turn the storage off. @returns whether it was stored */
export async function keepIfFits(shelf: Shelf, item: Item): Promise<boolean> {
  return (await work(shelf, "readwrite", (items) => items.put(item), { isWhole: true, mayFail: true })) !== undefined;
}

/** Deletes items. */
export async function forget(shelf: Shelf, ids: readonly string[]): Promise<void> {
  await work(shelf, "readwrite", (items) => Promise.all(ids.map((id) => items.delete(id))), { isWhole: true });
}

/** The items that an index has for a key or a range of keys. */
export async function found<Kind extends Item>(
  shelf: Shelf,
  index: string,
  key: IDBValidKey | IDBKeyRange,
): Promise<Kind[]> {
  return ((await work(shelf, "readonly", (items) => items.index(index as never).getAll(key as never))) ?? []) as Kind[];
}

/**
 * Changes one item in a single transaction, so that no other tab changes it at the same time. @returns the result of
 * `change`; undefined when there is no such item
 */
export function changed<Kind extends Item>(
  shelf: Shelf,
  id: string,
  change: (item: Kind) => Kind | undefined,
): Promise<Kind | undefined> {
  return work(shelf, "readwrite", async (items) => {
    const item = (await items.get(id)) as Kind | undefined;
    const made = item && change(item);
    if (made) await items.put(made);
    return made;
  });
}

/**
 * @param how `isWhole`: `ask` has made all its requests when it returns, so the transaction is committed at once;
 *   `mayFail`: the storage stays on when this fails
 */
async function work<T, Mode extends "readonly" | "readwrite">(
  shelf: Shelf,
  mode: Mode,
  ask: (items: Items<Mode>) => Promise<T>,
  how: { isWhole?: boolean; mayFail?: boolean } = {},
): Promise<T | undefined> {
  if (isOff) return undefined;
  try {
    const transaction = begin(database ?? (await open()), shelf, mode) ?? begin(await open(), shelf, mode)!;
    const asked = ask(transaction.store as unknown as Items<Mode>);
    if (how.isWhole) transaction.commit();
    const [answer] = await Promise.all([asked, transaction.done]);
    return answer;
  } catch (error) {
    if (!how.mayFail) turnOff(error);
    return undefined;
  }
}

/**
 * Starts a transaction; undefined when the browser has closed the connection. With "relaxed" nothing is lost when the
 * browser is killed.
 */
function begin(own: IDBPDatabase, shelf: Shelf, mode: "readonly" | "readwrite") {
  try {
    return own.transaction([shelf], mode, { durability: "relaxed" });
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
    release();
    return undefined;
  }
}

function open(): Promise<IDBPDatabase> {
  return (opening ??= new Promise((resolve, reject) => {
    const timer = natives.after(patienceMs, () => reject(new Error(`no answer in ${patienceMs} ms`)));
    const asked = openDB(databaseName, 1, { upgrade: build, blocking: release, terminated: release });
    void asked
      .then((own) => {
        if (isOff) return own.close();
        database = own;
        resolve(own);
      }, reject)
      .then(() => natives.cancel(timer));
  }));
}

function build(own: IDBPDatabase): void {
  for (const shelf of Object.keys(shelves) as Shelf[]) {
    const made = own.createObjectStore(shelf, { keyPath: "id" });
    const indexes: Data = shelves[shelf];
    for (const name of Object.keys(indexes)) made.createIndex(name, indexes[name] as string);
  }
}

/** Closes the connection when a newer version of our code in another tab, or the browser, asks for it. */
function release(): void {
  database?.close();
  database = opening = undefined;
}

function turnOff(error: unknown): void {
  if (isOff) return;
  isOff = true;
  release();
  console.info("vs-elements: this browser keeps nothing here, so drafts are off.", error);
  diskStore.tell();
}
