/** Masks markup of the server, without its scripts and styles; names of attributes and what they link stay. */
export function maskedMarkup(
  given: string,
  { text, address }: Record<"text" | "address", (given: string) => string>,
): string {
  return given
    .replace(/<(script|style)\b[^]*?<\/\1\s*>/gi, "")
    .replace(/<!--[^]*?-->/g, "")
    .replace(/<((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</g, (whole, tag?: string) =>
      tag === undefined ? text(whole) : `<${tag.replace(/([^\s=]+)(\s*=\s*)("[^"]*"|'[^']*'|[^\s>]+)/g, attribute)}>`,
    );

  function attribute(whole: string, name: string, sign: string, value: string): string {
    const isText = /^(title|alt|placeholder|value|content|label|aria-label|message|data-row|summary)$/i.test(name);
    const quote = /^["']/.test(value) ? value[0]! : "";
    const inner = quote ? value.slice(1, -1) : value;
    if (/^(class|id|name|type|role|rel|for|method|lang|dir|colspan|rowspan)$/i.test(name)) return whole;
    const made = isText
      ? text(inner)
      : /^[\w./-]*$/.test(inner) && !/\d{8}/.test(inner)
        ? inner
        : /^\/|\?/.test(inner)
          ? address(inner)
          : text(inner);
    return name + sign + quote + made + quote;
  }
}
