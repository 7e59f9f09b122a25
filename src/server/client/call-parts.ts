/** What a request is made of beside its name. */
export interface CallParts {
  /** Replaces the address that belongs to the name. */
  path?: string | undefined;
  /** Fill the placeholders of the address template. */
  values?: Record<string, unknown>;
  query?: Record<string, unknown> | undefined;
  /** GET by default. */
  method?: string | undefined;
  body?: unknown;
  /**
   * Idempotency-Key of a write: the same key for every retry of one intention, also when the user tries again. Default:
   * a new key.
   */
  key?: string | undefined;
  /** A save or a delete of a record: signed when setting `crypto` is on. */
  isSigned?: boolean;
  /** If-Match. */
  match?: string | undefined;
  headers?: Record<string, string> | undefined;
  cache?: RequestCache;
  /** The request outlives the page. */
  keepalive?: boolean | undefined;
  /** The element that started the call: the CSRF field nearest to it is sent. */
  opener?: Element | undefined;
  signal?: AbortSignal | undefined;
  /** Called with the bytes that were sent so far; the time limit is only for a stalled transfer then. */
  sent?: ((bytes: number) => void) | undefined;
}
