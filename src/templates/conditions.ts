import { readDecimal, type Decimal } from "../values/decimals.ts";
import { isEmpty, toText } from "./template-values.ts";

/** The operators of `when`. Numbers and numeric texts are compared as numbers, other values as texts. */
export const operators: Record<string, (one: unknown, other: unknown) => boolean> = {
  "==": (one, other) => order(one, other) === 0,
  "===": (one, other) => one === other,
  "!=": (one, other) => order(one, other) !== 0,
  "!==": (one, other) => one !== other,
  "<": (one, other) => order(one, other) < 0,
  "<=": (one, other) => order(one, other) <= 0,
  ">": (one, other) => order(one, other) > 0,
  ">=": (one, other) => order(one, other) >= 0,
  "&&": (one, other) => !isEmpty(one) && !isEmpty(other),
  "||": (one, other) => !isEmpty(one) || !isEmpty(other),
};

function order(one: unknown, other: unknown): number {
  const [first, second] = [readDecimal(one), readDecimal(other)];
  if (first && second) return compare(first, second);
  const [left, right] = [spell(one), spell(other)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function compare(one: Decimal, other: Decimal): number {
  const [left, right] = [scaled(one, other.scale), scaled(other, one.scale)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

const scaled = ({ units }: Decimal, scale: number) => units * 10n ** BigInt(scale);
const spell = (value: unknown) => (value === false ? "false" : toText(value));
