/** Spreadsheet files: read, written, and refused when they are damaged or too large. */
import { utils, write } from "@e965/xlsx";
import { expect } from "@open-wc/testing";
import { strToU8, unzipSync, zipSync } from "fflate";
import { inParts } from "./book-messages.ts";
import { BookRefused, readBook } from "./read-book.ts";
import { readInWorker } from "./read-in-worker.ts";
import { writeBook } from "./write-book.ts";

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
const codeOf = (bytes: Uint8Array): string => {
  try {
    readBook(bytes);
    return "read";
  } catch (error) {
    return error instanceof BookRefused ? error.code : String(error);
  }
};

describe("spreadsheet files", () => {
  const rows = [
    ["Робота", "Ціна", "День"],
    ["=1+1", 1234.5, new Date("2026-03-05T00:00:00Z")],
    ["+380", -3, null],
  ];
  const texts = [
    ["Робота", "Ціна", "День"],
    ["=1+1", "1234,5", "05.03.2026"],
    ["+380", "-3", ""],
  ];

  it("[R2.4-45] what is written is read again, and a text that begins like a formula is no formula", async () => {
    const bytes = await bytesOf(await writeBook("Кошторис: [2026]", rows, [100, 80, 80]));
    expect(readBook(bytes)).to.eql(texts);
  });

  it("[R2.4-45] reads old .xls files, and the last values of formulas instead of their text", () => {
    const sheet = utils.aoa_to_sheet([
      ["Назва", "Сума"],
      ["Їжак", 2.5],
    ]);
    sheet["B3"] = { t: "n", v: 7, f: "SUM(B2:B2)" };
    sheet["!ref"] = "A1:B3";
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, "Аркуш");
    for (const bookType of ["biff8", "xlsx"] as const) {
      const bytes = new Uint8Array(write(book, { type: "array", bookType }) as ArrayBuffer);
      expect(readBook(bytes), bookType).to.eql([
        ["Назва", "Сума"],
        ["Їжак", "2,5"],
        ["", "7"],
      ]);
    }
  });

  /** A workbook with a sheet of notes that is empty, a hidden one, and two with cells. */
  function ofSheets(bookType: "biff8" | "xlsx"): Uint8Array<ArrayBuffer> {
    const book = utils.book_new();
    const sheets = { Порожній: [], Прихований: [["ні"]], Перший: [["а"]], Другий: [["б"]] };
    for (const [name, cells] of Object.entries(sheets)) utils.book_append_sheet(book, utils.aoa_to_sheet(cells), name);
    utils.book_set_sheet_visibility(book, "Прихований", 1);
    return new Uint8Array(write(book, { type: "array", bookType }) as ArrayBuffer);
  }

  it("the first visible sheet with cells is read, or the one that is asked for by its name", async () => {
    for (const bookType of ["biff8", "xlsx"] as const) {
      const bytes = ofSheets(bookType);
      let told: unknown;
      const found = (sheets: unknown) => (told = sheets);
      expect(readBook(bytes, undefined, { found }), bookType).to.eql([["а"]]);
      expect(told).to.eql({ names: ["Порожній", "Перший", "Другий"], shown: "Перший" });
      expect(readBook(bytes, undefined, { sheet: "Другий" }), bookType).to.eql([["б"]]);
      expect(readBook(bytes, undefined, { sheet: "Порожній" }), bookType).to.eql([]);
    }
    const file = new File([ofSheets("xlsx")], "a.xlsx");
    expect(await readInWorker(file, new AbortController().signal, "Другий")).to.eql({
      block: [["б"]],
      sheets: { names: ["Порожній", "Перший", "Другий"], shown: "Другий" },
    });
  });

  it("a file that inflates to more than 50 MB is refused in less than three times what inflating alone takes", function () {
    this.timeout(60_000); // 1 to 2 s for each measure on a quiet machine
    const bomb = zipSync({ "xl/workbook.xml": new Uint8Array(60_000_000) }, { level: 9 });
    const ratio = () => {
      const started = performance.now();
      unzipSync(bomb);
      const inflated = performance.now();
      expect(codeOf(bomb)).to.equal("bomb");
      return (performance.now() - inflated) / (inflated - started);
    };
    // measured again before it counts: a busy machine may have stopped one half of a run
    expect([1, 2, 3, 4, 5].some(() => ratio() < 3)).to.equal(true);
  });

  it("a truncated file, a zip of something else and a text are refused", async () => {
    const bytes = await bytesOf(await writeBook("a", rows, []));
    expect(codeOf(bytes.subarray(0, bytes.length / 2))).to.equal("broken");
    expect(codeOf(zipSync({ "a.txt": strToU8("а") }))).to.equal("broken");
    expect(codeOf(strToU8("Назва;Сума"))).to.equal("broken");
  });

  it("a sheet with more rows than the limit, and a larger file, are refused as large", async () => {
    const limits = { bytes: 1_000_000, inflated: 1_000_000, rows: 2 };
    const codeWith = (bytes: Uint8Array, given: object) => {
      try {
        return readBook(bytes, { ...limits, ...given }).length;
      } catch (error) {
        return (error as BookRefused).code;
      }
    };
    const bytes = await bytesOf(await writeBook("a", rows, []));
    expect([codeWith(bytes, { rows: 3 }), codeWith(bytes, {}), codeWith(bytes, { rows: 3, bytes: 100 })]).to.eql([
      3,
      "large",
      "large",
    ]);
  });

  describe("in a worker", () => {
    const going = new AbortController().signal;
    const fileOf = async () => new File([await writeBook("a", rows, [])], "a.xlsx");

    it("[R2.4-45] gives the same rows, and refuses what cannot be read", async () => {
      expect(await readInWorker(await fileOf(), going)).to.eql({ block: texts, sheets: { names: ["a"], shown: "a" } });
      expect(await readInWorker(new File(["Назва;Сума"], "a.xlsx"), going)).to.eql({ code: "broken" });
      expect(await readInWorker(new File([new Uint8Array(50_000_001)], "a.xlsx"), going)).to.eql({ code: "large" });
    });

    it("ends with its signal, before and after its start", async () => {
      const file = await fileOf();
      const isEnded: boolean[] = [];
      const { terminate } = Worker.prototype;
      Worker.prototype.terminate = function () {
        isEnded.push(true);
        terminate.call(this);
      };
      const stop = new AbortController();
      const reading = readInWorker(file, stop.signal);
      stop.abort();
      expect(await reading).to.eql({ code: "broken" });
      expect(await readInWorker(file, stop.signal)).to.eql({ code: "broken" });
      Worker.prototype.terminate = terminate;
      expect(isEnded).to.eql([true, true]);
    });

    it("tells its rows in messages that cost the page little", () => {
      const block = Array.from({ length: 2500 }, (_, at) => Array.from({ length: 10 }, () => String(at)));
      const parts = [...inParts(block)];
      expect(parts.map(({ length }) => length)).to.eql([1000, 1000, 500]);
      expect(parts.flat()).to.eql(block);
      expect([...inParts([])]).to.eql([]);
    });

    it("says that none can be started where the page forbids one, and tries it once", async () => {
      const file = await fileOf();
      const { Worker: own } = window;
      let tries = 0;
      window.Worker = function refuse() {
        tries++;
        throw new DOMException("refused", "SecurityError");
      } as never;
      expect(await readInWorker(file, going)).to.equal("no worker");
      expect(await readInWorker(file, going)).to.equal("no worker");
      window.Worker = own;
      expect(tries).to.equal(1);
    });
  });
});
