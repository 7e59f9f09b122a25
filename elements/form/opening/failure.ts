import { phrasesReady } from "../../../src/base/language/i18n.ts";
import { settings } from "../../../src/base/settings.ts";
import { LoadError } from "../../../src/forms/load.ts";
import { mistake } from "../../../src/page/inspecting/opening-tag.ts";
import { notify } from "../../../src/page/notices/notify.ts";
import { alert } from "../../../src/page/dialogs/confirm.ts";
import { ServerError } from "../../../src/server/client/server-error.ts";
import { detailsOf, sentence } from "../../../src/server/session/sentence.ts";
import { words } from "../../../src/page/saving/remove-phrases.ts";
import { words as failureWords } from "./failure-phrases.ts";

/**
 * The sentence why a form could not be opened, which stands in the place of the form; mistakes of the author are logged
 * in the console. With setting `wording` "classic" it is a notice and, for initial values, a dialog too.
 */
export async function announce(error: unknown, host: Element): Promise<string> {
  await phrasesReady();
  const text = error instanceof LoadError ? worded(error) : sentence(error);
  const cause = error instanceof LoadError ? error.cause : error;
  if (cause instanceof ServerError && cause.kind === "unreadable")
    mistake(host, "expected JSON; found something else.");
  if (!(cause instanceof ServerError)) mistake(host, cause instanceof Error ? `${cause.message}.` : text);
  if (settings.wording !== "classic") return text;
  notify({ kind: "danger", text });
  if (error instanceof LoadError && error.part === "prefill") void alert(words("attention"), text);
  return text;
}

function worded({ part, what, cause }: LoadError): string {
  const isAnswered = cause instanceof ServerError && cause.kind === "status" && cause.status === 404;
  if (part === "form")
    return !(cause instanceof ServerError) || isAnswered
      ? failureWords("formNotFound", { name: what })
      : sentence(cause);
  if (part === "prefill") return failureWords("prefillFailed");
  if (!(cause instanceof ServerError)) return failureWords("recordNotFound", { id: what });
  if (isAnswered && (!cause.text || detailsOf(cause))) return failureWords("recordNotFound", { id: what });
  return sentence(cause);
}
