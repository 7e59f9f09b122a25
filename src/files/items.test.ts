import { expect } from "@open-wc/testing";
import { freeName, limitsOf, readFormats, refusalOf } from "./limits.ts";
import { draftOf, itemsOf, nameOf, readFiles, spellFiles } from "./items.ts";
import { withoutPlace } from "./without-place.ts";

const file = (name: string, size = 1, type = "") => new File([new Uint8Array(size)], name, { type });
const none = () => undefined;

describe("values of file fields", () => {
  for (const [raw, isMulti, items] of [
    ["a.png", false, ["a.png"]],
    ['["a.png","б.pdf"]', true, ["a.png", "б.pdf"]],
    ["{a.png,б.pdf}", true, ["a.png", "б.pdf"]],
    ["a.png,b.png", true, ["a.png", "b.png"]],
    [[{ file: "a.png" }], true, [{ file: "a.png" }]],
    [null, true, []],
    ["", false, []],
    [[{}], true, []],
  ] as const)
    it(`[R3.8-09] [R3.8-10] reads ${JSON.stringify(raw)} and writes it back`, () => {
      const value = readFiles(raw, isMulti)!;
      expect(itemsOf(value)).to.eql(items);
      if (items.length) expect(spellFiles(value, raw, none)).to.eql(raw);
    });

  it("something else is kept as it is", () => {
    expect(readFiles({ a: 1 }, false)).to.equal(undefined);
    expect(readFiles(17, true)).to.equal(undefined);
    expect(readFiles([{ file: "", name: "Договір" }], true)).to.equal(undefined);
    const waiting = { file: "", waiting: "1", name: "a.png" };
    expect(readFiles([waiting], true)).to.eql([waiting]);
  });

  it("a file that is not sent is not part of what is saved, a sent one is", () => {
    const [sent, unsent] = [file("a.png"), file("b.png")];
    expect(spellFiles(["old.png", sent, unsent], ["old.png"], (one) => (one === sent ? "1f.png" : undefined))).to.eql([
      "old.png",
      "1f.png",
    ]);
  });

  for (const [raw, written] of [
    ["a.png", "b.png"],
    ["{a.png}", "{b.png}"],
    ["{}", "{b.png}"],
    ['["a.png"]', '["b.png"]'],
    ['"a.png"', '"b.png"'],
    ['{"file":"a.png"}', '"b.png"'],
    [["a.png"], ["b.png"]],
    [{ file: "a.png" }, "b.png"],
    ["", "b.png"],
    [null, "b.png"],
  ] as const)
    it(`[R3.8-10] in a field of one file the next one has the spelling of ${JSON.stringify(raw)}`, () => {
      expect(spellFiles("b.png", raw, none)).to.eql(written);
    });

  for (const [raw, written] of [
    ["{a.png}", '[{"file":"b.png"}]'],
    ['["a.png"]', '[{"file":"b.png"}]'],
    ['{"file":"a.png"}', '{"file":"b.png"}'],
    [[{ file: "a.png" }], [{ file: "b.png" }]],
    [{ file: "a.png" }, { file: "b.png" }],
  ] as const)
    it(`an object in the place of ${JSON.stringify(raw)} is JSON where that was a text`, () => {
      expect(spellFiles({ file: "b.png" }, raw, none)).to.eql(written);
    });

  for (const [raw, written] of [
    ["a.png", null],
    ["", ""],
    ['["a.png"]', "[]"],
    ["{a.png}", "{}"],
    ['{"file":"a.png"}', null],
    [["a.png"], []],
  ] as const)
    it(`no file in the place of ${JSON.stringify(raw)} is written as ${JSON.stringify(written)}`, () => {
      expect(spellFiles(null, raw, none)).to.eql(written);
    });

  it("a draft of a field of one file holds one item, not a list", () => {
    const sent = file("a.png");
    for (const value of ["a.png", { file: "a.png" }, null, ["a.png"], []] as const) {
      const draft = draftOf(value as never, none);
      expect(draft).to.eql(value);
      expect(readFiles(draft, false)).to.eql(value);
    }
    expect(draftOf(sent, () => "s-a.png")).to.equal("s-a.png");
    expect(draftOf(sent, none)).to.include({ file: "", name: "a.png" });
  });

  it("a name that turns the reading direction is shown without the turn", () => {
    expect(nameOf(file("фото\u202egnp.exe"))).to.equal("фотоgnp.exe");
  });
});

