// layer 8: answers
import { language, translated } from "../../base/language/i18n.ts";
import { settings } from "../../base/settings.ts";
import { ServerError } from "../client/server-error.ts";
import { words } from "./phrases.ts";

const byStatus = {
  403: "forbidden",
  404: "notFound",
  408: "timeout",
  409: "conflict",
  412: "changedMeanwhile",
  413: "tooLarge",
  415: "wrongFormat",
  422: "unprocessable",
  429: "tooMany",
} as const;
const byKind = { login: "sessionEnded", large: "answerTooLarge" } as const;

/**
 * The sentence that the user reads about a failed call (R8-04, R8-13 to R8-16, R8-31): the server's own, else what did
 * not happen and why: "Не збережено: немає зв'язку." Needs `phrasesReady`.
 */
export function sentence(error: unknown, outcome: Outcome = isFailedWrite(error) ? "notSaved" : "notLoaded"): string {
  if (error instanceof ServerError && isDuplicate(error)) return replaceWords(words("duplicate"));
  return sentenceAs(outcome, error);
}

/** What did not happen. */
type Outcome = "notSaved" | "notLoaded" | "notDone" | "notDeleted";

/** Like `sentence`, for calls that store no record: a 409 does not mean a duplicate there. */
export const plainSentence = (error: unknown): string =>
  sentenceAs(isFailedWrite(error) ? "notDone" : "notLoaded", error);

/** The server's own sentence, else `outcome` with the reason. @param kept where the typed text stays after a failed save */
export function sentenceAs(outcome: Outcome, error: unknown, kept: "inputKept" | "inputInCell" = "inputKept"): string {
  if (!(error instanceof ServerError)) return words("programFailed");
  if (error.isStored === "unknown") return words("unknownStored");
  const own = ownSentence(error);
  if (own) return own;
  const said = words(outcome, { reason: reasonOf(error) });
  const isKept = outcome === "notSaved" && /offline|timeout|login/.test(error.kind);
  return isKept ? `${said}. ${words(kept)}` : `${said}.`;
}

const isFailedWrite = (error: unknown): boolean => error instanceof ServerError && error.isWrite;

/** Why a call failed, as the end of a sentence without its full stop: "немає зв'язку", or the server's own sentence. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ServerError)) return words("programFailed");
  const { kind, status, text, reference, isWrite } = error;
  if (kind !== "refused" && kind !== "status") return words(byKind[kind as "login"] ?? kind);
  const own = ownSentence(error);
  if (own) return own;
  if (text && isWrite) return words("dataError");
  if (status >= 500) return words("serverFailed", { reference: reference || status });
  const known = status === 404 && !isWrite ? "notThere" : byStatus[status as 403];
  return known
    ? words(known, { seconds: error.retryAfter ?? "" })
    : words("serverRefused", { reference: status || kind });
}

/**
 * Whether a record with this key already exists (R8-16). `judge` has turned a 409 for a request with If-Match into 412.
 */
const isDuplicate = (error: ServerError): boolean =>
  (error.status === 409 && error.isStored === "no") ||
  /duplicate key|\b23505\b|Duplicate entry '|UNIQUE constraint failed|\bE11000\b/i.test(error.text);

/** The host's replacements for a message in the current language (R1-20, R8-28). */
export function replaceWords(message: string): string {
  const { errors } = settings;
  const rules = errors[language()] ?? (language() === "ua" ? errors["uk"] : undefined);
  if (!Array.isArray(rules)) return message;
  for (const { match, text, full } of rules) {
    if (!match || !message.includes(match)) continue;
    if (full) return text;
    message = message.replaceAll(match, () => text);
  }
  return message;
}

/**
 * The server's message, translated where a dictionary knows it; "" without one. A sentence for people is shown as it is,
 * in every language, without the tags that only give it a look; a trace, a statement or a path is not (R8-14): it stays
 * in `detailsOf`.
 */
function ownSentence({ kind, text: given, spoken, isWrite }: ServerError): string {
  if (!given || (kind !== "refused" && kind !== "status")) return "";
  const known = translated(given);
  if (known) return replaceWords(known);
  const own = spoken ? spoken(given) : given;
  const text = own || given;
  if (!own && replaceWords(text) === text) return "";
  const isForeign = isWrite && language() !== "en" && !/[\u0400-\u04ff]/.test(text);
  return replaceWords(isForeign && settings.wording === "classic" ? `${words("dataError")}: ${text}` : text);
}

/** The server's own text when the words that the user reads do not hold it; "" otherwise. */
export const detailsOf = (error: unknown, shown = sentence(error)): string =>
  error instanceof ServerError && error.text && !shown.includes(error.text) ? error.text : "";
