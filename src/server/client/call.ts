import type { CallName } from "./urls.ts";

/** One request. Its name gives address, kind and accepted answers (answers/shapes.ts). */
export interface Call<Name extends CallName = CallName> {
  name: Name;
  /** An address in place of the name's own. */
  path?: string | undefined;
  /** Fill the places of the address template. */
  values?: Record<string, unknown>;
  query?: Record<string, unknown> | undefined;
  /** GET by default. */
  method?: string | undefined;
  body?: unknown;
  /** Idempotency-Key of a write: one for each intention, also when a person tries again; made when absent. */
  key?: string | undefined;
  /** A save or a delete of a record: signed when setting `crypto` is on. */
  isSigned?: boolean;
  /** If-Match. */
  match?: string | undefined;
  headers?: Record<string, string> | undefined;
  cache?: RequestCache;
  /** The request outlives the page. */
  keepalive?: boolean | undefined;
  /** The element that began the call: the CSRF field nearest to it is sent. */
  opener?: Element | undefined;
  signal?: AbortSignal | undefined;
}

export const isGet = ({ method = "GET" }: Pick<Call, "method">): boolean => method.toUpperCase() === "GET";
