/** Files and texts that a person imports into a table. */
import { expect } from "@open-wc/testing";
import { readFile, readTable, readText } from "./read-import.ts";

const { signal } = new AbortController();
const read = (name: string, ...parts: BlobPart[]) => readFile(new File(parts, name), signal);
const rows = [
  ["Назва", "Площа"],
  ["Лан", "5,5"],
];
/** Cyrillic letters and ASCII as bytes of windows-1251. */
const bytesOf = (text: string) =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0) - (letter > "\x7f" ? 0x350 : 0));
/** A text as UTF-16 with its mark, as Excel saves "Unicode text". */
const wideOf = (text: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2 + 2));
  [..."\uFEFF", ...text].forEach((letter, at) => view.setUint16(at * 2, letter.charCodeAt(0), isLittle));
  return view;
};
const plain = "Назва;Площа\r\nЛан;5,5\r\n";

describe("an imported file", () => {
  for (const [what, name, ...parts] of [
    ["a text with semicolons", "a.csv", plain],
    ["a text with tabs", "a.TSV", plain.replaceAll(";", "\t")],
    ["a text that begins with a byte order mark", "a.txt", "\uFEFF", plain],
    ["a text of windows-1251", "a.csv", bytesOf(plain)],
    ["a Unicode text of Excel", "a.txt", wideOf(plain.replaceAll(";", "\t"), true)],
    ["a Unicode text in the other order of bytes", "a.csv", wideOf(plain, false)],
    ["rows of objects", "a.json", '[{"Назва":"Лан","Площа":5.5}]'],
    ["rows of objects below rows", "a.json", '{"rows":[{"Назва":"Лан","Площа":5.5}]}'],
    ["rows of lists below data", "a.json", '{"data":[["Назва","Площа"],["Лан",5.5]]}'],
    [
      "a page under the name of a workbook",
      "a.xls",
      "\n <html><table><tr><td>Назва<td>Площа<tr><td>Лан<td>5,5</table></html>",
    ],
  ] as const)
    it(`is read from ${what}`, async () => {
      expect(await read(name, ...(parts as unknown as BlobPart[]))).to.eql({ block: rows });
    });

  it("has a column for each key of any of its rows, and empty cells for what is missing", async () => {
    expect(await read("a.json", '[{"a":1},{"b":true,"a":null},{"c":{"d":1}}]')).to.eql({
      block: [
        ["a", "b", "c"],
        ["1", "", ""],
        ["", "true", ""],
        ["", "", ""],
      ],
    });
  });

  it("is refused with its reason: another format, no rows, empty, too large", async () => {
    expect(await read("a.pdf", "x")).to.eql({ refusal: "import_excel_extension_error" });
    expect(await read("csv", "x")).to.eql({ refusal: "import_excel_extension_error" });
    for (const text of ['{"rows":1}', '[1,{"a":1}]', "{"])
      expect(await read("a.json", text), text).to.eql({ refusal: "importBroken" });
    expect(await read("a.json", "[]")).to.eql({ refusal: "importEmpty" });
    const large = "x".repeat(5_000_001);
    for (const name of ["a.csv", "a.json"]) expect(await read(name, large), name).to.eql({ refusal: "importLarge" });
    expect(await read("a.xls", `<${large}`)).to.eql({ refusal: "importLarge" });
    expect(await readText("x\n".repeat(50_001))).to.eql({ refusal: "importLarge" });
    expect(await readText("x\n".repeat(50_000))).to.have.property("block");
  });
});

it("a table of the page is imported with the texts that it shows", () => {
  const table = document.createElement("table");
  table.innerHTML = "<tr><th> Назва </th><th>Площа</th></tr><tr><td>Лан</td><td>5,5</td></tr>";
  document.body.append(table);
  expect(readTable(table)).to.eql({ block: rows });
  table.replaceChildren();
  expect(readTable(table)).to.eql({ refusal: "importEmpty" });
  table.remove();
});
