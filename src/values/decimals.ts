/** An exact decimal number, `units` / 10 ^ `scale`: sums of money are never computed with binary fractions. */
export interface Decimal {
  units: bigint;
  scale: number;
}

const longest = 500;

/**
 * Reads a number or text as an exact decimal; accepts spaces or apostrophes between thousands, comma or dot, an exponent.
 * `null` when empty, `undefined` when it is not a number or is longer than 500 characters.
 */
export function readDecimal(given: unknown): Decimal | null | undefined {
  if (given === null || given === undefined) return null;
  if (typeof given === "bigint") return { units: given, scale: 0 };
  if (typeof given !== "number" && typeof given !== "string") return undefined;
  const text = String(given);
  if (text.length > longest) return undefined;
  const plain = text.replace(/\s|(?<=\d)['’](?=\d)/g, "");
  if (plain === "") return null;
  const [, sign, whole = "", part = "", exponent = "0"] =
    /^([+\-−]?)(\d*)(?:[.,](\d*))?(?:e([+-]?\d{1,3}))?$/i.exec(plain) ?? [];
  if (whole + part === "") return undefined;
  const units = BigInt(whole + part) * (sign === "-" || sign === "−" ? -1n : 1n);
  const scale = part.length - Number(exponent);
  return scale < 0 ? { units: units * tenTo(-scale), scale: 0 } : { units, scale };
}

/** Rounds to exactly `decimals` decimals, halves away from zero: 1.005 → 1.01 (R9.2-04). */
export function roundDecimal({ units, scale }: Decimal, decimals = 2): Decimal {
  if (scale <= decimals) return { units: units * tenTo(decimals - scale), scale: decimals };
  const step = tenTo(scale - decimals);
  const half = units < 0n ? -step / 2n : step / 2n;
  return { units: (units + half) / step, scale: decimals };
}

/** The exact sum. */
export function addDecimals(one: Decimal, other: Decimal): Decimal {
  const scale = Math.max(one.scale, other.scale);
  return { units: one.units * tenTo(scale - one.scale) + other.units * tenTo(scale - other.scale), scale };
}

/** For programs: digits with a decimal dot, "-1234.50". */
export function spellDecimal({ units, scale }: Decimal): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, "0");
  const whole = digits.slice(0, digits.length - scale);
  return `${units < 0n ? "-" : ""}${whole}${scale ? `.${digits.slice(-scale)}` : ""}`;
}

/** For people: no-break spaces between thousands, a decimal comma. */
export function showDecimal(value: Decimal): string {
  const [whole = "", part] = spellDecimal(value).split(".");
  return whole.replace(/\B(?=(\d{3})+$)/g, "\u00a0") + (part === undefined ? "" : `,${part}`);
}

/** The number format of lists and documents (R9.2-01): "1 234,50"; "-" when empty; other texts unchanged. */
export function formatNumber(given: unknown, decimals = 2): string {
  const value = readDecimal(given);
  if (value === null) return "-";
  return value ? showDecimal(roundDecimal(value, decimals)) : String(given);
}

/**
 * Rounds (R9.2-04); returns a number, or digits as text when the number would not be exact; null when empty, other
 * texts unchanged.
 */
export function roundNumber(given: unknown, decimals = 2): number | string | null {
  const value = readDecimal(given);
  if (!value) return value === null ? null : String(given);
  const rounded = roundDecimal(value, decimals);
  const isSafe = rounded.units <= BigInt(Number.MAX_SAFE_INTEGER) && rounded.units >= BigInt(Number.MIN_SAFE_INTEGER);
  return isSafe ? Number(spellDecimal(rounded)) : spellDecimal(rounded);
}

/**
 * The sum of all values with 2 decimals (R9.2-03): "1234.50". Empty values are skipped.
 * @throws RangeError that names the first value that is not a number
 */
export function sumOf(values: readonly unknown[], decimals = 2): string {
  let sum: Decimal = { units: 0n, scale: 0 };
  for (const given of values) {
    const value = readDecimal(given);
    if (value === undefined) throw new RangeError(`"${String(given).slice(0, 40)}" is no number`);
    if (value) sum = addDecimals(sum, value);
  }
  return spellDecimal(roundDecimal(sum, decimals));
}

const tenTo = (power: number) => 10n ** BigInt(power);
