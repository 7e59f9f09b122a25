/** Answers that are lists. */
import { isData, type Data } from "../../../base/data.ts";
import { refusalOf } from "./refusal.ts";
import type { Call } from "../call.ts";
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
  refusal: (data, call) =>
    isData(data) && namesOf(call).some((name) => hasList(data, name)) ? undefined : refusalOf(data),
  read: (data, call) => (data === "" || typeof data === "object" ? listsOf(namesOf(call), data) : undefined),
};

/** The names of the lists that the call asks for. */
function namesOf({ values }: Call): string[] {
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

/** A public key registered on the server. */
export interface Signer {
  kid: string;
  /** ISO. */
  created: string;
}

/** A list of keys; [] for any other answer, such as the answer to a POST. */
export const signers: Shape<Signer[]> = {
  body: "json",
  read: (data) =>
    (Array.isArray(data) ? data : []).filter(isData).map(({ kid, created }) => ({
      kid: String(kid),
      created: String(created ?? ""),
    })),
  fits: isData,
};
