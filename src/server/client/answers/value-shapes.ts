/** Answers that are a single value, or that only confirm the call. */
import { isData, type Data } from "../../../base/data.ts";
import { bareId, idIn } from "./saved.ts";
import type { Shape } from "./shape.ts";

/**
 * `{ message, tag, redirect, reload, error, download }`; any other JSON and short texts are passed on unchanged
 * (R3.9-16).
 */
export const reply: Shape = {
  kind: "write",
  body: "json",
  read: (data) => (typeof data === "string" && (/^[<{["]/.test(data) || isFailureOfPhp(data)) ? undefined : data),
  fits: (data) =>
    isData(data) &&
    Object.keys(data).some((key) => /^(message|tag|redirect|reload|error|errors|download|success|ok)$/.test(key)),
};

const isFailureOfPhp = (text: string): boolean =>
  /^(PHP )?(Fatal error|Parse error|Warning|Notice|Deprecated|Strict Standards|(Catchable|Recoverable) fatal error): /.test(
    text,
  );

/** Any answer: only failures matter. */
export const nothing: Shape<null> = { kind: "write", body: "json", mayRefuse: () => undefined, read: () => null };

/** An id, `{ id }`, or the first field that is not a word about the call; "" when the answer has no id. */
export const newId: Shape<string> = {
  kind: "write",
  body: "json",
  read(data, { query }) {
    const table = String(query?.["table"] ?? "");
    const row: unknown = Array.isArray(data) ? data[0] : data;
    const id = isData(row) ? idIn(row, table) : row === "" || row === null ? "" : bareId(row);
    return isData(data) || Array.isArray(data) ? String(id ?? "") : id === undefined ? undefined : String(id);
  },
  fits: (data) => isData(data) && idIn(data, "") !== undefined,
};

/** The id of a new list entry: bare, `{ id }`, `{ key }`, the first field, or a row; "" when the answer has no id. */
export const newOption: Shape<string> = {
  ...newId,
  read(data, call, text) {
    const row: unknown = Array.isArray(data) ? data[0] : data;
    const isJson = Array.isArray(data) || text.trimStart().startsWith('"');
    if (!isData(row)) return isJson ? plain(row) : newId.read(data, call, text);
    return plain(row["id"] ?? row["key"] ?? idIn(row, ""));
  },
};
const plain = (id: unknown): string => (typeof id === "string" || typeof id === "number" ? String(id) : "");

/** true (free) or false, or the taken values as a list or as rows; also wrapped in `{ unique }`. */
export const free: Shape<boolean> = {
  kind: "read",
  body: "json",
  read: (data, call) => freeIn(data, String(call.values?.["value"] ?? call.query?.["value"] ?? "")),
};
function freeIn(answer: unknown, value: string): boolean | undefined {
  if (typeof answer === "boolean") return answer;
  if (Array.isArray(answer))
    return !answer.some((one: unknown) => String(isData(one) ? Object.values(one)[0] : one) === value);
  return isData(answer) ? freeIn(answer["unique"], value) : undefined;
}

/** Rows: a list of objects, also in `{ rows }` or `{ data }`; an empty answer is an empty list. */
export const rows: Shape<Data[]> = {
  kind: "read",
  body: "json",
  read(data) {
    const found = isData(data) ? (data["rows"] ?? data["data"]) : data === "" || data === null ? [] : data;
    return Array.isArray(found) ? found.filter(isData) : undefined;
  },
  fits: (data) => isData(data) && Array.isArray(data["rows"] ?? data["data"]),
};

/** A number, or an object or one-row array that holds it; null when there is no rating yet. */
export const rating: Shape<number | null> = {
  body: "json",
  read(data) {
    const row: unknown = Array.isArray(data) ? data[0] : data;
    const value = isData(row) ? (row["value"] ?? row["rating"]) : row;
    const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
    if (typeof number === "number" && Number.isFinite(number)) return number;
    return typeof data === "string" && data !== "" ? undefined : null;
  },
  fits: (data) => isData(data) && ("value" in data || "rating" in data),
};

/** The same, for the call that sets it. */
export const rate: Shape<number | null> = { ...rating, kind: "write" };

/** A text, or an object with `challenge`; "" without a challenge. */
export const challenge: Shape<string> = {
  kind: "read",
  body: "json",
  read(data) {
    const found = isData(data) ? data["challenge"] : data;
    return typeof found === "string" ? found : "";
  },
};

/** A file, unchanged. */
export const file: Shape<Blob> = { kind: "read", body: "bytes", tries: 1, signIn: "never", read: () => undefined };

/** A list, an object that holds the list under any key, or a single suggestion. */
export const suggestions: Shape<unknown[]> = {
  kind: "read",
  body: "json",
  read(data) {
    if (data === "" || data === null) return [];
    if (Array.isArray(data)) return data;
    if (!isData(data)) return undefined;
    if ("text" in data) return [data];
    const usual = ["data", "items", "results", "rows", "list"].map((name) => data[name]);
    return [...usual, ...Object.values(data)].find(Array.isArray) ?? [];
  },
};
