/** Browsers without Element.setHTML. Under Trusted Types DOMPurify needs a policy: `trusted-types vs`. */
import DOMPurify from "dompurify";
import * as allowed from "./allowed.ts";
import type { Level } from "./allowed.ts";

const factory = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): unknown } }).trustedTypes;
const same = (source: string) => source;
const common = {
  RETURN_DOM_FRAGMENT: true,
  FORCE_BODY: true,
  ...(factory && { TRUSTED_TYPES_POLICY: factory.createPolicy("vs", { createHTML: same, createScriptURL: same }) }),
};
/** DOMPurify reads these itself, then `tidy`. */
const addresses = ["action", "formaction", "poster", "background", "srcset"];
const svgTags = [...allowed.svgElements, "#text"];
const configs: Record<Level, object> = {
  person: {
    ...common,
    ALLOWED_TAGS: [...allowed.elements.person, "#text"],
    ALLOWED_ATTR: allowed.personAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  },
  server: {
    ...common,
    ALLOWED_TAGS: [...allowed.elements.server, ...svgTags],
    ALLOWED_ATTR: [...allowed.vendorAttributes, ...allowed.svgAttributes, ...addresses],
    SANITIZE_DOM: false,
    SAFE_FOR_XML: false,
    CUSTOM_ELEMENT_HANDLING: { tagNameCheck: /^[a-z][\w.]*-/, attributeNameCheck: /./ },
  },
  vendor: {
    ...common,
    ALLOWED_TAGS: [...allowed.elements.vendor, ...svgTags],
    ALLOWED_ATTR: [...allowed.vendorAttributes, ...allowed.svgAttributes],
    ALLOW_DATA_ATTR: true,
  },
};

const purifiers: Partial<Record<Level, ReturnType<typeof DOMPurify>>> = {};
const risky =
  /^(on|is$|srcdoc$|src$|srcset$|href$|xlink:|xmlns|action$|formaction$|poster$|background$|attributename$)/i;

function purifier(level: Level): ReturnType<typeof DOMPurify> {
  if (purifiers[level]) return purifiers[level];
  const made = (purifiers[level] = DOMPurify(window));
  // A server's markup keeps all attributes but those that could run or load (`tidy` sees to the rest).
  if (level === "server")
    made.addHook("uponSanitizeAttribute", (_, event) => {
      if (!risky.test(event.attrName)) event.forceKeepAttr = true;
    });
  return made;
}

/** DOMPurify's parser reports `<style>` and `<base>` to the page's policy and fetches a `<track>`: gone before it. */
const quiet = (html: string) =>
  html.replace(/<style[\s>][^]*?(<\/style>|$)/gi, "").replace(/<(base|track)(?=[\s/>])/gi, "<x");

/** Rows and cells parse only inside a table, so the context is wrapped around them and taken off again. */
const wrappers: Record<string, string[]> = {
  table: ["table"],
  thead: ["table", "thead"],
  tbody: ["table", "tbody"],
  tfoot: ["table", "tfoot"],
  colgroup: ["table", "colgroup"],
  tr: ["table", "tbody", "tr"],
};
/** A template takes rows by themselves: what stands first tells what is meant. */
const parents: Record<string, string> = {
  tr: "tbody",
  td: "tr",
  th: "tr",
  col: "colgroup",
  thead: "table",
  tbody: "table",
  tfoot: "table",
  caption: "table",
  colgroup: "table",
};

/** Cleaned markup as it parses inside an element named `context`. */
export function purify(html: string, level: Level, context: string): DocumentFragment {
  const first = /^\s*<([a-z]+)/i.exec(html)?.[1]?.toLowerCase() ?? "";
  const inside = context === "template" ? (parents[first] ?? "") : context;
  const path = wrappers[inside] ?? [];
  const open = path.map((name) => `<${name}>`).join("");
  const clean = purifier(level).sanitize(open + quiet(html), configs[level]) as unknown as DocumentFragment;
  if (!path.length) return clean;
  const fragment = document.createDocumentFragment();
  fragment.append(...(clean.querySelector(inside)?.childNodes ?? []));
  return fragment;
}
