/** Fallback for browsers without Element.setHTML. Under Trusted Types DOMPurify needs a policy: `trusted-types vs`. */
import DOMPurify from "dompurify";
import { trustedPolicy } from "../base/runtime/trusted.ts";
import * as allowed from "./allowed.ts";
import type { Level } from "./allowed.ts";

const policy = trustedPolicy();
const common = {
  RETURN_DOM_FRAGMENT: true,
  FORCE_BODY: true,
  ...(policy && { TRUSTED_TYPES_POLICY: policy }),
};
/** Attributes with addresses: checked by DOMPurify, then by `tidy`. */
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
    ALLOWED_TAGS: [...allowed.elements.server, ...svgTags, "template"],
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
  // Level server keeps all attributes except those that could run or load; `tidy` checks the rest.
  if (level === "server")
    made.addHook("uponSanitizeAttribute", (_, event) => {
      if (!risky.test(event.attrName)) event.forceKeepAttr = true;
    });
  return made;
}

/** Removed before DOMPurify: its parser causes CSP reports for `<style>` and `<base>`, and fetches `<track>`. */
const quiet = (html: string) =>
  html.replace(/<style[\s>][^]*?(<\/style>|$)/gi, "").replace(/<(base|track)(?=[\s/>])/gi, "<x");

/** Rows and cells are parsed only inside a table, so these elements are wrapped around them and removed again. */
const wrappers: Record<string, string[]> = {
  table: ["table"],
  thead: ["table", "thead"],
  tbody: ["table", "tbody"],
  tfoot: ["table", "tfoot"],
  colgroup: ["table", "colgroup"],
  tr: ["table", "tbody", "tr"],
};
/** The parent element by the first tag, because a `<template>` may hold rows or cells without a table. */
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

/** Cleans markup, parsed as the content of an element named `context`. */
export function purify(html: string, level: Level, context: string): DocumentFragment {
  const first = /^\s*<([a-z]+)/i.exec(html)?.[1]?.toLowerCase() ?? "";
  const inside = context === "template" ? (parents[first] ?? "") : context;
  const path = wrappers[inside] ?? [];
  const open = path.map((name) => `<${name}>`).join("");
  const clean = purifier(level).sanitize(open + quiet(html), configs[level]) as unknown as DocumentFragment;
  if (!path.length) return clean;
  const range = new Range();
  range.selectNodeContents(clean.querySelector(inside) ?? new DocumentFragment());
  return range.extractContents();
}
