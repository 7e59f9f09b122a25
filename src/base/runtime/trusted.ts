/** The one Trusted Types policy of the product, `vs`; made at its first use, because a page may allow none. */
interface Policy {
  createHTML(text: string): unknown;
  createScriptURL(address: string): unknown;
}
interface Factory {
  createPolicy(name: string, rules: object): Policy;
}
let policy: Policy | undefined;

/**
 * Undefined in browsers without Trusted Types. Throws where the page's `trusted-types` does not list `vs`, which the
 * browser also reports as a violation.
 */
export function trustedPolicy(): Policy | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  policy ??= trustedTypes?.createPolicy("vs", { createHTML: (text: string) => text, createScriptURL: ownFile });
  return policy;
}

/** Only files beside this one are scripts of ours. */
function ownFile(address: string): string {
  if (!address.startsWith(new URL(".", import.meta.url).href)) throw new TypeError(`${address} is no file of dist`);
  return address;
}
