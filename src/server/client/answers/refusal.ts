import { isData, type Data } from "../../../base/data.ts";
import { isAboutCall, rowIn } from "./envelope.ts";

/** The server's message when a 2xx answer refuses the call (R3.9-15); undefined when the call was accepted. */
export function refusalOf(data: unknown): string | undefined {
  if (!isData(data)) return typeof data === "string" && /^\s*error:/i.test(data) ? wordsOf(data, "") : undefined;
  const { error } = data;
  const isRefused =
    (error && error !== "0") ||
    data["success"] === false ||
    data["ok"] === false ||
    hasErrors(data) ||
    saysFailed(data);
  return isRefused ? wordsOf(data, "") : undefined;
}

/**
 * What the answer to a write tells: a refusal also counts inside a list of one, `{ data }`, `{ d }` or JSON text, unless
 * it is a row; a text that only says "error" is a refusal, not an id.
 */
export function toldIn(data: unknown): unknown {
  if (typeof data === "string" && /^(error|fail(ed|ure)?|помилка|ошибка)[.!]*$/i.test(data)) return { error: data };
  const inner = rowIn(isData(data) && Object.keys(data).join() === "d" ? data["d"] : data);
  const isInner =
    refusalOf(data) === undefined && isData(inner) && isAboutCall(inner) && refusalOf(inner) !== undefined;
  return isInner ? inner : data;
}

/**
 * Whether an answer that only describes the call says in other spellings that it failed: `success` or `ok` is 'false' or
 * 0, `status` is 'error' or 'fail', `errors` is a text.
 */
const saysFailed = (data: Data): boolean =>
  isAboutCall(data) &&
  ((typeof data["errors"] === "string" && data["errors"] !== "") ||
    /^(error|fail(ed|ure)?)$/i.test(String(data["status"])) ||
    [data["success"], data["ok"]].some((value) => /^(false|0)$/i.test(String(value))));

/** `errors` by field or as a list, without an id: the record was not stored. */
const hasErrors = ({ errors, id }: Data): boolean =>
  !id && typeof errors === "object" && Object.keys(errors ?? {}).length > 0;

/**
 * The server's message in a refusal or failure: `error`, `message`, `msg`, `detail`, `title` or a short text; "" without any.
 */
export function wordsOf(data: unknown, text: string): string {
  if (!isData(data)) return Array.isArray(data) ? "" : ownWords(typeof data === "string" ? data : text);
  for (const value of [data["error"], data["message"], data["msg"], data["detail"], data["title"]]) {
    const words = isData(value) ? value["message"] : value;
    const own = typeof words === "string" && ownWords(words);
    if (own) return own;
  }
  return typeof data["errors"] === "string" ? ownWords(data["errors"]) : "";
}

/** The names of statuses, which servers and frameworks send in place of a message. */
const statusName =
  /^(\d+ )?(bad request|forbidden|not found|(request entity|payload|content) too large|too many requests|internal server error)\W*$/i;
function ownWords(text: string): string {
  const words = cleanText(text);
  return statusName.test(words) ? "" : words;
}

/** Cleans a message of the server: removes a leading 'error:', "" for markup, at most 500 characters. */
export function cleanText(text: string): string {
  const plain = /^\s*</.test(text) ? "" : text.trim().replace(/^error:\s*/i, "");
  return plain.length > 500 ? `${plain.slice(0, 500)}…` : plain;
}
