/** The syntax that template engines put into HTML, which the checker steps over. */

/** What stands in a value in place of an output of the template, and of its control code or comments. */
export const outputMark = "\uE000";
export const controlMark = "\uE001";

export interface Placeholder {
  /** The position behind it. */
  end: number;
  /** The template's code in it, for branches.ts. */
  code: string;
  kind: "output" | "control" | "comment";
}

interface Syntax {
  open: string;
  close: string;
  kind: Placeholder["kind"];
}
/** The longer of two beginnings stands first. */
const syntaxes: readonly Syntax[] = [
  { open: "{{--", close: "--}}", kind: "comment" },
  { open: "{{!", close: "}}", kind: "comment" },
  { open: "{{#", close: "}}", kind: "control" },
  { open: "{{/", close: "}}", kind: "control" },
  { open: "{{else", close: "}}", kind: "control" },
  { open: "{{{", close: "}}}", kind: "output" },
  { open: "{{", close: "}}", kind: "output" },
  { open: "{!!", close: "!!}", kind: "output" },
  { open: "{%", close: "%}", kind: "control" },
  { open: "{#", close: "#}", kind: "comment" },
  { open: "<%--", close: "--%>", kind: "comment" },
  { open: "<%=", close: "%>", kind: "output" },
  { open: "<%-", close: "%>", kind: "output" },
  { open: "<%", close: "%>", kind: "control" },
  { open: "<?=", close: "?>", kind: "output" },
  { open: "<?", close: "?>", kind: "control" },
  { open: "${", close: "}", kind: "output" },
  { open: "#{", close: "}", kind: "output" },
];
/** The most characters of an expression in braces with one sign before them; longer ones are text. */
const longestExpression = 1000;
/** Tags of Django, Jinja and Twig whose content is text: nothing in it is read. */
const wholeBlock = /^\s*-?\s*(verbatim|raw|comment)\b/;

/** Reads placeholders of one text. The time is linear: a missing end is looked for once. */
export function placeholdersOf(text: string): (at: number) => Placeholder | undefined {
  const missing = new Map<string, number>();
  const find = (close: string, from: number): number => {
    if ((missing.get(close) ?? Infinity) <= from) return -1;
    const found = text.indexOf(close, from);
    if (found < 0) missing.set(close, from);
    return found;
  };
  return (at) => {
    const syntax = syntaxes.find(({ open }) => text.startsWith(open, at));
    if (!syntax) return undefined;
    const { open, close, kind } = syntax;
    const from = at + open.length;
    if (close === "}") return expression(text, at);
    const end = open.startsWith("<?") ? phpEnd(text, from) : find(close, from);
    if (end < 0) return open.startsWith("<?") ? { end: text.length, code: text.slice(from), kind } : undefined;
    const code = text.slice(from, end);
    const [, block] = open === "{%" ? (wholeBlock.exec(code) ?? []) : [];
    if (!block) return { end: end + close.length, code: open === "{{else" ? `else${code}` : code, kind };
    const closing = new RegExp(`\\{%-?\\s*end${block}\\b[^%]*%\\}`, "g");
    closing.lastIndex = end;
    return { end: closing.exec(text) ? closing.lastIndex : text.length, code: "", kind: "comment" };
  };
}

/** `${…}` of JSP and Thymeleaf, with braces and quotes in it. */
function expression(text: string, at: number): Placeholder | undefined {
  let depth = 0;
  let quote = "";
  for (let end = at + 1; end < Math.min(text.length, at + longestExpression); end++) {
    const sign = text[end]!;
    if (quote) quote = sign === quote ? "" : quote;
    else if (sign === "'") quote = sign;
    else if (sign === "{") depth++;
    else if (sign === "}" && --depth === 0) return { end: end + 1, code: "", kind: "output" };
    else if (sign === "<" || sign === '"') return undefined;
  }
  return undefined;
}

/** `?>` in a string of PHP does not end the code; in a line comment it does. */
function phpEnd(text: string, from: number): number {
  const piece =
    /\?>|'(?:[^'\\]|\\[^])*(?:'|$)|"(?:[^"\\]|\\[^])*(?:"|$)|\/\*[^]*?(?:\*\/|$)|(?:\/\/|#)(?:[^\n?]|\?(?!>))*/g;
  piece.lastIndex = from;
  for (let found = piece.exec(text); found; found = piece.exec(text)) if (found[0] === "?>") return found.index;
  return -1;
}