describe("what a file field accepts", () => {
  const limits = limitsOf({ format: "jpg, .pdf image/webp", maxFilesize: 2, maxFiles: 3 }, true, 5);
  const codeOf = (one: File, count = 0) => refusalOf(one, limits, count)?.code;

  it("[R3.8-03] [R5.2-10] endings with and without a dot, types, and both spellings of jpeg", () => {
    expect(readFormats("jpg, .pdf image/webp")).to.eql([".jpg", ".pdf", "image/webp"]);
    expect(codeOf(file("ФОТО.JPEG"))).to.equal(undefined);
    expect(codeOf(file("a", 1, "image/webp"))).to.equal(undefined);
    expect(codeOf(file("a.exe"))).to.equal("fileFormat");
  });
  it("both spellings of tiff and html, whichever of them is allowed", () => {
    for (const [name, format] of [
      ["a.htm", "html"],
      ["a.html", ".htm"],
      ["a.tiff", "tif"],
      ["a.tif", "tiff"],
    ] as const)
      expect(refusalOf(file(name), limitsOf({ format }, true, 5), 0), `${name} in ${format}`).to.equal(undefined);
  });
  it("[R5.2-11] [R3.8-02] a large file and an empty one are refused", () => {
    expect(codeOf(file("a.pdf", 2 * 2 ** 20))).to.equal(undefined);
    expect(codeOf(file("a.pdf", 2 * 2 ** 20 + 1))).to.equal("fileTooLarge");
    expect(codeOf(file("a.pdf", 0))).to.equal("fileEmpty");
  });
  it("[R5.2-12] [R3.8-01] [R9.5-01] as many as maxFiles, 100 by default, one without multi", () => {
    expect(codeOf(file("a.pdf"), 3)).to.equal("fileTooMany");
    expect(limitsOf({}, true, 5)).to.include({ most: 100, mostMb: 5, isReplaced: false });
    expect(limitsOf({}, false, 50)).to.include({ most: 1, mostMb: 50, isReplaced: true });
    expect(limitsOf({ only_one: true, maxFiles: 9 }, true, 5)).to.include({ most: 1, isReplaced: true });
  });
  it("the number of a second file does not make its name too long", () => {
    const long = `${"ї".repeat(251)}.pdf`;
    const free = freeName(long, new Set([long]));
    expect([free.length, free.slice(-9)]).to.eql([255, "ї (2).pdf"]);
  });

  it("a second file of the same name gets a number", () => {
    expect(freeName("план.pdf", new Set(["план.pdf", "план (2).pdf"]))).to.equal("план (3).pdf");
    expect(freeName("README", new Set(["README"]))).to.equal("README (2)");
  });
});

