/** The script tag of `vs.js` and the folder beside it (HOSTS.md §2). */

/** The tag that runs us; where that is unknown (injected, a module), the one whose address ends in vs.js. */
export function ownScript(): HTMLScriptElement | null {
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement && currentScript.src) return currentScript;
  const scripts = Document.prototype.getElementsByTagName.call(document, "script");
  return ([...scripts] as HTMLScriptElement[]).find(({ src }) => /\/vs\.js([?#]|$)/.test(src)) ?? null;
}

/** Where chunks lie: `data-chunks`, the setting vue_form_cdn (R1-23), else the folder of the script. */
export function chunkBase(script: HTMLScriptElement | null): string {
  const settings = (window as { vsSettings?: { vue_form_cdn?: unknown } }).vsSettings;
  const named = script?.dataset["chunks"] ?? settings?.vue_form_cdn;
  const loaded = () => performance.getEntriesByType("resource").find(({ name }) => /\/vs\.js([?#]|$)/.test(name))?.name;
  const own = script?.src || loaded() || document.baseURI;
  return new URL(typeof named === "string" && named ? named.replace(/\/?$/, "/") : ".", own).href;
}
