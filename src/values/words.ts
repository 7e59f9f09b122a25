import { readDecimal, roundDecimal, showDecimal } from "./decimals.ts";
import { toLanguage } from "../base/language/language.ts";
import { currencies, spellings, type Currency, type Gender, type Noun, type WordsLanguage } from "./words-tables.ts";

export type { Gender, WordsLanguage } from "./words-tables.ts";

/** The default pattern of money in words (R9.2-02). */
export const moneyPattern = "%d (%dt) %curr %f (%ft) %coin";

/** The language for numbers in words: `asked` if it is ua or ru, else the page's language, else ua (R5.2-25). */
export function wordsLanguage(asked: unknown, page?: unknown): WordsLanguage {
  const found = toLanguage(asked);
  if (found === "ua" || found === "ru") return found;
  return toLanguage(page) === "ru" ? "ru" : "ua";
}

/**
 * A whole number in words: 21 000 → "двадцять одна тисяча". `gender` is the gender of the counted noun.
 * @throws RangeError from 10 ^ 21 on
 */
export function inWords(value: bigint, language: WordsLanguage, gender: Gender = "m"): string {
  const { zero, minus, scales } = spellings[language];
  if (value === 0n) return zero;
  const parts: string[] = [];
  let rest = value < 0n ? -value : value;
  for (let level = 0; rest > 0n; level++, rest /= 1000n) {
    if (level > scales.length) throw new RangeError(`${value} is too large for words`);
    const group = Number(rest % 1000n);
    const scale = scales[level - 1];
    if (group === 0) continue;
    const counted = scale ? [formOf(scale, group)] : [];
    parts.unshift(...belowThousand(group, scale?.gender ?? gender, language), ...counted);
  }
  return [...(value < 0n ? [minus] : []), ...parts].join(" ");
}

interface Money {
  language?: unknown;
  /** The page's language: fallback for a language without words. */
  page?: unknown;
  /** uah, rur (or rub), usd; uah by default (R9.2-05). */
  currency?: unknown;
  /**
   * %d whole units, %dt the same in words, %curr the unit's short name, %currt its noun in the right case; %f two digits
   * of the fraction, %ft in words, %coin and %coint the smaller unit's names.
   */
  pattern?: string;
}

/**
 * An amount in digits and words: "1 234 (одна тисяча двісті тридцять чотири) грн. 50 (п’ятдесят) коп."; "-" when empty.
 * Rounded to two decimals without binary errors.
 * @throws RangeError for an invalid number, for an unknown currency and from 10 ^ 21 on
 */
export function moneyInWords(
  amount: unknown,
  { language, page, currency = "uah", pattern = moneyPattern }: Money = {},
): string {
  const value = readDecimal(amount);
  if (value === null) return "-";
  if (!value) throw new RangeError(`"${String(amount).slice(0, 40)}" is no amount of money`);
  const code = wordsLanguage(language, page);
  const { whole, part } = currencies[code][toCurrency(currency)];
  const { units } = roundDecimal(value, 2);
  const size = units < 0n ? -units : units;
  const [main, cents] = [size / 100n, Number(size % 100n)];
  const count = Number(main % 100n);
  const { minus } = spellings[code];
  const isNegative = units < 0n;
  const places: Record<string, () => string> = {
    d: () => (isNegative ? "-" : "") + showDecimal({ units: main, scale: 0 }),
    dt: () => (isNegative ? `${minus} ` : "") + inWords(main, code, whole.gender),
    curr: () => whole.short,
    currt: () => formOf(whole, count),
    f: () => String(cents).padStart(2, "0"),
    ft: () => inWords(BigInt(cents), code, part.gender),
    coin: () => part.short,
    coint: () => formOf(part, cents),
  };
  return pattern.replace(/%(currt?|coint?|dt?|ft?)(?![a-z])/g, (_, name: string) => places[name]!());
}

/** @throws RangeError: a document in a wrong currency is worse than none */
function toCurrency(given: unknown): Currency {
  const code = String(given).trim().toLowerCase();
  const found = code === "rub" ? "rur" : code;
  if (found === "uah" || found === "rur" || found === "usd") return found;
  throw new RangeError(`there are no words for the currency "${code.slice(0, 20)}"; known are uah, rur, usd`);
}

function belowThousand(value: number, gender: Gender, language: WordsLanguage): string[] {
  const { ones, teens, tens, hundreds } = spellings[language];
  const rest = value % 100;
  const tail = rest >= 10 && rest < 20 ? [teens[rest - 10]] : [tens[Math.floor(rest / 10)], ones[gender][rest % 10]];
  return [hundreds[Math.floor(value / 100)], ...tail].filter((word): word is string => !!word && word !== "-");
}

/** один рубль, два рубля, пять рублей: both languages have the same three forms. */
function formOf({ forms: [one, few, many] }: Noun, count: number): string {
  const last = count % 10;
  const isTeen = count % 100 >= 11 && count % 100 <= 14;
  if (last === 1 && !isTeen) return one;
  return last >= 2 && last <= 4 && !isTeen ? few : many;
}
