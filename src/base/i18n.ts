import { createInstance } from "i18next";
import { localeOf, toLanguage, type Language } from "./language.ts";
import { isData } from "./path.ts";
import type ua from "./phrases/ua.ts";
import { settings, settingsStore } from "./settings.ts";
import { store } from "./store.ts";

type Singular<Key> = Key extends `${infer Name}_${"one" | "few" | "many" | "other"}` ? Name : Key;
/** A phrase of ours; those with `count` stand as four keys (`_one`, `_few`, `_many`, `_other`). */
export type PhraseKey = Singular<keyof typeof ua>;
type Phrases = Record<string, string>;

/** Told when words change: another language, the host's dictionary, phrases of a field folder. */
export const languageStore = store();

const chunks: Record<Language, () => Promise<{ default: Phrases }>> = {
  ua: () => import("./phrases/ua.ts"),
  ru: () => import("./phrases/ru.ts"),
  en: () => import("./phrases/en.ts"),
};
const words = createInstance();
// Texts go to textContent, so nothing is escaped; a value never refers to another phrase.
void words.init({
  lng: "uk",
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  resources: {},
  interpolation: { escapeValue: false, prefix: "{", suffix: "}", nestingPrefix: "\0", formatSeparator: "\0" },
});

let chosen: Language | undefined;
let readDictionary: ((language: Language) => Promise<Phrases | undefined>) | undefined;
const loads: Partial<Record<Language, Promise<void>>> = {};
/** What each word came from, the weaker first: a dictionary of the host wins over phrases that come later. */
const dictionaries: Partial<Record<Language, Phrases>> = {};

/** The interface language: what `setLanguage` chose, else the setting (R1-18), else ua (R9.9-02). */
export const language = (): Language => chosen ?? toLanguage(settings.lang) ?? "ua";
/** The same for Intl and `lang`: uk, ru or en. */
export const locale = (): "uk" | "ru" | "en" => localeOf(language());

/** A phrase in the current language, once `phrasesReady` is fulfilled; `{name}` takes params, `count` the plural form. */
export function t(key: PhraseKey, params?: Record<string, unknown>): string {
  return words.t(key, { lng: locale(), replace: params ?? {}, count: params?.["count"] as number });
}

/** Whether a text is a phrase of ours or of the host's dictionary, and its words then. */
export function translated(text: string): string | undefined {
  return words.exists(text, { lng: locale() }) ? t(text as PhraseKey) : undefined;
}

/** Fulfilled when the current language's phrases are there; rejected when their chunk did not load (ask again then). */
export function phrasesReady(): Promise<void> {
  const asked = language();
  return (loads[asked] ??= load(asked).catch((error: unknown) => {
    delete loads[asked];
    throw error;
  }));
}

/** Switches the words at run time; what shows them listens to `languageStore`. Unknown codes change nothing. */
export async function setLanguage(code: string): Promise<void> {
  const before = chosen;
  chosen = toLanguage(code) ?? before;
  await phrasesReady().catch((error: unknown) => {
    chosen = before;
    throw error;
  });
  languageStore.tell();
}

/** Who reads the host's /localejs dictionary (§7.1): asked once a language, nobody waits for it, its words win. */
export function useDictionary(read: (language: Language) => Promise<Phrases | undefined>): void {
  readDictionary = read;
  for (const loaded of Object.keys(loads) as Language[]) void merge(loaded);
}

/** Adds a field folder's own phrases, in all three languages. */
export function addPhrases(phrases: Record<Language, Phrases>): void {
  for (const code of Object.keys(phrases) as Language[]) add(code, phrases[code]);
}

/**
 * A title of a schema (R3.6-02): a text, a phrase key of ours or of /localejs, or `{ ua | uk, ru, en }`, where the
 * current language, then ua, then any stands in for one that is missing.
 */
export function titleOf(title: unknown, fallback = ""): string {
  if (typeof title === "string") return title === "" ? fallback : (translated(title) ?? title);
  if (isData(title)) {
    const all = [title[language()], title[locale()], title["ua"], title["uk"], ...Object.values(title)];
    return String(all.find((one) => typeof one === "string" && one !== "") ?? fallback);
  }
  return typeof title === "number" ? String(title) : fallback;
}

async function load(code: Language): Promise<void> {
  add(code, (await chunks[code]()).default);
  void merge(code);
}

async function merge(code: Language): Promise<void> {
  const dictionary = await readDictionary?.(code);
  if (!dictionary) return;
  dictionaries[code] = dictionary;
  add(code, {});
  languageStore.tell();
}

const add = (code: Language, phrases: Phrases) =>
  words.addResourceBundle(localeOf(code), "translation", { ...phrases, ...dictionaries[code] }, false, true);

let shown = language();
settingsStore.listen(() => {
  if (language() === shown) return;
  const isUsed = loads[shown];
  shown = language();
  if (isUsed) void phrasesReady().then(languageStore.tell);
});
