/**
 * Which branch of the template's own conditions a place is in, so that what stands in two branches of one condition is
 * not taken for a repetition.
 */
export interface Branches {
  /** Control code of a template. */
  read(code: string): void;
  /** A condition by an element or attribute: `<c:if>`, `<c:when>`. */
  open(name: string): void;
  close(name: string): void;
  /** The open branches from the outside; a place inside another one's branch begins with its path. */
  path(): string;
}

interface Open {
  name: string;
  number: number;
  branch: number;
}

const opening = /^(if\w*|unless|for\w*|each|foreach|while|switch|case|auth|guest|can\w*|isset|hasSection|env)\b/;
const turning = /^(?:\}\s*)?(else\w*|elif|elsif|when|case|default|empty|rescue|ensure)\b|^\^/;

/** Deeper conditions are not told apart. */
const mostOpen = 50;

export function branches(): Branches {
  const stack: Open[] = [];
  let last = 0;
  let path = "";
  const tell = () => (path = stack.map(({ number, branch }) => `${number}.${branch}/`).join(""));
  const open = (name: string) => {
    if (stack.length < mostOpen) stack.push({ name, number: ++last, branch: 0 });
    tell();
  };
  const turn = () => {
    const inner = stack.at(-1);
    if (inner) inner.branch++;
    tell();
  };
  const close = (name: string) => {
    const at = name ? stack.findLastIndex((one) => one.name === name) : stack.length - 1;
    if (at >= 0) stack.length = at;
    tell();
  };
  return { read, open, close, path: () => path };

  function read(given: string): void {
    const code = given.replace(/^(php\b|[-=+~@\s])+|[-+~;\s]+$/g, "");
    const [first = ""] = opening.exec(code) ?? [];
    const isBraced = /[{:]$/.test(code);
    if (/^(end|\/)/.test(code)) close(code.replace(/^(end|\/)/, "").replace(/[^a-z].*$/is, ""));
    else if (turning.test(code) && !(first === "case" && stack.at(-1)?.name !== "switch") && !isOpenCase(code)) turn();
    else if (code.startsWith("}") && !isBraced) close("");
    else if (first && !code.endsWith("}")) open(first);
    else if (isBraced || /\bdo(\s*\|[^|]*\|)?$/.test(code)) open("");
  }

  /** Ruby's `case x` opens; `case` of a switch turns. */
  function isOpenCase(code: string): boolean {
    return /^case\b/.test(code) && stack.at(-1)?.name !== "switch";
  }
}
