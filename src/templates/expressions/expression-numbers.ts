/** Arithmetic and comparison in expressions, with exact decimals: 0.1 + 0.2 is 0.3. */
import { addDecimals, readDecimal, roundDecimal, spellDecimal, type Decimal } from "../../values/decimals.ts";

/** Decimals of a quotient. */
const quotientDigits = 20;

/**
 * Calculates with two values as numbers; empty values count as 0. Null when there is no result (division by 0), undefined
 * when a value is not a number.
 */
export function calculate(operator: Operator, left: unknown, right: unknown): number | null | undefined {
  const [one, other] = [decimal(left), decimal(right)];
  if (!one || !other) return undefined;
  const found = steps[operator](one, other);
  return found && Number(spellDecimal(found));
}

function decimal(value: unknown): Decimal | undefined {
  if (typeof value === "boolean") return { units: value ? 1n : 0n, scale: 0 };
  if (typeof value === "number" && !Number.isFinite(value)) return undefined;
  const found = readDecimal(value);
  return found === null ? { units: 0n, scale: 0 } : found;
}

export type Operator = "+" | "-" | "*" | "/" | "%";
const steps: Record<Operator, (one: Decimal, other: Decimal) => Decimal | null> = {
  "+": addDecimals,
  "-": (one, { units, scale }) => addDecimals(one, { units: -units, scale }),
  "*": (one, other) => ({ units: one.units * other.units, scale: one.scale + other.scale }),
  "/": (one, other) => {
    if (other.units === 0n) return null;
    const units = (one.units * 10n ** BigInt(quotientDigits + 1 + other.scale)) / other.units;
    return roundDecimal({ units, scale: quotientDigits + 1 + one.scale }, quotientDigits);
  },
  "%": (one, other) => {
    const scale = Math.max(one.scale, other.scale);
    const divisor = other.units * 10n ** BigInt(scale - other.scale);
    return divisor === 0n ? null : { units: (one.units * 10n ** BigInt(scale - one.scale)) % divisor, scale };
  },
};

/**
 * Numbers and numeric texts are compared as numbers, other texts alphabetically; an empty value equals only an empty
 * value.
 */
export const compare = {
  "==": (one: unknown, other: unknown) => isSame(one, other),
  "!=": (one: unknown, other: unknown) => !isSame(one, other),
  "===": (one: unknown, other: unknown) => one === other,
  "!==": (one: unknown, other: unknown) => one !== other,
  "<": (one: unknown, other: unknown) => order(one, other) < 0,
  "<=": (one: unknown, other: unknown) => order(one, other) <= 0,
  ">": (one: unknown, other: unknown) => order(one, other) > 0,
  ">=": (one: unknown, other: unknown) => order(one, other) >= 0,
} as const;

function isSame(one: unknown, other: unknown): boolean {
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other);
  return one === other || order(one, other) === 0;
}
const isNothing = (value: unknown) => value === null || value === undefined || value === "";

/** NaN when the values cannot be ordered, so that every comparison is false. */
function order(one: unknown, other: unknown): number {
  if ([one, other].some((value) => isNothing(value) || (typeof value === "object" && value !== null)))
    return Number.NaN;
  const [first, second] = [decimal(one), decimal(other)];
  if (first && second) {
    const { units } = addDecimals(first, { units: -second.units, scale: second.scale });
    return units < 0n ? -1 : units > 0n ? 1 : 0;
  }
  const [left, right] = [String(one), String(other)];
  return left < right ? -1 : left > right ? 1 : 0;
}
