/** Answers that are lists. */
import { isData, type Data } from "../../../base/data.ts";
import type { CallParts } from "../call-parts.ts";
import type { Shape } from "./shape.ts";

/**
 * Option lists by name, as the server sent them; also the keys `multi` and `lang` when the server sent these flags
 * (R7.2-01).
 */
export type Lists = Record<string, unknown>;

/**
 * An object whose keys are list names ({name} or {name}json), optionally with flags `multi`, `lang`; or one bare list.
 */
export const options: Shape<Lists> = {
  kind: "read",
  body: "json",
  // A list may be called `error` or `ok`.
  mayRefuse: (data, call) => (isData(data) && namesOf(call).some((name) => hasList(data, name)) ? undefined : data),
  read: (data, call) => (data === "" || typeof data === "object" ? listsOf(namesOf(call), data) : undefined),
};

/** The names of the lists that the call asks for. */
function namesOf({ values }: CallParts): string[] {
  const names = values?.["names"] ?? values?.["name"] ?? [];
  return Array.isArray(names) ? names.map(String) : [String(names)];
}

const hasList = (data: Data, name: string): boolean => typeof (data[name] ?? data[`${name}json`]) === "object";

function listsOf(names: string[], data: unknown): Lists {
  const answer: Data = isData(data) ? data : {};
  const { multi, lang } = answer;
  const found: Lists = { ...(multi !== undefined && { multi }), ...(lang !== undefined && { lang }) };
  for (const name of names) {
    const list = answer[name] ?? answer[`${name}json`];
    if (list !== undefined) found[name] = list;
  }
  const [only] = names;
  if (names.length === 1 && only && found[only] === undefined) {
    const others = Object.entries(answer).filter(([key]) => key !== "multi" && key !== "lang");
    const list = Array.isArray(data) ? data : others.length === 1 && others[0]![1];
    if (typeof list === "object" && list) found[only] = list;
  }
  return found;
}
