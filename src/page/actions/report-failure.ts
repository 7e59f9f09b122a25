import { ServerError } from "../../server/client/server-error.ts";
import { notify } from "../notices/notify.ts";
import { detailsOf } from "../../server/session/sentence.ts";
import { failed, withUnplaced } from "../saving/follow.ts";

/** Shows why a write failed, by a notice and `vs:failed`. @throws any error that is not a ServerError */
export function fail(error: unknown, opener: Element, words: (error: ServerError) => string, about = ""): void {
  if (!(error instanceof ServerError)) throw error;
  const text = withUnplaced(words(error), failed(error, opener));
  notify({ kind: "danger", text, details: detailsOf(error, text) }, about ? { about } : {});
}
