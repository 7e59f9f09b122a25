/** The script tag of `vs.js` and the folder beside it (docs/hosts.md, §2). */

/**
 * The script tag that runs our code; where the browser does not say (injected, a module), the tag whose address ends in
 * vs.js.
 */
export function ownScript(): HTMLScriptElement | null {
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement && currentScript.src) return currentScript;
  const scripts = Document.prototype.getElementsByTagName.call(document, "script");
  return ([...scripts] as HTMLScriptElement[]).find(({ src }) => /\/vs\.js([?#]|$)/.test(src)) ?? null;
}

/** Base URL of the chunks: `data-chunks`, else the setting vue_form_cdn (R1-23), else the folder of the script. */
export function chunkBase(script: HTMLScriptElement | null): string {
  const settings = (window as { vsSettings?: { vue_form_cdn?: unknown } }).vsSettings;
  const named = script?.dataset["chunks"] ?? settings?.vue_form_cdn;
  const loaded = () => performance.getEntriesByType("resource").find(({ name }) => /\/vs\.js([?#]|$)/.test(name))?.name;
  const own = script?.src || loaded() || document.baseURI;
  return new URL(typeof named === "string" && named ? named.replace(/\/?$/, "/") : ".", own).href;
}
