import { expect } from "@open-wc/testing";
import { allFiles, draftOfClasses, filesOf, moveToClass, readClasses, spellClasses, withFiles } from "./classes.ts";
import { keyOfFile } from "./items.ts";

const none = () => undefined;
const read = (raw: unknown) => readClasses(raw)!;

describe("files by class [R3.8-14]", () => {
  it("reads rows with clsid, name and paths, an object by clsid, and the JSON text of both", () => {
    const rows = [
      { clsid: 1, name: "Паспорт", files: ["a.pdf"] },
      { clsid: "2", list: ["b.pdf", "c.pdf"] },
    ];
    const value = [
      { clsid: "1", name: "Паспорт", files: ["a.pdf"] },
      { clsid: "2", files: ["b.pdf", "c.pdf"] },
    ];
    expect(read(rows)).to.eql(value);
    expect(read(JSON.stringify(rows))).to.eql(value);
    expect(read({ 1: ["a.pdf"], 2: [] })).to.eql([
      { clsid: "1", files: ["a.pdf"] },
      { clsid: "2", files: [] },
    ]);
    for (const nothing of [null, undefined, "", [], {}, "[]", "{}"]) expect(read(nothing), String(nothing)).to.eql([]);
  });

  it("takes a class that stands there twice as one", () => {
    expect(
      read([
        { clsid: "1", files: ["a"] },
        { clsid: 1, files: ["b"] },
      ]),
    ).to.eql([{ clsid: "1", files: ["a", "b"] }]);
  });

  it("does not read what is something else", () => {
    for (const wrong of [
      "a.pdf",
      5,
      true,
      ["a.pdf"],
      [{ files: ["a"] }],
      [{ clsid: null, files: [] }],
      { 1: 5 },
      "[1]",
    ])
      expect(readClasses(wrong), JSON.stringify(wrong)).to.equal(undefined);
  });

  it("writes the loaded shape, with what else its rows hold; new classes as rows with a name", () => {
    const rows = [{ clsid: 1, name: "Паспорт", order: 7, paths: ["a.pdf"] }];
    const changed = withFiles(withFiles(read(rows), { clsid: "1" }, []), { clsid: "2", name: "Акт" }, ["b.pdf"]);
    expect(spellClasses(changed, rows, none)).to.eql([
      { clsid: 1, name: "Паспорт", order: 7, paths: [] },
      { clsid: "2", name: "Акт", files: ["b.pdf"] },
    ]);
    expect(spellClasses(changed, JSON.stringify(rows), none)).to.equal(
      JSON.stringify([
        { clsid: 1, name: "Паспорт", order: 7, paths: [] },
        { clsid: "2", name: "Акт", files: ["b.pdf"] },
      ]),
    );
    expect(spellClasses(changed, { 1: ["a.pdf"] }, none)).to.eql({ 1: [], 2: ["b.pdf"] });
    expect(spellClasses(changed, undefined, none)).to.eql([{ clsid: "2", name: "Акт", files: ["b.pdf"] }]);
    for (const empty of [null, ""]) expect(spellClasses([], empty, none)).to.equal(empty);
  });

  it("moves a file to the end of another class, which may be new", () => {
    const value = read({ 1: ["a", "b"], 2: ["c"] });
    const moved = moveToClass(value, "a", { clsid: "2" });
    expect([filesOf(moved, "1"), filesOf(moved, "2")]).to.eql([["b"], ["c", "a"]]);
    expect(filesOf(moveToClass(value, "b", { clsid: "3", name: "Інше" }), "3")).to.eql(["b"]);
    expect(allFiles(moved)).to.have.members(["a", "b", "c"]);
  });

  it("moves one of several files with the same path, out of its own class", () => {
    const value = read({ 1: ["a"], 2: ["a", "a"] });
    const moved = moveToClass(value, "a", { clsid: "3", from: "2" });
    expect(["1", "2", "3"].map((clsid) => filesOf(moved, clsid))).to.eql([["a"], ["a"], ["a"]]);
  });

  it("holds chosen files in a draft by their keys, and stores only sent ones", () => {
    const file = new File(["x"], "фото.png");
    const value = withFiles([], { clsid: "1" }, ["a.png", file]);
    expect(draftOfClasses(value, none)).to.eql([
      { clsid: "1", files: ["a.png", { file: "", waiting: keyOfFile(file), name: "фото.png" }] },
    ]);
    expect(spellClasses(value, undefined, none)).to.eql([{ clsid: "1", files: ["a.png"] }]);
    expect(spellClasses(value, undefined, () => "b.png")).to.eql([{ clsid: "1", files: ["a.png", "b.png"] }]);
  });
});
