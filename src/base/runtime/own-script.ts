/** The script tag of `vs.js` and the folder beside it (docs/hosts.md, §2). */
import { captured } from "./natives.ts";

/**
 * The script tag that runs our code; where the browser does not say (injected, a module), the tag whose address ends in
 * vs.js.
 */
export function ownScript(): HTMLScriptElement | null {
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement && currentScript.src) return currentScript;
  const scripts = captured.findAll<HTMLScriptElement>("script");
  return scripts.find(({ src }) => /\/vs\.js([?#]|$)/.test(src)) ?? null;
}

/** The settings that vs.js needs itself: those of the page's object and of its script tag. */
export const earlySettings = (script: HTMLScriptElement | null): Record<string, unknown> => ({
  ...(window as { vsSettings?: object }).vsSettings,
  ...(script?.dataset as object | undefined),
});

/** Base URL of the chunks: `data-chunks`, else the setting vue_form_cdn (R1-23), else the folder of the script. */
export function chunkBase(script: HTMLScriptElement | null): string {
  const { vue_form_cdn, chunks: named = vue_form_cdn } = earlySettings(script);
  const loaded = () =>
    window.performance.getEntriesByType?.("resource").find(({ name }) => /\/vs\.js([?#]|$)/.test(name))?.name;
  const own = script?.src || loaded() || document.baseURI;
  // A page's own `URL` matters only where the folder is named.
  return typeof named === "string" && named
    ? new URL(named.replace(/\/?$/, "/"), own).href
    : own.replace(/[^/]*([?#].*)?$/, "");
}
