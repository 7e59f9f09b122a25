/**
 * Reads a script that holds only data, without running it: `{ … }`, `var words = { … };`, `export default { … }`
 * (R7.1-01).
 */
const before =
  /^(?:\s|\/\/[^\n]*\n|\/\*[^]*?\*\/)*(?:["']use strict["'];?\s*)?(?:export\s+default|(?:(?:var|let|const)\s+)?[\w$.]+(?:\s*\[\s*(?:"[^"]*"|'[^']*')\s*\])*\s*=|\()?\s*/;
const token =
  /\s*(?:\/\/[^\n]*|\/\*[^]*?\*\/)|\s*([{}[\]:,;)])|\s*("(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|`(?:[^`\\$]|\\[^])*`)|\s*([\w$\u0400-\u04ff.+-]+)/gy;

/** The value of a text that is JSON or a single literal, as objects without prototype; undefined for anything else. */
export function readLiteral(text: string): unknown {
  const source = text
    .replace(/^\ufeff/, "")
    .replace(before, "")
    .trimEnd();
  const tokens = split(source);
  if (!tokens) return undefined;
  let at = 0;
  try {
    const value = take(0);
    return tokens.slice(at).every((end) => end === ";" || end === ")") ? value : undefined;
  } catch {
    return undefined;
  }

  function take(depth: number): unknown {
    const first = tokens![at++];
    if (depth > 32 || first === undefined) throw new SyntaxError();
    if (first === "{" || first === "[") return group(first, depth);
    return scalar(first);
  }

  function group(open: string, depth: number): unknown {
    const list: unknown[] = [];
    const map: Record<string, unknown> = Object.create(null);
    const close = open === "{" ? "}" : "]";
    while (tokens![at] !== close) {
      const key = open === "{" ? String(keyOf(tokens![at++])) : "";
      if (open === "{" && tokens![at++] !== ":") throw new SyntaxError();
      const value = take(depth + 1);
      if (open === "[") list.push(value);
      else if (key !== "__proto__") map[key] = value;
      if (tokens![at] === ",") at++;
      else if (tokens![at] !== close) throw new SyntaxError();
    }
    at++;
    return open === "[" ? list : map;
  }
}

function split(source: string): string[] | undefined {
  const found: string[] = [];
  token.lastIndex = 0;
  for (let end = 0; end < source.length; end = token.lastIndex) {
    const match = token.exec(source);
    if (!match) return undefined;
    const [, mark, quoted, word] = match;
    const part = mark ?? quoted ?? word;
    if (part !== undefined) found.push(part);
  }
  return found;
}

function keyOf(part: string | undefined): unknown {
  if (part === undefined || /^[{}[\]:,;)]$/.test(part)) throw new SyntaxError();
  return /^["'`]/.test(part) ? scalar(part) : part;
}

const plain: Record<string, unknown> = { true: true, false: false, null: null, undefined: undefined };
const escapes: Record<string, string> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", v: "\v", "0": "\0", "\n": "" };

function scalar(part: string): unknown {
  if (/^["'`]/.test(part))
    return part
      .slice(1, -1)
      .replace(/\\(?:u([\da-f]{4})|u\{([\da-f]+)\}|x([\da-f]{2})|([^]))/gi, (_, four, long, two, other: string) =>
        other === undefined
          ? String.fromCodePoint(Number.parseInt(four ?? long ?? two, 16))
          : (escapes[other] ?? other),
      );
  if (Object.hasOwn(plain, part)) return plain[part];
  if (/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(part)) return Number(part);
  throw new SyntaxError();
}
