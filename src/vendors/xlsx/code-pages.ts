/** Cyrillic code pages for .xls files before Excel 97, by the browser's own decoder instead of a table of 176 KB. */
const labels: Record<number, string> = {
  866: "ibm866",
  1250: "windows-1250",
  1251: "windows-1251",
  1252: "windows-1252",
  10007: "x-mac-cyrillic",
};

/** For `set_cptable` of @e965/xlsx. */
export function codePages(): object {
  const tables = Object.entries(labels).map(([page, label]) => {
    const decoder = new TextDecoder(label);
    return [page, { dec: Array.from({ length: 256 }, (_, byte) => decoder.decode(Uint8Array.of(byte))), enc: {} }];
  });
  const bytes = (data: string | number[]) =>
    typeof data === "string" ? Uint8Array.from(Array.from(data, (one) => one.charCodeAt(0))) : Uint8Array.from(data);
  const utils = {
    hascp: (page: number) => Object.hasOwn(labels, page),
    decode: (page: number, data: string | number[]) =>
      new TextDecoder(labels[page] ?? "windows-1251").decode(bytes(data)),
    encode() {
      throw new Error("code pages are for reading");
    },
    cache: { encache() {}, decache() {} },
  };
  return { ...Object.fromEntries(tables), utils };
}
