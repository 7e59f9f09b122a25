/** Numbers that name a person: masked with the same shape, and with check digits that are right again. */

/** Digits before one on which its mask depends: more than any number of a person or an account has. */
const seen = 40;

/** @param digit a digit in place of the one at this place, never the same one */
export function maskedNumber(text: string, digit: (before: string, given: string) => string): string {
  const given = text.replace(/\D/g, "");
  const kept = keptDigits(given);
  let made = given.slice(0, kept);
  for (let at = kept; at < given.length; at++) made += digit(given.slice(Math.max(0, at - seen), at), given[at]!);
  // a number in JSON would lose a leading zero, and its length with it
  if (made.startsWith("0") && !given.startsWith("0")) made = `${(Number(given[0]) % 9) + 1}${made.slice(1)}`;
  const checked = withCheckDigit(given, made);
  let at = 0;
  return text.replace(/\d/g, () => checked[at++]!);
}

/** The country and the first zero of a phone stay, so that it is still one. */
const keptDigits = (digits: string): number => (/^380\d{9}$/.test(digits) ? 3 : /^0\d{9}$/.test(digits) ? 1 : 0);

/** Only where the original has the check digit of its kind. */
function withCheckDigit(given: string, made: string): string {
  const kind = kinds.find(({ length, last }) => length === given.length && last(given.slice(0, -1)) === given.at(-1));
  return kind ? made.slice(0, -1) + kind.last(made.slice(0, -1)) : made;
}

const sum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((all, weight, at) => all + weight * Number(digits[at]), 0);

const kinds: { length: number; last(digits: string): string }[] = [
  // Tax number of a person.
  { length: 10, last: (digits) => String(((11 + (sum(digits, [-1, 5, 7, 9, 4, 6, 10, 5, 7]) % 11)) % 11) % 10) },
  // Code of a company.
  { length: 8, last: companyDigit },
  // Bank card (Luhn).
  { length: 16, last: cardDigit },
];

function companyDigit(digits: string): string {
  const number = Number(digits);
  const isMiddle = number >= 3_000_000 && number < 6_000_000;
  const first = isMiddle ? [7, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7];
  const rest = sum(digits, first) % 11;
  if (rest < 10) return String(rest);
  return String(
    (sum(
      digits,
      first.map((weight) => weight + 2),
    ) %
      11) %
      10,
  );
}

function cardDigit(digits: string): string {
  let all = 0;
  for (let at = 0; at < digits.length; at++) {
    const double = Number(digits.at(-1 - at)) * (at % 2 === 0 ? 2 : 1);
    all += double > 9 ? double - 9 : double;
  }
  return String((10 - (all % 10)) % 10);
}
