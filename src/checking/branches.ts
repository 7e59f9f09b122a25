/**
 * Which branch of the template's own conditions a place is in, so that what stands in two branches of one condition is
 * not taken for a repetition.
 */
export interface Branches {
  /** Control code of a template. */
  read(code: string): void;
  /** An output: of Go's templates `{{ if .x }}`, of ERB `<%= form_with … do %>`; other outputs open nothing. */
  readOutput(code: string): void;
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

const opening =
  /^(if|ifequal|ifnotequal|ifchanged|unless|for|foreach|forelse|each|while|switch|case|auth|guest|can|cannot|canany|isset|error|env|production|hasSection|sectionMissing)\b(?!\s*[.[|=])/;
const turning = /^(?:\}\s*|break\s*;\s*)*(else\w*|elif|elsif|when|case|default|empty|rescue|ensure)\b|^\^/;
/** `{{ if .x }}` of Go. `{{ auth() }}`, `{{ format }}`, `{{ end }}` are values in other engines. */
const outputOpening = /^(if|for|range|with)\s+[^\s|]/;
const outputName = "{{";

/** Deeper conditions are not told apart. */
const mostOpen = 50;

export function branches(): Branches {
  const stack: Open[] = [];
  let last = 0;
  let path = "";
  const tell = () => (path = stack.map(({ number, branch }) => `${number}.${branch}/`).join(""));
  const open = (name: string) => {
    if (stack.length >= mostOpen) return;
    stack.push({ name, number: ++last, branch: 0 });
    tell();
  };
  const turn = () => {
    const inner = stack.at(-1);
    if (inner) inner.branch++;
    tell();
  };
  const close = (name: string) => {
    const named = name ? stack.findLastIndex((one) => one.name === name) : -1;
    // the end of a condition whose beginning had other code before it
    const isUnnamed = !name || stack.at(-1)?.name === "";
    const at = named < 0 && isUnnamed ? stack.length - 1 : named;
    if (at >= 0) stack.length = at;
    tell();
  };
  return { read, readOutput, open, close, path: () => path };

  function readOutput(given: string): void {
    const code = withoutEnd(given.replace(/^[-~\s]+/, ""), /[-~\s]/);
    const isInner = stack.at(-1)?.name === outputName;
    if (outputOpening.test(code)) open(outputName);
    else if (isInner && /^else\b/.test(code)) turn();
    else if (isInner && code === "end") close(outputName);
    else if (/\bdo(\s*\|[^|]*\|)?$|\{(\s*\|[^|]*\|)?$/.test(code)) open("");
  }

  function read(given: string): void {
    const code = withoutEnd(given.replace(/^(php\b|[-=+~@\s])+/, ""), /[-+~;\s]/);
    const [first = ""] = opening.exec(code) ?? [];
    const isBraced = /[{:]$/.test(code);
    if (/^(end|\/)/.test(code)) close(code.replace(/^(end|\/)/, "").replace(/[^a-z].*$/is, ""));
    else if (turning.test(code) && !(first === "case" && stack.at(-1)?.name !== "switch") && !isOpenCase(code)) turn();
    else if (code.startsWith("}") && !isBraced) close("");
    else if (first && !code.endsWith("}") && !isStatement(given)) open(first);
    else if (isBraced || /\bdo(\s*\|[^|]*\|)?$/.test(code)) open("");
  }

  /** `if ($a) echo "b";` of PHP and JSP has no other end. */
  function isStatement(code: string): boolean {
    const braces = code.split("{").length - code.split("}").length;
    return /;\s*$/.test(code) && braces <= 0 && !/\)\s*:/.test(code);
  }

  /** Ruby's `case x` opens; `case` of a switch turns. */
  function isOpenCase(code: string): boolean {
    return /^case\b/.test(code) && stack.at(-1)?.name !== "switch";
  }
}

/** Without certain signs at the end. An expression with `+$` would try each run of them in the whole code. */
function withoutEnd(code: string, sign: RegExp): string {
  let end = code.length;
  while (end > 0 && sign.test(code[end - 1]!)) end--;
  return code.slice(0, end);
}
