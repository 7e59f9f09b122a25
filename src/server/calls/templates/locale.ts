import { logMistake } from "../../../base/mistakes.ts";
import { parseJson } from "../../../base/json.ts";
import type { Language } from "../../../base/language/language.ts";
import { isData, type Data } from "../../../base/data.ts";
import { settings } from "../../../base/settings.ts";
import { request } from "../../client/client.ts";

/**
 * The host's dictionary (R7.1-01): /localejs/{lang}.json, else /localejs/{lang}.js read as data; undefined when both are
 * missing (a 404 is not reported). Setting `localejs`: "js" or "json" requests only that file, false requests neither.
 * Nested keys are joined with dots.
 */
export async function readDictionary(lang: Language): Promise<Record<string, string> | undefined> {
  const { localejs } = settings;
  if (!localejs) return undefined;
  const json = localejs === "js" ? undefined : await textOf("localeJson", lang);
  const text = json ?? (localejs === "json" ? undefined : await textOf("locale", lang));
  if (text === undefined) return undefined;
  // A script that holds one object literal is read as data; the reader is loaded lazily.
  const data = parseJson(text) ?? (await import("./literal.ts")).readLiteral(text);
  if (isData(data)) return flat(data);
  logMistake(
    `/localejs/${lang}: expected JSON or one object literal, found code; it was not run. See docs/guide.md, Languages.`,
  );
  return undefined;
}

/** Undefined when the request fails, for example because the file does not exist. */
const textOf = (name: "locale" | "localeJson", lang: Language): Promise<string | undefined> =>
  request({ name, values: { lang } }).then(
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
