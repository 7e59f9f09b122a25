import type { Deadline } from "./time-limit.ts";

/** Sends a request in place of `fetch`, for calls that report how much was sent. */
export type Ask = (href: string, init: RequestInit, limit: Deadline) => Promise<Response>;

/** A request in the form that `fetch` takes. */
export interface Outgoing {
  url: URL;
  init: RequestInit & { method: string; headers: Headers; ask?: Ask };
  opener: Element | undefined;
}

type Sign = (write: Outgoing) => Promise<void>;
let signWrite: Sign | undefined;
/**
 * Sets the function that signs each attempt of a save or delete: it completes headers and body; when it throws, nothing
 * is sent.
 */
export const onWrite = (sign: Sign): void => void (signWrite = sign);

/** Signs a write. The first action or form must have called `onWrite` before. */
export const signed: Sign = (write) => signWrite!(write);
