import type { Data } from "../../base/data.ts";
import type { Answer } from "../../server/client/client.ts";

/** A form of this map does not store a record: what it saves is handed to its call, and the answer is followed. */
export interface Sender {
  /** The attribute that began it, for `vs:done`. */
  action: string;
  /** It calls a method of the server: a failure says so (R8-18). */
  isMethod?: boolean;
  send(values: Data, key: string): Promise<Answer>;
}
export const senders = new WeakMap<Element, Sender>();

/** Who waits for a form to be there: told whether nothing required is missing. */
export const opened = new WeakMap<Element, (isComplete: boolean) => void>();
