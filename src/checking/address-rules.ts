/** Addresses that no browser can read. */
import { mayPass, shown } from "./filled-in.ts";
import { finding, type Finding } from "./findings.ts";
import { clickNames } from "./known.ts";
import type { Tag } from "./template-tags.ts";

/** Attributes with an address: of HTML, and of ours. */
const addressNames =
  /^(?:href|src|action|formaction|(?:data-)?(?:api|_href|_post|vs-load|vs-action|vs-popup|modal-info))$/;

/** One finding for each attribute whose address has no valid host. */
export function addressFindings(tag: Tag): Finding[] {
  return tag.attributes
    .filter(({ name, value }) => addressNames.test(name) && !mayPass(value, (text) => !isMalformed(text)))
    .map((attribute) => {
      const name = attribute.name.replace(/^data-/, "");
      const own = clickNames.includes(name) ? `attributes.html#${name}` : "attributes.html";
      const link = tag.name.startsWith("vs-") ? `tags.html#${tag.name}` : own;
      const found = `${attribute.name}="${shown(attribute.value)}"`;
      return finding(tag, { rule: "address", expected: "an address with a valid host", found, link }, attribute);
    });
}

/** Whether an address with a host cannot be read. `%HOST%` and `[[host]]` are for a program to fill in. */
export function isMalformed(address: string): boolean {
  if (!/^\s*(?:https?:)?\/\//i.test(address) || /%\w+%|\[\[/.test(address)) return false;
  try {
    return !new URL(address, "https://a.a/");
  } catch {
    return true;
  }
}
