/** What cameras hide in pictures and videos: behind the end, in boxes, in segments of their makers. */
import { expect } from "@open-wc/testing";
import { withoutPlace } from "./without-place.ts";

const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));
const number = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, at) => (value >> (8 * (bytes - 1 - at))) & 255);
const box = (kind: string, ...content: number[]) => [...number(content.length + 8, 4), ...text(kind), ...content];
const file = (name: string, ...bytes: (number[] | Blob)[]) =>
  new File(
    bytes.map((one) => (one instanceof Blob ? one : new Uint8Array(one))),
    name,
  );
const read = async (one: Blob) => new TextDecoder("latin1").decode(await one.arrayBuffer());
async function drawn(type: string): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), { width: 200, height: 200 });
  const pen = canvas.getContext("2d")!;
  for (let at = 0; at < 4000; at++) {
    pen.fillStyle = `hsl(${(at * 137) % 360} 80% 50%)`;
    pen.fillRect((at * 53) % 200, (at * 89) % 200, 7, 5);
  }
  return new Promise((resolve) => canvas.toBlob((made) => resolve(made!), type, 1));
}

describe("place and camera data", () => {
  for (const [ending, type] of [
    ["jpg", "image/jpeg"],
    ["png", "image/png"],
    ["webp", "image/webp"],
  ] as const)
    it(`behind the end of a ${ending} are cut off, the picture stays`, async () => {
      const plain = await drawn(type);
      if (plain.type !== type) return; // a browser that cannot write it
      const after = await withoutPlace(file(`a.${ending}`, plain, text("NIKON 50.4501 N")));
      expect(await read(after)).to.equal(await read(plain));
    });

  it("of a second jpeg behind the first are cut off, with the table that leads to it", async () => {
    const plain = await drawn("image/jpeg");
    const table = [0xff, 0xe2, ...number(8, 2), ...text("MPF"), 0, 1, 2];
    const maker = [0xff, 0xec, ...number(7, 2), ...text("NIKON")];
    const second = [0xff, 0xd8, 0xff, 0xe1, ...number(7, 2), ...text("NIKON"), 0xff, 0xd9];
    const whole = file("a.jpg", plain.slice(0, 2), table, maker, plain.slice(2), second);
    expect(await read(await withoutPlace(whole))).to.equal(await read(plain));
  });

  it("of a jpeg without its end are removed, what there is of the picture stays", async () => {
    const comment = [0xff, 0xfe, ...number(7, 2), ...text("NIKON")];
    const data = [0xff, 0xda, 0, 2, 1, 0xff, 0, 2, 0xff, 0xd3, 3];
    const after = await withoutPlace(file("a.jpg", [0xff, 0xd8], comment, data));
    expect(await read(after)).to.equal(await read(file("b.jpg", [0xff, 0xd8], data)));
  });

  for (const version of [0, 1, 2])
    it(`of a heic picture are overwritten, nothing else moves (iloc ${version})`, async () => {
      const kind = (id: number, name: string) => box("infe", 2, 0, 0, 0, ...number(id, 2), 0, 0, ...text(name), 0);
      const kinds = box("iinf", 0, 0, 0, 0, 0, 3, ...kind(1, "hvc1"), ...kind(2, "Exif"), ...kind(3, "mime"));
      const head = box("ftyp", ...text("heic"), 0, 0, 0, 0, ...text("mif1heic"));
      const place = (id: number, from: number, length: number) => [
        ...number(id, version < 2 ? 2 : 4),
        ...(version ? [0, 0] : []),
        0,
        0,
        0,
        1,
        ...number(from, 4),
        ...number(length, 4),
      ];
      const bytesOf = (start: number) => {
        const count = number(3, version < 2 ? 2 : 4);
        const all = [...place(1, start, 7), ...place(2, start + 7, 5), ...place(3, start + 12, 7)];
        return box("meta", 0, 0, 0, 0, ...kinds, ...box("iloc", version, 0, 0, 0, 0x44, 0, ...count, ...all));
      };
      const start = head.length + bytesOf(0).length + 8;
      const about = bytesOf(start);
      const after = await withoutPlace(file("a.heic", head, about, box("mdat", ...text("PICTURENIKON50.4501"))));
      const blank = [...text("PICTURE"), ...Array.from({ length: 12 }, () => 0)];
      expect(await read(after)).to.equal(await read(file("b.heic", head, about, box("mdat", ...blank))));
    });

  it("of a video are overwritten, of the whole and of its tracks; sound and pictures stay where they were", async () => {
    const head = box("ftyp", ...text("isom"), 0, 0, 0, 0);
    const place = box("udta", ...box("\u00a9xyz", ...text("+50.4501+030.5234/")));
    const maker = box("meta", 0, 0, 0, 0, ...text("NIKON"));
    const xmp = box("uuid", 0xbe, 0x7a, 0xcf, 0xcb, ...Array.from({ length: 12 }, () => 1), ...text("NIKON"));
    const other = box("uuid", ...Array.from({ length: 16 }, () => 1), ...text("other"));
    const whole = [
      head,
      box("mdat", ...text("PICTURE")),
      box("moov", ...box("mvhd"), ...box("trak", ...maker), ...place),
    ];
    const before = file("a.mp4", ...whole, xmp, other);
    const after = await withoutPlace(before);
    const left = await read(after);
    expect(after.size).to.equal(before.size);
    expect(left).not.to.match(/NIKON|50\.4501/);
    for (const word of ["PICTURE", "mvhd", "trak", "other"]) expect(left).to.include(word);
    expect(left.match(/free/g)).to.have.length(3);
  });

  it("are not in other and broken files, which are sent as they are", async () => {
    const head = box("ftyp", ...text("heic"), 0, 0, 0, 0);
    for (const one of [
      file("a.heic", head, box("mdat", 1, 2, 3)),
      file("b.heic", head, box("meta", 0, 0, 0, 0, ...box("iinf", 0), ...box("iloc", 0))),
      file("c.mp4", head, number(1, 4), text("moov")),
      await drawn("image/jpeg").then((blob) => file("d.jpg", blob)),
      file("e.txt", [1]),
    ])
      expect(await withoutPlace(one), one.name).to.equal(one);
  });
});
