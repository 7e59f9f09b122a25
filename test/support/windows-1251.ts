/** Text as bytes of windows-1251. Node can only decode it, so the table is inverted. */
export function toWindows1251(text: string): Buffer {
  return Buffer.from(Array.from(text, (letter) => table.get(letter) ?? "?".charCodeAt(0)));
}

const table = new Map<string, number>();
for (let byte = 0; byte < 256; byte++) table.set(new TextDecoder("windows-1251").decode(Uint8Array.of(byte)), byte);
