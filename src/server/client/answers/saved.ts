import { isData, type Data } from "../../../base/data.ts";
import { idKey } from "../id-key.ts";
import type { Answer } from "./answer.ts";
import { rowIn } from "./envelope.ts";
import type { Shape } from "./shape.ts";
import type { CallParts } from "../call-parts.ts";

type Id = string | number;

/** The result of a write (R3.9-15). */
export interface Saved {
  /** "" when the answer has no id. */
  id: string;
  answer: unknown;
  noSavedMessage: boolean;
  redirect: string | undefined;
  etag: string | null;
}

/** Reads the answer of any call as the answer to a write. */
export function savedOf({ data, etag }: Pick<Answer, "data" | "etag">, table: string): Saved {
  return { ...replyOf(rowIn(data), table), etag };
}

/** `{ id | first field, noSavedMessage?, redirect?, error? }`, a bare id, an empty 2xx. */
export const saved: Shape<Omit<Saved, "etag">> = {
  kind: "write",
  body: "json",
  // A saved row may have columns called `error` or `ok`: values that were sent and come back with an id are not a refusal.
  mayRefuse: (data, call) => (isData(data) ? withoutEcho(data, call.body, idKey(tableOf(call))) : data),
  read(data, call) {
    const hasColumn = isData(call.body) && "data" in call.body;
    const answer = hasColumn && isData(data) ? data : rowIn(data);
    const isReadable = typeof answer === "string" ? answer === "" || bareText.test(answer) : !isNothing(answer);
    return isReadable ? replyOf(answer, tableOf(call)) : undefined;
  },
  fits(data, call) {
    const answer = rowIn(data);
    return isData(answer) && (idIn(answer, tableOf(call)) !== undefined || Object.keys(answer).some(isWord));
  },
};

/**
 * A saved row (an answer with an id) without the columns that repeat values sent with the save; other answers are
 * unchanged.
 */
function withoutEcho(answer: Data, sent: unknown, idName: string): Data {
  if (!isData(sent) || !(idName in answer || "id" in answer)) return answer;
  const isEcho = (key: string) => key in sent && String(sent[key]) === String(answer[key]);
  return Object.fromEntries(Object.entries(answer).filter(([key]) => !isEcho(key)));
}

const tableOf = ({ values, query }: CallParts): string => String(values?.["table"] ?? query?.["table"] ?? "");

function replyOf(answer: unknown, table: string): Omit<Saved, "etag"> {
  const reply = isData(answer) ? answer : {};
  const redirect = reply["redirect"];
  return {
    id: String((isData(answer) ? idIn(answer, table) : bareId(answer)) ?? ""),
    answer,
    noSavedMessage: !!reply["noSavedMessage"],
    redirect: typeof redirect === "string" && redirect ? redirect : undefined,
  };
}

/** The id in an answer, else its first field that is not a word about the call (`message`, `status` …). */
export function idIn(answer: Data, table: string): Id | undefined {
  const known = bareId(answer[idKey(table)]) ?? bareId(answer["id"]);
  const first = Object.keys(answer).find((key) => !isWord(key) && key !== "data");
  return known ?? (first === undefined ? undefined : bareId(answer[first]));
}

/** A property that tells of the call, such as `message` or `ok`. */
export const isWord = (key: string): boolean =>
  /^(noSavedMessage|redirect|error|errors|message|success|ok|status|code)$/.test(key);

/** What servers send when they have found or changed nothing. */
const isNothing = (answer: unknown): boolean => answer === false || answer === null || answer === 0;

/** Text without white space and markup; excludes the beginning of truncated JSON. */
const bareText = /^[^\s<>[{"][^\s<>]{0,199}$/;
/** A number, or a text without white space and markup that does not just say "success" (ok, saved …). */
export const bareId = (value: unknown): Id | undefined =>
  typeof value === "number" ||
  (typeof value === "string" && bareText.test(value) && !/^(ok|success|saved|true|done)$/i.test(value))
    ? value
    : undefined;
