/** Storage of wrapped keys: IndexedDB, one key per `user`. All functions may throw. */
import type { KeptKey } from "./key.ts";

export const readKey = (user: string): Promise<KeptKey | undefined> =>
  work("readonly", (keys) => keys.get(user) as IDBRequest<KeptKey | undefined>);

export const writeKey = (key: KeptKey): Promise<unknown> => work("readwrite", (keys) => keys.put(key));

export const removeKey = (user: string): Promise<unknown> => work("readwrite", (keys) => keys.delete(user));

async function work<T>(mode: IDBTransactionMode, ask: (keys: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open("vs-signing", 1);
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore("keys", { keyPath: "user" }));
  const database = await settled(opening);
  try {
    const transaction = database.transaction("keys", mode);
    const asked = ask(transaction.objectStore("keys"));
    await new Promise((resolve, reject) => {
      transaction.addEventListener("complete", resolve);
      transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("IndexedDB")));
    });
    return asked.result;
  } finally {
    database.close();
  }
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB")));
  });
