/** Other letters and digits in place of given ones, by a secret text: equal beginnings stay equal, nothing stays the same. */
export interface Cipher {
  letters(text: string): string;
  /** @param before what stands before the digit */
  digit(before: string, given: string): string;
}

export function cipherOf(salt: string): Cipher {
  return { letters, digit };

  function letters(given: string): string {
    let before = "";
    return given.replace(/\p{L}/gu, (letter) => {
      const made = letterFor(before, letter.toLowerCase());
      before += letter.toLowerCase();
      return letter === letter.toLowerCase() ? made : made.toUpperCase();
    });
  }

  function letterFor(before: string, letter: string): string {
    const alphabet = /[a-z]/.test(letter) ? latin : cyrillic;
    const at = alphabet.indexOf(letter);
    const step = 1 + (hash(`${salt} ${before} ${letter}`) % (alphabet.length - 1));
    return alphabet[(Math.max(at, 0) + step) % alphabet.length]!;
  }

  function digit(before: string, given: string): string {
    return String((Number(given) + 1 + (hash(`${salt} ${before}`) % 9)) % 10);
  }
}

const latin = "abcdefghijklmnopqrstuvwxyz";
const cyrillic = "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя";

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let made = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) made = Math.imul(made ^ text.charCodeAt(at), 0x01000193);
  return (made ^ (made >>> 15)) >>> 0;
}
