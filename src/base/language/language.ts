import { settings } from "../settings.ts";

export type Language = "ua" | "ru" | "en";

/** The interface language for a code: ua, uk, uk-UA, ru_RU, en-GB, in any case (R1-08); undefined for other codes. */
export function toLanguage(text: unknown): Language | undefined {
  const code = /^\s*(ua|uk|ru|en)(?![a-z])/i.exec(typeof text === "string" ? text : "")?.[1]?.toLowerCase();
  return code === "uk" ? "ua" : (code as Language | undefined);
}

/** The language that the settings ask for; its phrases may still be loading. */
export const wantedLanguage = (): Language => toLanguage(settings.lang) ?? "ua";
