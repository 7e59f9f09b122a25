/**
 * Reads the opening tags of a page or template, each with the place of its attributes. Not a browser's parser: it builds
 * no tree, and steps over what belongs to the template's engine.
 */
import { branches } from "./branches.ts";
import { controlMark, innerTag, outputMark, placeholdersOf, type Placeholder } from "./placeholders.ts";
import { conditionalElements } from "./conditional-elements.ts";

export interface Attribute {
  /** In lower case. */
  name: string;
  /** With a mark for each placeholder; "" for an attribute without value. */
  value: string;
  /** The position of the name. */
  at: number;
  /** The position behind the value; absent in a live page. */
  end?: number;
}
export interface Tag {
  /** In lower case. */
  name: string;
  at: number;
  /** As written, from `<` to `>`. */
  written: string;
  attributes: Attribute[];
  /** The template may add attributes, or choose between these. */
  isOpenEnded: boolean;
  isClosing: boolean;
  /** The content of a `script` or `title`, with its position. */
  content?: { text: string; at: number };
  /** See branches.ts. */
  path: string;
}

/** Elements whose content is no markup. */
const rawElements = /^(script|style|textarea|title|xmp|iframe|noembed|noframes|plaintext)$/;
/** Elements of JSP that are conditions. */
const conditions = /^c:(if|choose|foreach|when|otherwise)$/;

/** Every tag of a text in its order. */
export function readMarkup(text: string): Tag[] {
  const placeholderAt = placeholdersOf(text);
  const within = branches();
  const elements = conditionalElements(within);
  const tags: Tag[] = [];
  const next =
    /<|\{[{%#!*$a-z/]|[$#]\{|(?<![\w.])@(?:else|end|if|for|unless|switch|case|default|empty|auth|guest|can|isset|error|env|php)\w*/g;
  for (let found = next.exec(text); found; found = next.exec(text)) {
    const at = found.index;
    if (found[0].startsWith("@")) {
      within.read(found[0].slice(1).replace("empty", text[next.lastIndex] === "(" ? "if" : "empty"));
      if (found[0] === "@php") next.lastIndex = placeholderAt(at)?.end ?? next.lastIndex;
      continue;
    }
    const placeholder = placeholderAt(at);
    if (placeholder) {
      // `<%- … %>` is an output of EJS, and control code of ERB
      if (placeholder.kind === "output" && !text.startsWith("<%-", at)) within.readOutput(placeholder.code);
      else if (placeholder.kind !== "comment") within.read(placeholder.code);
      next.lastIndex = placeholder.end;
      continue;
    }
    if (found[0] !== "<") continue;
    const end = skipped(text, at);
    if (end) next.lastIndex = end;
    else {
      const tag = readTag(text, at, placeholderAt);
      if (!tag) continue;
      if (conditions.test(tag.name)) within[tag.isClosing ? "close" : "open"](tag.name);
      const path = elements.pathOf(tag);
      next.lastIndex = at + tag.written.length;
      if (!tag.isClosing && rawElements.test(tag.name)) next.lastIndex = readContent(text, tag, next.lastIndex);
      tags.push({ ...tag, path });
    }
  }
  return tags;
}

/** The end of a comment, a declaration or CDATA at this place; 0 for a tag. */
function skipped(text: string, at: number): number {
  const [open, close] = text.startsWith("<!--", at)
    ? ["<!--", "-->"]
    : text.startsWith("<![CDATA[", at)
      ? ["<![CDATA[", "]]>"]
      : text[at + 1] === "!"
        ? ["<!", ">"]
        : ["", ""];
  if (!open) return 0;
  const end = text.indexOf(close, at + open.length);
  return end < 0 ? text.length : end + close.length;
}

type Read = Omit<Tag, "path">;
type PlaceholderAt = (at: number) => Placeholder | undefined;

const nameAt = /\/?([a-zA-Z][^\s/><{"'=]*)/y;

function readTag(text: string, at: number, placeholderAt: PlaceholderAt): Read | undefined {
  nameAt.lastIndex = at + 1;
  const [whole, name = ""] = nameAt.exec(text) ?? [];
  if (!whole) return undefined;
  const attributes: Attribute[] = [];
  let isOpenEnded = false;
  let here = nameAt.lastIndex;
  while (here < text.length && text[here] !== ">") {
    const placeholder = placeholderAt(here) ?? innerTag(text, here);
    if (placeholder) {
      isOpenEnded ||= placeholder.kind !== "comment";
      here = placeholder.end;
    } else if (/[\s/]/.test(text[here]!)) here++;
    else {
      const { attribute, end } = readAttribute(text, here, placeholderAt);
      attributes.push(attribute);
      here = end;
    }
  }
  const written = text.slice(at, here + 1);
  return { name: name.toLowerCase(), at, written, attributes, isOpenEnded, isClosing: whole[0] === "/" };
}

const nameEnd = /[\s=>]|\/(?=>)/y;
const equalsSign = /\s*=\s*/y;
const valueEnds = { '"': /"/y, "'": /'/y, plain: /[\s>]/y };

function readAttribute(text: string, at: number, placeholderAt: PlaceholderAt): { attribute: Attribute; end: number } {
  const [written, equals] = readUntil(text, at, nameEnd, placeholderAt);
  const name = written.includes(outputMark) ? "" : written.replaceAll(controlMark, "").toLowerCase();
  equalsSign.lastIndex = equals;
  if (!written || !equalsSign.test(text))
    return { attribute: { name, value: "", at, end: equals }, end: Math.max(equals, at + 1) };
  const from = equalsSign.lastIndex;
  const quote = text[from];
  const isQuoted = quote === '"' || quote === "'";
  const stop = valueEnds[isQuoted ? quote : "plain"];
  const [value, end] = readUntil(text, isQuoted ? from + 1 : from, stop, placeholderAt);
  const behind = isQuoted ? end + 1 : end;
  return { attribute: { name, value: decoded(value), at, end: behind }, end: behind };
}

/** A text up to a sign, with marks in place of placeholders. */
function readUntil(text: string, from: number, stop: RegExp, placeholderAt: PlaceholderAt): [string, number] {
  let before = "";
  let at = from;
  let start = from;
  for (; at < text.length; at++) {
    stop.lastIndex = at;
    if (stop.test(text)) break;
    const placeholder = "{<$#@".includes(text[at]!) ? (placeholderAt(at) ?? innerTag(text, at)) : undefined;
    if (!placeholder) continue;
    before += text.slice(start, at) + (placeholder.kind === "output" ? outputMark : controlMark);
    start = placeholder.end;
    at = placeholder.end - 1;
  }
  return [before + text.slice(start, at), at];
}

/** A text with marks in place of placeholders. */
export const withMarks = (text: string): string => readUntil(text, 0, /(?!)/y, placeholdersOf(text))[0];

const entities: Record<string, string> = { quot: '"', apos: "'", amp: "&", lt: "<", gt: ">", "#34": '"', "#39": "'" };
const decoded = (value: string): string =>
  value.includes("&") ? value.replace(/&(#?\w{2,4});/g, (whole, name: string) => entities[name] ?? whole) : value;

/** Adds the content of a raw element to its tag. @returns the position of its closing tag */
function readContent(text: string, tag: Read, from: number): number {
  const close = new RegExp(`</${tag.name}(?=[\\s>/])`, "gi");
  close.lastIndex = from;
  const end = close.exec(text)?.index ?? text.length;
  tag.content = { text: text.slice(from, end), at: from };
  return end;
}
