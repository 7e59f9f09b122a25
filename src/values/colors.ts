// layer 5: fields
/**
 * A colour as a person or a server writes it → `#rrggbb`, or `#rrggbbaa` where it is not opaque: hex digits with or
 * without `#`, short or long, or `rgb(29, 95, 194)`. "" for nothing, undefined for what is no colour.
 */
export function readColor(text: string): string | undefined {
  const plain = text.trim().toLowerCase();
  if (plain === "") return "";
  const hex = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(plain)?.[1];
  const digits = hex === undefined ? fromRgb(plain) : hex.length < 6 ? hex.replace(/./g, "$&$&") : hex;
  return digits && `#${digits.replace(/^(.{6})ff$/, "$1")}`;
}

/** A colour in the spelling of one that was there: without `#`, in capitals. */
export function spellColor(color: string, like: unknown): string {
  if (typeof like !== "string" || readColor(like) === undefined || like.trim() === "") return color;
  const isUpper = /[A-F]/.test(like) && !/[a-f]/.test(like);
  const spelt = isUpper ? color.toUpperCase() : color;
  return /^[\da-f]/i.test(like.trim()) && !like.includes("(") ? spelt.slice(1) : spelt;
}

/** "#3f9b3f, c9c43a" → its colours as they stand. */
export const colorsIn = (value: string): string[] =>
  value
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

/** A colour in one spelling, to be compared; what is none as it stands. */
export const plainColor = (text: string): string => readColor(text) || text;

export const isSameColor = (one: string, other: string): boolean => plainColor(one) === plainColor(other);

/** The value with a colour more, in the spelling of the others, or without it. */
export function toggledColor(value: string, color: string): string {
  const parts = colorsIn(value);
  const others = parts.filter((part) => !isSameColor(part, color));
  return (others.length < parts.length ? others : [...parts, spellColor(color, parts[0])]).join(",");
}

/** What a text on this colour is best written in. */
export function onColor(color: string): "#000" | "#fff" {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 140 ? "#000" : "#fff";
}

function fromRgb(text: string): string | undefined {
  const parts = /^rgba?\(\s*(\d{1,3})\s*[\s,]\s*(\d{1,3})\s*[\s,]\s*(\d{1,3})\s*\)$/.exec(text)?.slice(1).map(Number);
  return parts?.every((part) => part < 256)
    ? parts.map((part) => part.toString(16).padStart(2, "0")).join("")
    : undefined;
}
