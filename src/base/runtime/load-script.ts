/**
 * The only way to load a script of another host: only addresses named by a setting (R7.7-02), each once per page, with
 * the nonce of our own script tag.
 */
import { pageOrigin } from "./document.ts";
import { ownScript } from "./own-script.ts";
import { safeUrl } from "../url.ts";

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(text: string): string },
  ): { createScriptURL(text: string): string };
}
const loads = new Map<string, Promise<void>>();
let policy: ReturnType<Policies["createPolicy"]> | undefined;

/**
 * Rejects when the browser or the page's policy refuses the script; the next call tries again. Needs `trusted-types
 * vs-captcha` where Trusted Types are on.
 */
export function loadScript(given: string): Promise<void> {
  const known = loads.get(given) ?? load(given);
  loads.set(given, known);
  known.catch(() => loads.delete(given));
  return known;
}

async function load(given: string): Promise<void> {
  const address = safeUrl(given, { hosts: [new URL(given, pageOrigin()).host] });
  if (!address) throw new Error(`a script cannot be loaded from ${given}`);
  const made = document.createElement("script");
  made.async = true;
  made.nonce = ownScript()?.nonce ?? "";
  made.src = trusted(address);
  await new Promise<void>((resolve, reject) => {
    made.addEventListener("load", () => resolve());
    made.addEventListener("error", () => reject(new Error(`${address} cannot be loaded`)));
    document.head.append(made);
  });
}

function trusted(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy("vs-captcha", { createScriptURL: (text) => text });
  return policy ? policy.createScriptURL(address) : address;
}
