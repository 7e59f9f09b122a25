import type { Attribute, Tag } from "./template-tags.ts";

/** One mistake of a template or page, for its author. */
export interface Finding {
  /** The name of the rule: `attribute-name`, `value-shape` … */
  rule: string;
  /** A warning works, but not as its author may expect. */
  severity: "error" | "warning";
  /** The position in the text; for a page the index of the element. */
  at: number;
  /** The opening tag, shortened. */
  tag: string;
  expected: string;
  found: string;
  /** A line to copy. */
  suggestion?: string;
  /** A page of the reference: `attributes.html#edit`. */
  link: string;
}

type About = Omit<Finding, "at" | "tag" | "severity"> & { severity?: Finding["severity"] };

/** A finding about a tag, or about one attribute of it. */
export const finding = (tag: Tag, about: About, attribute?: Attribute): Finding => ({
  severity: "error",
  at: attribute?.at ?? tag.at,
  tag: lineOf(tag),
  ...about,
});

const lines = new WeakMap<Tag, string>();
/** Kept, for elements with very many mistakes. */
function lineOf(tag: Tag): string {
  let line = lines.get(tag);
  if (line === undefined) lines.set(tag, (line = shortTag(tag.written)));
  return line;
}

/** An opening tag in one line, long ones cut. */
export function shortTag(written: string): string {
  const line = written.slice(0, 400).replace(/\s+/g, " ");
  return line.length > 200 || written.length > 400 ? `${line.slice(0, 199)}…` : line;
}

/** Nobody copies a longer tag; one with very many mistakes would be written anew for each. */
const [longestTag, mostAttributes] = [2000, 50];

/** The opening tag with another text in place of an attribute; an empty text removes it. Empty for a very long tag. */
export function withAttribute(tag: Tag, { name, at, end }: Attribute, text: string): string {
  if (tag.written.length > longestTag || tag.attributes.length > mostAttributes) return "";
  if (end !== undefined) {
    const [before, after] = [tag.written.slice(0, at - tag.at), tag.written.slice(end - tag.at)];
    return `${text || /\s$/.test(after) ? before : before.trimEnd()}${text}${after}`.replace(/\s+/g, " ");
  }
  const line = tag.written.replace(/\s+/g, " ");
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const whole = new RegExp(`\\s${escaped}(\\s*=\\s*("[^"]*"|'[^']*'|[^\\s>]+))?(?=[\\s/>])`, "i");
  return line.replace(whole, () => (text ? ` ${text}` : ""));
}

/** An attribute in markup, in the quotes that its value allows. */
export function spelt(name: string, value: string): string {
  if (value === "") return name;
  return value.includes('"') ? `${name}='${value.replaceAll("'", "&#39;")}'` : `${name}="${value}"`;
}
