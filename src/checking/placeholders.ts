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
  { open: "{*", close: "*}", kind: "comment" },
  { open: "<%--", close: "--%>", kind: "comment" },
  { open: "<%=", close: "%>", kind: "output" },
  { open: "<%-", close: "%>", kind: "output" },
  { open: "<%", close: "%>", kind: "control" },
  { open: "<?=", close: "?>", kind: "output" },
  { open: "<?", close: "?>", kind: "control" },
  { open: "<#--", close: "-->", kind: "comment" },
  { open: "<#", close: ">", kind: "control" },
  { open: "</#", close: ">", kind: "control" },
  { open: "${", close: "}", kind: "output" },
  { open: "#{", close: "}", kind: "output" },
];
/** The most characters of an expression in braces with one sign before them, and the most brackets in it; else it is text. */
const longestExpression = 1000;
const deepest = 20;
/** Tags of Django, Jinja and Twig whose content is text: nothing in it is read. */
const wholeBlock = /^\s*-?\s*(verbatim|raw|comment)\b/;

/** What belongs to the code already in the opening sign. */
const words: Record<string, string> = { "{{else": "else", "</#": "/" };

/** Reads placeholders of one text. The time is linear: a missing end is looked for once. */
export function placeholdersOf(text: string): (at: number) => Placeholder | undefined {
  const missing = new Map<string, number>();
  const find: Find = (close, from) => {
    if ((missing.get(close) ?? Infinity) <= from) return -1;
    const found = text.indexOf(close, from);
    if (found < 0) missing.set(close, from);
    return found;
  };
  return (at) => {
    if (!"{<$#@".includes(text[at]!)) return undefined;
    if (text[at] === "@") return phpBlock(text, at, find) ?? directive(text, at);
    const syntax = syntaxes.find(({ open }) => text.startsWith(open, at));
    if (!syntax) return smarty(text, at);
    const { open, close, kind } = syntax;
    const from = at + open.length;
    if (close === "}") return expression(text, at);
    const end = open.startsWith("<?") ? phpEnd(text, from) : find(close, from);
    if (end < 0) return open.startsWith("<?") ? { end: text.length, code: text.slice(from), kind } : undefined;
    const code = text.slice(from, end);
    const [, block] = open === "{%" ? (wholeBlock.exec(code) ?? []) : [];
    if (!block) return { end: end + close.length, code: `${words[open] ?? ""}${code}`, kind };
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
    else if (sign === "{" && ++depth > deepest) return undefined;
    else if (sign === "}" && --depth === 0) return { end: end + 1, code: "", kind: "output" };
    else if (sign === "<" || sign === '"') return undefined;
  }
  return undefined;
}

/** `{$name}`, `{if …}`, `{/if}`, `{literal}` of Smarty. */
function smarty(text: string, at: number): Placeholder | undefined {
  if (text[at] !== "{") return undefined;
  const piece = text.slice(at, at + 300);
  const [whole, code = ""] =
    /^\{(\$[^{}\n]+|(?:if|elseif|foreach|for|while|section|t)\s[^{}\n]+|else|foreachelse|t|\/[a-z]+)\}/.exec(piece) ??
    [];
  if (whole) return { end: at + whole.length, code: code.startsWith("$") ? "" : code, kind: kindOf(code) };
  if (!piece.startsWith("{literal}")) return undefined;
  const end = text.indexOf("{/literal}", at);
  return { end: end < 0 ? text.length : end + "{/literal}".length, code: "", kind: "comment" };
}

const kindOf = (code: string): Placeholder["kind"] => (/^\$|^\/?t\b/.test(code) ? "output" : "control");

type Find = (close: string, from: number) => number;

/** `@php` of Blade with the code up to its end. */
function phpBlock(text: string, at: number, find: Find): Placeholder | undefined {
  const end = /^@php(?![\w=]|\s*\()/.test(text.slice(at, at + 20)) ? find("@endphp", at) : -1;
  return end < 0 ? undefined : { end: end + "@endphp".length, code: "", kind: "control" };
}

/** `@json($a)`, `@if (…)`, `@endif` of Blade. */
function directive(text: string, at: number): Placeholder | undefined {
  if (at > 0 && /[\w.@]/.test(text[at - 1]!)) return undefined;
  const piece = text.slice(at, at + longestDirective);
  const [whole, name = "", bracket] = /^@([a-zA-Z]\w*)(?![\w=.:-])[ \t]*(\()?/.exec(piece) ?? [];
  if (!whole) return undefined;
  const kind = /^(else|end|if|for|unless|switch|case|default|empty|auth|guest|can|isset|error|env|php)/.test(name)
    ? "control"
    : "output";
  if (!bracket) return /^(else|end)/.test(name) ? { end: at + name.length + 1, code: name, kind } : undefined;
  const end = bracketEnd(piece, whole.length - 1);
  return end ? { end: at + end, code: name, kind } : undefined;
}
/** The most characters of a directive with its brackets. */
const longestDirective = 1000;

/** The position behind the bracket that closes the one at `from`; 0 without one. */
function bracketEnd(text: string, from: number): number {
  let depth = 0;
  let quote = "";
  for (let at = from; at < text.length; at++) {
    const sign = text[at]!;
    if (quote) quote = sign === quote && text[at - 1] !== "\\" ? "" : quote;
    else if (sign === "'" || sign === '"') quote = sign;
    else if (sign === "(" && ++depth > deepest) return 0;
    else if (sign === ")" && --depth === 0) return at + 1;
  }
  return 0;
}

/** Tags of JSP within an opening tag or a value: `<c:out …/>`, `<c:if …>`, and FreeMarker's `<@m …>`. */
export function innerTag(text: string, at: number): Placeholder | undefined {
  if (text[at] !== "<") return undefined;
  const piece = text.slice(at, at + longestDirective);
  const [whole, name = ""] =
    /^<\/?([a-z][\w-]*:[a-zA-Z][\w.-]*|@[\w.]+)(?:\s(?:"[^"]*"|'[^']*'|\$\{(?:"[^"]*"|'[^']*'|[^}"'])*\}|[^<>"'$]|\$(?!\{))*)?\/?>/i.exec(
      piece,
    ) ?? [];
  if (!whole) return undefined;
  const kind = /^c:(if|choose|when|otherwise|foreach)$/i.test(name) ? "control" : "output";
  return { end: at + whole.length, code: "", kind };
}

/** `?>` in a string of PHP does not end the code, nor in `<<<HTML … HTML`; in a line comment it does. */
function phpEnd(text: string, from: number): number {
  const piece =
    /\?>|<<<[ \t]*(["']?)([a-z_]\w*)\1(?=\r?\n)[^]*?(?:\n[ \t]*\2\b|$)|'(?:[^'\\]|\\[^])*(?:'|$)|"(?:[^"\\]|\\[^])*(?:"|$)|\/\*[^]*?(?:\*\/|$)|(?:\/\/|#)(?:[^\n?]|\?(?!>))*/gi;
  piece.lastIndex = from;
  for (let found = piece.exec(text); found; found = piece.exec(text)) if (found[0] === "?>") return found.index;
  return -1;
}
