import { natives } from "../runtime/runtime.ts";
import { createInstance } from "i18next";
import { toLanguage, wantedLanguage, type Language } from "./language.ts";
import { isData } from "../data.ts";
import { phrases as chunks } from "./phrases.ts";
import type ua from "./phrases/ua.ts";
import { settingsStore } from "../settings.ts";
import { store } from "../store.ts";

type Singular<Key> = Key extends `${infer Name}_${"one" | "few" | "many" | "other"}` ? Name : Key;
/** Key of a phrase; a phrase with `count` has four keys (`_one`, `_few`, `_many`, `_other`). */
export type PhraseKey = Singular<keyof typeof ua>;
type Phrases = Record<string, string>;

/** Notifies listeners when words change: another language, or the host's dictionary was loaded. */
export const languageStore = store();

const words = createInstance();
// Phrases are shown as textContent, so values are not escaped; a value never refers to another phrase.
void words.init({
  lng: "uk",
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  defaultNS: "host",
  fallbackNS: "own",
  initAsync: false,
  resources: {},
  interpolation: { escapeValue: false, prefix: "{", suffix: "}", nestingPrefix: "\0", formatSeparator: "\0" },
});

/** The language whose words are shown, and the one that was asked for last: its words may still be loading. */
let shown: Language = wantedLanguage();
let wanted = shown;
let readDictionary: ((language: Language) => Promise<Phrases | undefined>) | undefined;
const loads: Partial<Record<Language, Promise<void>>> = {};

/** The language code of browsers, for Intl and the `lang` attribute of our elements (R1-08). */
const localeOf = (language: Language): "uk" | "ru" | "en" => (language === "ua" ? "uk" : language);

/** The interface language: the setting (R1-18), else ua (R9.9-02). It changes when the words of another are there. */
export const language = (): Language => shown;
/** The same for Intl and `lang`: uk, ru or en. */
export const locale = (): "uk" | "ru" | "en" => localeOf(language());

/** A phrase in the current language; wait for `phrasesReady` first. `{name}` takes params, `count` the plural form. */
export function t(key: PhraseKey, params?: Record<string, unknown>): string {
  const lng = locale();
  const say = () => words.t(key, { lng, replace: params ?? {}, count: params?.["count"] as number });
  if (params && !areCounts(params)) return say();
  const asked = lng + key + (params ? natives.json(params) : "");
  if (!said.has(asked)) said.set(asked, say());
  return said.get(asked)!;
}
const areCounts = (params: Record<string, unknown>): boolean =>
  Object.keys(params).every((name) => typeof params[name] === "number");
/**
 * Cache of phrases without params or with numbers only: i18next looks through options, plurals and contexts on each
 * call.
 */
const said = new Map<string, string>();

/**
 * Registers the phrases of one part of the program in all languages. @returns the part's own `t`. The site's dictionary
 * wins over these phrases too, so their keys begin with the part's name.
 */
export function ownWords<Key extends string>(
  table: Record<Language, Record<Key, string>>,
): (key: Key, params?: Record<string, unknown>) => string {
  for (const code of Object.keys(table) as Language[]) add(code, table[code]);
  return (key, params) => t(key as unknown as PhraseKey, params);
}

/** The words for the code of a problem or remark, which may be a phrase of any part. */
export const phraseOf = (code: string, params?: Record<string, unknown>): string => t(code as PhraseKey, params);

/** The words for a text that is a phrase key of ours or of the host's dictionary; undefined for any other text. */
export function translated(text: string): string | undefined {
  const asked = locale() + text;
  if (!known.has(asked)) known.set(asked, words.exists(text, { lng: locale() }) ? t(text as PhraseKey) : undefined);
  return known.get(asked);
}
/** Cache of texts that may be phrase keys: i18next looks through languages and fallbacks on each call. */
const known = new Map<string, string | undefined>();

/** Fulfilled when the words of the current language are there; rejected when their file did not load (call it again then). */
export const phrasesReady = (): Promise<void> => phrasesOf(language());

function phrasesOf(code: Language): Promise<void> {
  return (loads[code] ??= chunks[code]().then(
    ({ default: phrases }) => {
      add(code, phrases);
      void merge(code);
    },
    (error: unknown) => {
      delete loads[code];
      throw error;
    },
  ));
}

/**
 * Switches the words at run time; what shows them listens to `languageStore`. Unknown codes change nothing, and of several
 * languages the one that was asked for last stays. @throws when its words cannot be loaded: the old ones stay
 */
export async function setLanguage(code: string): Promise<void> {
  const asked = toLanguage(code) ?? wanted;
  wanted = asked;
  try {
    await phrasesOf(asked);
  } catch (error) {
    if (wanted === asked) wanted = shown;
    throw error;
  }
  if (wanted !== asked) return;
  shown = asked;
  languageStore.tell();
}

/**
 * Sets the function that reads the host's /localejs dictionary (R7.1-01): called once per language, never awaited; its
 * words win over ours.
 */
export function takeDictionary(read: (language: Language) => Promise<Phrases | undefined>): void {
  readDictionary = read;
  for (const code of Object.keys(loads) as Language[]) void merge(code);
}

/**
 * A title of a schema (R3.6-02): a text, a phrase key of ours or of /localejs, or `{ ua | uk, ru, en }`, of which the
 * current language is taken, else ua, else any other.
 */
export function titleOf(title: unknown, fallback = ""): string {
  if (typeof title === "string") return title === "" ? fallback : (translated(title) ?? title);
  if (isData(title)) {
    const all = [title[language()], title[locale()], title["ua"], title["uk"], ...Object.values(title)];
    return String(all.find((one) => typeof one === "string" && one !== "") ?? fallback);
  }
  return typeof title === "number" ? String(title) : fallback;
}

/** The host's words stand apart, so that they win over phrases that are loaded later, and can be replaced. */
async function merge(code: Language): Promise<void> {
  const dictionary = await readDictionary?.(code);
  if (!dictionary && !words.hasResourceBundle(localeOf(code), "host")) return;
  words.removeResourceBundle(localeOf(code), "host");
  add(code, dictionary ?? {}, "host");
  languageStore.tell();
}

function add(code: Language, phrases: Phrases, place = "own"): void {
  said.clear();
  known.clear();
  // a copy would use the page's JSON
  words.addResourceBundle(localeOf(code), place, phrases, false, true, { skipCopy: true });
}

let setting = wanted;
settingsStore.listen(() => {
  const asked = wantedLanguage();
  if (asked === setting) return;
  setting = asked;
  // Nothing is shown before the first words are asked for.
  if (loads[shown]) void setLanguage(asked).catch(() => {});
  else shown = wanted = asked;
});
