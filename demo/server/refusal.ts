import type { ContentfulStatusCode } from "hono/utils/http-status";

/** An answer that says no: thrown anywhere below a route, sent as `{ "error": sentence }` with its status. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;

  constructor(status: ContentfulStatusCode, sentence: string) {
    super(sentence);
    this.status = status;
  }
}
