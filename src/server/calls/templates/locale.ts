import { logMistakeAt } from "../../../base/mistakes.ts";
import { parseJson } from "../../../base/json.ts";
import type { Language } from "../../../base/language/language.ts";
import { settings } from "../../../base/settings.ts";
import { isData, type Data } from "../../../base/data.ts";
import { request } from "../../client/client.ts";
import { templateOf } from "../../client/other-calls.ts";

/** The words that win over ours: those of the former product by setting `wording`, and the host's dictionary. */
export async function readWords(lang: Language): Promise<Record<string, string> | undefined> {
  const host = settings.urls["locale"] ? await readDictionary(lang) : undefined;
  if (settings.wording !== "classic") return host;
  const { classic } = await import("../../../base/language/classic.ts");
  return { ...classic[lang], ...host };
}

/**
 * The host's dictionary (R7.1-01) from the address in setting `urls.locale`, JSON or a script with one object literal, read
 * as data; undefined when the file is missing or unreadable. Nested keys get dots.
 */
export async function readDictionary(lang: Language): Promise<Record<string, string> | undefined> {
  const text = await textOf(lang);
  if (text === undefined) return undefined;
  // The reader of object literals loads only for a script.
  const data = parseJson(text) ?? (await import("./literal.ts")).readLiteral(text);
  if (isData(data)) return flat(data);
  logMistakeAt(
    "guides.html",
    `${templateOf("locale")} (${lang}): expected JSON or one object literal, found code; it was not run.`,
  );
  return undefined;
}

/** Undefined when there is no such file, or it cannot be read. */
const textOf = (lang: Language): Promise<string | undefined> =>
  request({ name: "locale", values: { lang } }).then(
    ({ data }) => data,
    () => undefined,
  );

function flat(data: Data, before = ""): Record<string, string> {
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) =>
      isData(value) ? Object.entries(flat(value, `${before}${key}.`)) : [[before + key, String(value)] as const],
    ),
  );
}
