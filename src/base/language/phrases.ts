/** Imports of the phrases, one file per language; only the current language is loaded. */
import type { Language } from "./language.ts";

export const phrases: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  ua: () => import("./phrases/ua.ts"),
  ru: () => import("./phrases/ru.ts"),
  en: () => import("./phrases/en.ts"),
};
