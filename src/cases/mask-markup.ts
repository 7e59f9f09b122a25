import { withoutReferences } from "../html/character-references.ts";

/** Under these names a single word is masked too: it may be a login. */
export const personal =
  /name|login|user|author|applicant|person|owner|inspector|mail|phone|tel\b|address|street|pib|fio|surname|executor|employee|assignee|responsible|signer|manager|contact|client|driver|doctor|(^|_)by$/i;

/**
 * Comments and code, tags, text. What is not closed reaches to the end, so that no part is looked through again and again.
 */
const parts =
  /<!--(?:[^]*?-->|[^]*)|<(?:script\b(?:[^]*?<\/script\s*>|[^]*)|style\b(?:[^]*?<\/style\s*>|[^]*))|<([a-z!/?](?:"[^"]*"|'[^']*'|[^'">])*)>|([^<]+|<[a-z!/?][^]*|<)/gi;
const attributes = /([^\s=]+)(?:(\s*=\s*)("[^"]*"|'[^']*'|[^\s>]+))?/g;

/** Masks markup of the server, without its scripts and styles; names of attributes and what they link stay. */
export function maskedMarkup(
  given: string,
  { text, address }: Record<"text" | "address", (given: string) => string>,
): string {
  return given.replace(parts, (_, tag?: string, words?: string) =>
    tag === undefined ? masked(words ?? "") : `<${tag.replace(attributes, attribute)}>`,
  );

  /** Characters that are written as references are masked as what they stand for. */
  function masked(written: string): string {
    if (!written.includes("&")) return text(written);
    return text(withoutReferences(written)).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  }

  function attribute(whole: string, name: string, sign?: string, value = ""): string {
    if (!/^[\w:@./-]*$/.test(name)) return text(whole);
    if (sign === undefined) return whole;
    const isText =
      /^(title|alt|placeholder|value|content|label|aria-label|message|data-row|summary)$/i.test(name) ||
      personal.test(name);
    const quote = /^["']/.test(value) ? value[0]! : "";
    const inner = quote ? value.slice(1, -1) : value;
    if (/^(class|id|name|type|role|rel|for|method|lang|dir|colspan|rowspan)$/i.test(name)) return whole;
    const made = isText
      ? masked(inner)
      : /^[\w./-]*$/.test(inner) && !/\d{8}/.test(inner)
        ? inner
        : /^\/|\?/.test(inner)
          ? address(inner)
          : masked(inner);
    return name + sign + quote + made + quote;
  }
}
