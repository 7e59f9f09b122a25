import type { Language } from "../base/language.ts";
import { isData } from "../base/path.ts";
import { settings } from "../base/settings.ts";
import { request } from "./client.ts";
import { ServerError } from "./errors.ts";
import { readLiteral } from "./literal.ts";

/**
 * The host's dictionary (R7.1-01): /localejs/{lang}.json, else /localejs/{lang}.js read as data; undefined when there is
 * none (one quiet 404 each; setting `localejs` "js" or "json" asks for one only, false for none). Nested keys get dots.
 */
export async function readDictionary(language: Language): Promise<Record<string, string> | undefined> {
  const { localejs } = settings;
  const names =
    localejs === false
      ? []
      : localejs === "js"
        ? (["locale"] as const)
        : localejs === "json"
          ? (["localeJson"] as const)
          : (["localeJson", "locale"] as const);
  for (const name of names) {
    const text = await read(name, language);
    if (text === undefined) continue;
    const data = readLiteral(text);
    if (isData(data)) return flat(data);
    console.error(
      `/localejs/${language}: expected JSON or one object literal, found code; it was not run. See README, Languages.`,
    );
  }
  return undefined;
}

async function read(name: "locale" | "localeJson", lang: Language): Promise<string | undefined> {
  try {
    return (await request({ name, values: { lang }, accept: "html", isRecord: true })).text;
  } catch (error) {
    if (error instanceof ServerError) return undefined;
    throw error;
  }
}

function flat(data: object, before = ""): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [key, value] of Object.entries(data))
    if (isData(value)) Object.assign(found, flat(value, `${before}${key}.`));
    else if (typeof value === "string" || typeof value === "number") found[before + key] = String(value);
  return found;
}
