import type { ContentfulStatusCode } from "hono/utils/http-status";

/** A refusal: thrown anywhere below a route, sent as `{ "error": sentence }` with its status. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;

  constructor(status: ContentfulStatusCode, sentence: string) {
    super(sentence);
    this.status = status;
  }
}
