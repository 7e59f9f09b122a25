// layer 2: page
import type { Data } from "../../base/data.ts";
import type { Answer } from "../../server/client/client.ts";

export interface Sending {
  /** Idempotency-Key. */
  key: string;
  /** Gives up waiting for the answer. */
  signal?: AbortSignal | undefined;
}

/** Forms that do not store a record: their values are passed to a call. */
export interface Sender {
  /** The attribute that started the action, for `vs:done`. */
  action: string;
  /** It calls a method of the server, so a failure uses that sentence (R8-18). */
  isMethod?: boolean;
  send(values: Data, how: Sending): Promise<Answer>;
}
export const senders = new WeakMap<Element, Sender>();

/**
 * Callbacks of the code that opened a form: called when the form is ready, with whether no required value is
 * missing.
 */
export const opened = new WeakMap<Element, (isComplete: boolean) => void>();