describe("pictures before they are sent", () => {
  /** Of a copy in one piece: Firefox's createImageBitmap cannot read a file made of pieces. */
  const decoded = async (picture: File) =>
    createImageBitmap(new Blob([await picture.arrayBuffer()], { type: picture.type }));
  /** A jpeg of a canvas with an EXIF segment: a turn, a camera, a place. */
  async function photo(turn = 6): Promise<File> {
    const canvas = Object.assign(document.createElement("canvas"), { width: 40, height: 20 });
    canvas.getContext("2d")!.fillRect(0, 0, 20, 20);
    const plain = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), "image/jpeg"));
    const tags = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0, 0, 0, 0, 0];
    const text = [...new TextEncoder().encode("NIKON 50.4501 N 30.5234 E")];
    const body = [0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...tags, ...text];
    const exif = new Uint8Array([0xff, 0xe1, 0, body.length + 2, ...body]);
    return new File([plain.slice(0, 2), exif, plain.slice(2)], "фото.jpg", { type: "image/jpeg" });
  }

  it("place and camera are removed from a jpeg, its turn stays", async () => {
    const before = await photo();
    expect(await before.text()).to.include("NIKON");
    const after = await withoutPlace(before);
    expect([after.name, after.type]).to.eql(["фото.jpg", "image/jpeg"]);
    expect(await after.text()).not.to.include("NIKON");
    const shown = await decoded(after);
    expect([shown.width, shown.height]).to.eql([20, 40]);
    const sizes = await Promise.all([2, 1].map(async (turn) => (await withoutPlace(await photo(turn))).size));
    expect(sizes[0]! - sizes[1]!, "a mirrored one keeps its turn, an upright one needs none").to.equal(36);
  });

  it("texts are removed from a png, the picture stays", async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 3, height: 2 });
    const plain = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), "image/png"));
    const chunk = new Uint8Array([0, 0, 0, 5, ...new TextEncoder().encode("tEXtNIKON"), 1, 2, 3, 4]);
    const after = await withoutPlace(new File([plain.slice(0, 33), chunk, plain.slice(33)], "a.png"));
    expect(await after.text()).not.to.include("NIKON");
    expect((await decoded(after)).width).to.equal(3);
  });

  it("they are also removed from behind the picture's own data", async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 3, height: 2 });
    const plain = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), "image/png"));
    const chunk = new Uint8Array([0, 0, 0, 5, ...new TextEncoder().encode("eXIfNIKON"), 1, 2, 3, 4]);
    const end = plain.size - 12;
    const after = await withoutPlace(new File([plain.slice(0, end), chunk, plain.slice(end)], "a.png"));
    expect(await after.text()).not.to.include("NIKON");
    expect(after.size).to.equal(plain.size);
    expect((await decoded(after)).width).to.equal(3);
  });

  it("place and camera are removed from a webp, the picture stays", async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 3, height: 2 });
    const plain = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), "image/webp"));
    if (plain.type !== "image/webp") return; // a browser that cannot write it
    const bytes = new Uint8Array(await plain.arrayBuffer());
    const kinds = (one: Uint8Array) => new TextDecoder("latin1").decode(one);
    const picture = kinds(bytes.subarray(12, 16)) === "VP8X" ? bytes.subarray(30) : bytes.subarray(12);
    const number = (value: number, length: number) => Array.from({ length }, (_, at) => (value >> (8 * at)) & 255);
    const text = (letters: string) => [...new TextEncoder().encode(letters)];
    const head = [...text("VP8X"), ...number(10, 4), 0x0c, 0, 0, 0, ...number(2, 3), ...number(1, 3)];
    const exif = [...text("EXIF"), ...number(5, 4), ...text("NIKON"), 0];
    const xmp = [...text("XMP "), ...number(6, 4), ...text("50.450")];
    const chunks = [...head, ...picture, ...exif, ...xmp];
    const whole = [...text("RIFF"), ...number(chunks.length + 4, 4), ...text("WEBP"), ...chunks];
    const after = await withoutPlace(new File([new Uint8Array(whole)], "a.webp", { type: "image/webp" }));
    const left = new Uint8Array(await after.arrayBuffer());
    expect(kinds(left)).not.to.match(/NIKON|50\.450|EXIF|XMP/);
    const view = new DataView(left.buffer);
    expect([view.getUint32(4, true), view.getUint8(20)]).to.eql([left.length - 8, 0]);
    expect((await decoded(after)).width).to.equal(3);
  });

  it("other and broken files are sent as they are", async () => {
    for (const one of [new File(["план"], "a.txt"), new File([new Uint8Array([0xff, 0xd8, 0xff])], "a.jpg")])
      expect(await withoutPlace(one)).to.equal(one);
  });
});
