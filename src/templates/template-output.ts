/** Markup made by a helper: inserted unchanged. The values in it must already be escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes a text for use between tags or in a quoted attribute. */
export const escapeText = (text: string): string =>
  /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (sign) => entities[sign]!) : text;

/** Escapes a text for an attribute without quotes too: in `<a title={{x}}>` the value x must not add an attribute. */
const escapeBare = (text: string): string => escapeText(text).replace(/[\s=`]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The parser's position in the markup. Values are escaped, so only the template's own text changes it. */
export type Position = "text" | "tag" | "equals" | "bare" | "double" | "single" | "comment" | "declaration";

/** The text rendered so far, and the position in the markup at its end. */
export class Output {
  text = "";
  position: Position;
  /** Whether an attribute value here is that of `style`. */
  isStyle: boolean;
  constructor({ position, isStyle }: Pick<Output, "position" | "isStyle"> = { position: "text", isStyle: false }) {
    this.position = position;
    this.isStyle = isStyle;
  }

  /** The template's own text. */
  content(text: string): void {
    const goesOn = valueEnds[this.position]?.test(text) === false;
    this.position = follow(this.position, text);
    if (!goesOn) this.isStyle = this.position in valueEnds && opensStyle(text, this.position);
    this.text += text;
  }

  /** Adds a value as escaped text; in `style` it adds no declaration of its own. */
  value(given: string): void {
    const isInStyle = this.isStyle && this.position in valueEnds;
    const text = isInStyle ? given.split(/[;{}\\]|\/\*|url\(/i, 1)[0]! : given;
    const isBare = this.position === "tag" || this.position === "equals" || this.position === "bare";
    if (this.position !== "equals") this.text += isBare ? escapeBare(text) : escapeText(text);
    else {
      this.text += text === "" ? '""' : escapeBare(text);
      this.position = text === "" ? "tag" : "bare";
    }
  }

  /** Adds markup that the caller has cleaned; inside a tag or a comment it is escaped. */
  markup(markup: string): void {
    if (this.position === "text") this.text += markup;
    else this.value(markup);
  }
}

/** What ends an attribute value. */
const valueEnds: Partial<Record<Position, RegExp>> = { double: /"/, single: /'/, bare: /[\s>]/, equals: /["'\s>]/ };

/** Whether the value at the end of a text is that of an attribute `style`. */
function opensStyle(text: string, position: Position): boolean {
  const sign = { double: '"', single: "'" }[position as string];
  const start = sign ? text.lastIndexOf(sign) : text.lastIndexOf("=") + 1;
  return /[\s"'/]style\s*=\s*$/i.test(text.slice(Math.max(0, start - 30), start));
}

const known = new Map<string, Position>();

/** The position after a text; cached, because the rows of a list repeat the same template texts. */
function follow(position: Position, text: string): Position {
  const key = `${position} ${text}`;
  let end = text.length > 10_000 ? undefined : known.get(key);
  if (end) return end;
  end = walk(position, text);
  if (known.size > 2000) known.clear();
  if (text.length <= 10_000) known.set(key, end);
  return end;
}

function walk(start: Position, text: string): Position {
  let position = start;
  for (let at = 0; at < text.length; at++) {
    if (position === "text") at = text.indexOf("<", at);
    if (position === "comment") at = text.indexOf("-->", at);
    if (at < 0) return position;
    if (position === "text" && text.startsWith("<!--", at)) [position, at] = ["comment", at + 3];
    else if (position === "comment") [position, at] = ["text", at + 2];
    else position = next(position, text[at]!, text[at + 1]);
  }
  return position;
}

function next(position: Position, sign: string, after: string | undefined): Position {
  const isSpace = /\s/.test(sign);
  switch (position) {
    case "text":
      if (after === "!" || after === "?") return "declaration";
      return after === undefined || /[a-z/]/i.test(after) ? "tag" : "text";
    case "double":
      return sign === '"' ? "tag" : "double";
    case "single":
      return sign === "'" ? "tag" : "single";
    case "equals":
      if (sign === '"') return "double";
      if (sign === "'") return "single";
      if (isSpace) return "equals";
      return sign === ">" ? "text" : "bare";
    case "tag":
      if (sign === "=") return "equals";
      return sign === ">" ? "text" : "tag";
    case "bare":
      if (isSpace) return "tag";
      return sign === ">" ? "text" : "bare";
    default:
      return sign === ">" ? "text" : position;
  }
}
