/** Other letters and digits in place of given ones, by a secret text: equal beginnings stay equal, nothing stays the same. */
export interface Cipher {
  letters(text: string): string;
  /** @param before what stands before the digit */
  digit(before: string, given: string): string;
}

export function cipherOf(salt: string): Cipher {
  const start = added(0x811c9dc5, salt);
  return { letters, digit };

  function letters(given: string): string {
    let state = start;
    return given.replace(/\p{L}/gu, (letter) => {
      const small = letter.toLowerCase();
      state = added(state, small);
      const made = letterFor(small, mixed(state));
      return letter === small ? made : made.toUpperCase();
    });
  }

  function digit(before: string, given: string): string {
    return String((Number(given) + 1 + (mixed(added(start, before)) % 9)) % 10);
  }
}

function letterFor(letter: string, number: number): string {
  const alphabet = /[a-z]/.test(letter) ? latin : cyrillic;
  const step = 1 + (number % (alphabet.length - 1));
  return alphabet[(Math.max(alphabet.indexOf(letter), 0) + step) % alphabet.length]!;
}

const latin = "abcdefghijklmnopqrstuvwxyz";
const cyrillic = "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя";

/** A hash (FNV-1a, 32 bits) with a further text. */
function added(hash: number, text: string): number {
  let made = hash;
  for (let at = 0; at < text.length; at++) made = Math.imul(made ^ text.charCodeAt(at), 0x01000193);
  return made;
}
const mixed = (hash: number): number => (hash ^ (hash >>> 15)) >>> 0;
