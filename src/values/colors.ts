/**
 * Normalizes a colour as a person or a server writes it to `#rrggbb`, or `#rrggbbaa` when it is not opaque. Accepts hex
 * digits with or without `#`, short or long, and `rgb(29, 95, 194)`. "" for empty text, undefined for any other text.
 */
export function readColor(text: string): string | undefined {
  const plain = text.trim().toLowerCase();
  if (plain === "") return "";
  const hex = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(plain)?.[1];
  const digits = hex === undefined ? fromRgb(plain) : hex.length < 6 ? hex.replace(/./g, "$&$&") : hex;
  return digits && `#${digits.replace(/^(.{6})ff$/, "$1")}`;
}

/** Writes a colour in the spelling of the loaded one (`like`): without `#`, in capitals. */
export function spellColor(color: string, like: unknown): string {
  if (typeof like !== "string" || readColor(like) === undefined || like.trim() === "") return color;
  const isUpper = /[A-F]/.test(like) && !/[a-f]/.test(like);
  const spelt = isUpper ? color.toUpperCase() : color;
  return /^[\da-f]/i.test(like.trim()) && !like.includes("(") ? spelt.slice(1) : spelt;
}

/** Splits "#3f9b3f, c9c43a" into its colours, spelling unchanged. */
export const colorsIn = (value: string): string[] =>
  value
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

/** The normalized colour, for comparison; other text unchanged. */
export const plainColor = (text: string): string => readColor(text) || text;

export const isSameColor = (one: string, other: string): boolean => plainColor(one) === plainColor(other);

/** Adds a colour to the value, in the spelling of the others, or removes it when it is already there. */
export function toggledColor(value: string, color: string): string {
  const parts = colorsIn(value);
  const others = parts.filter((part) => !isSameColor(part, color));
  return (others.length < parts.length ? others : [...parts, spellColor(color, parts[0])]).join(",");
}

/** The text colour with the better contrast on this background `#rrggbb`. */
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
