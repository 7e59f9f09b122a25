/** Parses a regular expression; refuses those whose matching time has no known limit. */

/** Why a pattern is refused, as the end of a sentence about it. */
export class PatternFault extends Error {}

export type Part =
  | { kind: "letter"; takes(letter: string): boolean }
  | { kind: "row"; parts: Part[] }
  | { kind: "choice"; parts: Part[] }
  | { kind: "repeat"; part: Part; min: number; max: number }
  | { kind: "look"; part: Part; isBehind: boolean; isNot: boolean }
  | { kind: "place"; holds(before: string | undefined, after: string | undefined): boolean };

export interface Pattern {
  part: Part;
  /** Whether a letter is a whole character; false: a UTF-16 unit, as in old patterns without the flag u. */
  isUnicode: boolean;
}

/** @throws PatternFault */
export function readPattern(source: string, flags: string): Pattern {
  if (/[^imsu]/.test(flags)) throw new PatternFault(`has flags other than i, m, s, u: "${flags}"`);
  const plain = flags.replace("u", "");
  const isUnicode = isWellFormed(source, `${plain}u`); // else parsed without the flag u
  if (!isUnicode && !isWellFormed(source, plain)) throw new PatternFault("is no regular expression");
  const reader = new Reader(source, isUnicode ? `${plain}u` : plain);
  return { part: reader.choice(), isUnicode };
}

function isWellFormed(source: string, flags: string): boolean {
  try {
    void new RegExp(source, flags);
    return true;
  } catch {
    return false;
  }
}

/** Groups in each other; deeper ones would exceed the call stack. */
const deepest = 200;

/** Parses a pattern that is known to be valid. */
class Reader {
  #at = 0;
  #depth = 0;
  readonly #source: string;
  readonly #flags: string;
  readonly #isUnicode: boolean;

  constructor(source: string, flags: string) {
    this.#source = source;
    this.#flags = flags;
    this.#isUnicode = flags.includes("u");
  }

  /** Alternatives between `|`, up to the end of the pattern or group. */
  choice(): Part {
    const parts = [this.#row()];
    while (this.#take(/\|/y)) parts.push(this.#row());
    return parts.length === 1 ? parts[0]! : { kind: "choice", parts };
  }

  #row(): Part {
    const parts: Part[] = [];
    while (this.#at < this.#source.length && !/[|)]/.test(this.#source[this.#at]!)) parts.push(this.#repeated());
    return { kind: "row", parts };
  }

  #repeated(): Part {
    const part = this.#one();
    const found = this.#take(/([*+?]|\{(\d+)(,(\d*))?\})\??/y);
    if (!found) return part;
    const [, sign, least, more, most] = found;
    const min = least === undefined ? Number(sign === "+") : Number(least);
    const max = sign === "?" ? 1 : least === undefined ? Infinity : more === undefined ? min : Number(most || Infinity);
    if (max > 1 && isEndless(part))
      throw new PatternFault("repeats something that is itself repeated without end, which could take for ever");
    return { kind: "repeat", part, min, max };
  }

  #one(): Part {
    if (this.#take(/\(\?:/y)) return this.#group();
    const look = this.#take(/\(\?(<?)([=!])/y);
    if (look) return { kind: "look", isBehind: look[1] !== "", isNot: look[2] === "!", part: this.#group() };
    if (this.#take(/\((\?<[^>]+>)?(?!\?)/y)) return this.#group();
    if (this.#take(/\((?=\?)/y)) throw new PatternFault("has a kind of group that is not known here");
    if (this.#take(/\^/y)) return this.#edge((before) => before);
    if (this.#take(/\$/y)) return this.#edge((_, after) => after);
    const boundary = this.#take(/\\([bB])/y);
    if (boundary)
      return { kind: "place", holds: (before, after) => (isWord(before) !== isWord(after)) === (boundary[1] === "b") };
    if (this.#take(/\\[1-9]|\\k</y)) throw new PatternFault("refers back to a group, which is not read here");
    return this.#letter();
  }

  #group(): Part {
    if (++this.#depth > deepest) throw new PatternFault(`has more than ${deepest} groups in each other`);
    const part = this.choice();
    this.#take(/\)/y);
    this.#depth--;
    return part;
  }

  #edge(side: (before: string | undefined, after: string | undefined) => string | undefined): Part {
    const isEachLine = this.#flags.includes("m");
    return {
      kind: "place",
      holds(before, after) {
        const letter = side(before, after);
        return letter === undefined || (isEachLine && /[\n\r\u2028\u2029]/.test(letter));
      },
    };
  }

  /** A letter, an escape or a class; the browser's engine tests which letters match it. */
  #letter(): Part {
    const escape = this.#isUnicode
      ? /\\u[dD][89abAB]\w\w\\u[dD][c-fC-F]\w\w|\\u\{\w+\}|\\[pP]\{[^}]+\}|\\u\w{4}|\\x\w\w|\\c\w|\\[^]/uy
      : /\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\c[a-zA-Z]|\\0[0-7]{0,2}|\\[^]/y;
    const single = this.#isUnicode ? /[^]/uy : /[^]/y;
    const [text] = this.#take(/\[(?:[^\]\\]|\\[^])*\]/y) ?? this.#take(escape) ?? this.#take(single)!;
    if (!/[\\[.]/.test(text) && !this.#flags.includes("i"))
      return { kind: "letter", takes: (letter) => letter === text };
    const own = new RegExp(`^(?:${text})$`, this.#flags.replace("m", ""));
    const known = new Map<string, boolean>();
    const ask = (letter: string) => known.set(letter, own.test(letter)).get(letter)!;
    return { kind: "letter", takes: (letter) => known.get(letter) ?? ask(letter) };
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source);
    if (found) this.#at = pattern.lastIndex;
    return found;
  }
}

const isWord = (letter: string | undefined): boolean => letter !== undefined && /\w/.test(letter);

/** Whether it contains an unlimited repetition; lookaheads and lookbehinds do not count. */
function isEndless(part: Part): boolean {
  if (part.kind === "repeat") return part.max === Infinity || isEndless(part.part);
  return (part.kind === "row" || part.kind === "choice") && part.parts.some(isEndless);
}
