/** Spreadsheets: ours are read by LibreOffice, and LibreOffice's by us. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, it } from "node:test";
import { inBrowser } from "./in-browser.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "spreadsheets-"));
/** @type {Awaited<ReturnType<typeof inBrowser>>} */
let product;

before(async () => {
  product = await inBrowser({ read: "src/vendors/xlsx/read-book.ts", write: "src/vendors/xlsx/write-book.ts" });
});
after(async () => {
  await product.close();
  rmSync(folder, { recursive: true });
});

/**
 * @param {string} file
 * @param {string} to the ending, with the filter behind a colon
 * @param {string[]} options
 * @returns {Buffer} the converted file
 */
function convert(file, to, options = []) {
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const out = path.join(folder, "out");
  execFileSync("soffice", [profile, "--headless", ...options, "--convert-to", to, "--outdir", out, file], {
    stdio: ["ignore", "ignore", "ignore"],
    timeout: 120_000,
  });
  const [ending] = to.split(":");
  return readFileSync(path.join(out, `${path.parse(file).name}.${ending}`));
}

describe("a workbook of ours in LibreOffice", () => {
  it("keeps texts, numbers and dates; texts that begin like a formula stay texts", async () => {
    const rows = [
      ["Назва", "Площа, га", "Дата", "Формула"],
      ["Сквер «Дружба»", 1234.5, "2026-03-05", "=1+1"],
      ["Рядок\nз двох", -0.25, "", "+380501234567"],
      ['Лапки "а"; крапка', 0, "", "@SUM(A1)"],
    ];
    const { base64 } = await product.run("write", "writeBook", "Кошторис", rows, [120, 80, 80, 80]);
    const file = path.join(folder, "ours.xlsx");
    writeFileSync(file, Buffer.from(base64, "base64"));
    const csv = convert(file, "csv:Text - txt - csv (StarCalc):9,34,76,1,,1033,false,true,false").toString("utf8");
    assert.deepEqual(csv.trim().split("\n").slice(0, 2), [
      "Назва\tПлоща, га\tДата\tФормула",
      "Сквер «Дружба»\t1234.5\t2026-03-05\t=1+1",
    ]);
    assert.match(csv, /-0\.25\t\t\+380501234567/);
    assert.match(csv, /@SUM\(A1\)/);
  });
});

describe("workbooks of LibreOffice read by us", () => {
  const source = ["Назва;Кількість;Початок;Ціна", "Сквер «Дружба»;12;05.03.2026;1 234,50", "Ґанок;-3;31.12.1999;0,07"];
  for (const ending of ["xlsx", "xls", "ods"])
    it(`.${ending}: texts, numbers with a decimal comma, days`, async () => {
      const file = path.join(folder, "theirs.csv");
      writeFileSync(file, source.join("\n"));
      // separator ;, quotes, UTF-8, from the first line, columns recognised, Ukrainian, special numbers recognised
      const bytes = convert(file, ending, ["--infilter=Text - txt - csv (StarCalc):59,34,76,1,,1058,false,true"]);
      const block = await product.run("read", "readBook", { base64: bytes.toString("base64") });
      assert.deepEqual(block, [
        ["Назва", "Кількість", "Початок", "Ціна"],
        ["Сквер «Дружба»", "12", "05.03.2026", "1234,5"],
        ["Ґанок", "-3", "31.12.1999", "0,07"],
      ]);
    });
});
