/** The errors by field in a refusal of the server, in the shapes of common frameworks (docs/protocol.md, Errors by field). */
import { isData, type Data } from "../../../base/data.ts";
import { ServerError } from "../server-error.ts";
import { cleanText } from "./refusal.ts";

/** One message for a field. */
export interface FieldError {
  /** The name of the field as the server gives it, one part for each level; empty when the message is about the whole form. */
  path: readonly string[];
  text: string;
}

/** More messages of one answer are dropped. */
const mostErrors = 200;
/** Deeper levels of an answer are not read. */
const deepest = 8;
/** Properties that hold the list of errors, the first that is there. */
const lists = [
  "errors",
  "fieldErrors",
  "field_errors",
  "violations",
  "invalid-params",
  "invalid_params",
  "detail",
  "details",
];
/** Properties of one error that name its field, and that hold its message. */
const pathNames = [
  "field",
  "path",
  "pointer",
  "propertyPath",
  "loc",
  "param",
  "parameter",
  "attribute",
  "property",
  "name",
  "key",
];
const textNames = ["message", "detail", "msg", "defaultMessage", "reason", "description", "title", "error"];
/** Names in an answer that describe the failure as a whole. */
const describing = new Set([
  "message",
  "msg",
  "error",
  "errors",
  "detail",
  "status",
  "statusCode",
  "exception",
  "code",
]);
/** Names under which frameworks put messages about the whole form: Django, Rails. */
const whole = new Set(["", "_", "*", "$", "base", "__all__", "non_field_errors", "nonFieldErrors", "form"]);
/** Envelopes around the names of fields: JSON:API, FastAPI, Laravel. */
const envelopes = new Set(["data", "attributes", "body", "query", "#"]);

/** All messages for fields in a failed call; [] without any. */
export const errorsByField = (error: unknown): FieldError[] =>
  error instanceof ServerError
    ? fieldErrorsOf(error.data, error.kind === "status" ? error.status < 500 : saysRefused(error)).flatMap((one) => {
        const text = error.spoken?.(one.text) ?? one.text;
        return text ? { ...one, text } : [];
      })
    : [];
const saysRefused = ({ kind, data }: ServerError): boolean =>
  kind === "refused" && isData(data) && ["error", "success", "ok"].some((name) => name in data);

/**
 * All messages for fields in the data of an answer; [] without any.
 * @param isFailed the status is 4xx, or the answer says so: then an object of texts or lists of texts (Django REST)
 *   counts as errors too
 */
export function fieldErrorsOf(data: unknown, isFailed: boolean): FieldError[] {
  const found: FieldError[] = [];
  if (Array.isArray(data)) {
    if (isFailed && data.every(isData)) collect(data, [], found);
  } else if (isData(data)) {
    const named = listIn(data) ?? (isData(data["error"]) ? listIn(data["error"]) : undefined);
    if (Array.isArray(named)) collect(named, [], found);
    else if (named) collectFields(named, [], found);
    else if (isFailed) collectBare(data, found);
  }
  return found.map(({ path, text }) => ({ path: trimmed(path), text }));
}

/** Errors as an object or a list; a text in `detail` or `errors` is a message, not a list. */
function listIn(data: Data): Data | unknown[] | undefined {
  const found = lists.map((name) => data[name]).find((one) => Array.isArray(one) || isData(one));
  return found as Data | unknown[] | undefined;
}

/** Django REST: `{ field: ["text"] }`, `{ field: [{ … }] }` for nested rows, `{ field: { … } }` for a nested form. */
const isBare = (value: unknown): boolean =>
  (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "string" || isData(one))) ||
  (isData(value) && Object.values(value).some(isBare));

/**
 * A text is a field's only where nothing describes the failure as a whole: `{ code: "E1", message: "…" }`. A list of
 * messages is about the whole form (Nest).
 */
function collectBare(data: Data, found: FieldError[]): void {
  const isDescribed = Object.keys(data).some((name) => describing.has(name));
  for (const [name, value] of Object.entries(data)) {
    const isText = typeof value === "string" && value !== "" && !isDescribed;
    if (isBare(value) || isText) collect(value, name === "message" || name === "msg" ? [] : [name], found);
  }
}

function collect(given: unknown, path: readonly string[], found: FieldError[]): void {
  if (found.length >= mostErrors || path.length > deepest) return;
  if (typeof given === "string") add(given, path, found);
  else if (Array.isArray(given)) given.forEach((one: unknown, at) => collectItem(one, at, path, found));
  else if (isData(given)) {
    const { message, msg, detail, defaultMessage } = given;
    const text = [message, msg, detail, defaultMessage].find((one): one is string => typeof one === "string");
    if (text) add(text, path, found);
    else collectFields(given, path, found);
  }
}

/** An item of a list: a text, an error with or without its field, or the errors of one row by field. */
function collectItem(one: unknown, at: number, path: readonly string[], found: FieldError[]): void {
  const text = isData(one) ? textIn(one) : "";
  if (!isData(one)) collect(one, path, found);
  else if (text) add(text, [...path, ...(pathIn(one) ?? [])], found);
  else collectFields(one, path.length ? [...path, String(at)] : path, found);
}

/** Errors by the names of fields. */
function collectFields(given: Data, path: readonly string[], found: FieldError[]): void {
  for (const [name, value] of Object.entries(given)) collect(value, [...path, ...partsOf(name)], found);
}

const textIn = (error: Data): string =>
  textNames.map((name) => error[name]).find((one): one is string => typeof one === "string" && one !== "") ?? "";

/** The parts of the field's name; undefined when the error names none. JSON:API has it below `source`. */
function pathIn(error: Data): string[] | undefined {
  const { source } = error;
  const all = isData(source) ? { ...error, ...source } : error;
  for (const name of pathNames) {
    const value = all[name];
    if (Array.isArray(value) && value.every((one) => typeof one === "string" || typeof one === "number"))
      return value.map(String);
    if (typeof value === "string") return partsOf(value);
  }
  return undefined;
}

/** "address.city", "rows[0][name]", "$.price", "/data/attributes/title" → parts. */
export function partsOf(name: string): string[] {
  const text = name.slice(0, 1000);
  if (/^#?\//.test(text))
    return text
      .replace(/^#?\//, "")
      .split("/")
      .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  return text.split(/[.[\]"']+/).filter((part) => part !== "" && part !== "$");
}

/** Without envelopes in front; nothing for the whole form. */
function trimmed(path: readonly string[]): readonly string[] {
  let from = 0;
  while (from < path.length - 1 && envelopes.has(path[from]!)) from++;
  const rest = path.slice(from);
  return rest.length <= 1 && whole.has(rest[0] ?? "") ? [] : rest;
}

function add(text: string, path: readonly string[], found: FieldError[]): void {
  const words = cleanText(text);
  if (words && found.length < mostErrors) found.push({ path, text: words });
}
