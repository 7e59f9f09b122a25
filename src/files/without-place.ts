/**
 * Takes place and camera data out of pictures and videos before they are sent. The picture itself is not changed: parts of
 * the file are left out.
 */

/**
 * The file without EXIF, XMP, IPTC and without data after the end of the picture (cameras store a second picture with its
 * own location there); the orientation of a jpeg is kept. Other files are returned unchanged. @throws when code that is
 * needed cannot be loaded
 */
export async function withoutPlace(file: File): Promise<File> {
  const head = await bytesAt(file, 0, 12);
  const boxes = kindAt(head, 4) === "ftyp" ? await import("./blank-place.ts") : undefined;
  try {
    const parts = await (boxes?.blankedParts(file, { read: readerOf(file), kindAt }) ?? partsOf(file, head));
    return parts ? new File(parts, file.name, { type: file.type, lastModified: file.lastModified }) : file;
  } catch {
    // A broken picture is sent as it is; the server decides.
    return file;
  }
}

async function partsOf(file: File, head: DataView): Promise<BlobPart[] | undefined> {
  if (head.getUint16(0) === 0xffd8) return jpegParts(file);
  if (head.getUint32(0) === 0x89504e47) return pngParts(file);
  if (kindAt(head, 0) === "RIFF" && kindAt(head, 8) === "WEBP") return webpParts(file);
  return undefined;
}

async function jpegParts(file: File): Promise<BlobPart[] | undefined> {
  const parts: BlobPart[] = [file.slice(0, 2)];
  let isChanged = false;
  for (let at = 2; ;) {
    const head = await bytesAt(file, at, 8);
    const marker = head.byteLength > 1 ? head.getUint16(0) : 0;
    // The end, or something that is no segment.
    if (marker === 0xffd9 || marker < 0xff01) {
      const end = marker ? at + 2 : file.size;
      parts.push(file.slice(at, end));
      return isChanged || end < file.size ? parts : undefined;
    }
    let end = at + 2 + head.getUint16(2);
    if (marker === 0xffda) end = await dataEnd(file, end);
    if (isPersonal(marker, head)) {
      isChanged = true;
      const turn = marker === 0xffe1 ? turnIn(await bytesAt(file, at, end - at)) : 1;
      if (turn > 1) parts.push(turnSegment(turn));
    } else parts.push(file.slice(at, end));
    at = end;
  }
}

/**
 * Comments and the segments of applications, but for jfif (APP0), colours (APP2) and Adobe's (APP14): EXIF, XMP, IPTC,
 * camera data, the table of further pictures after the end.
 */
const isPersonal = (marker: number, head: DataView): boolean =>
  marker === 0xfffe ||
  (marker > 0xffe0 && marker < 0xfff0 && marker !== 0xffee && (marker !== 0xffe2 || kindAt(head, 4) !== "ICC_"));

/** The next marker after a picture's data; escaped bytes (ff00) and restarts (ffd0 to ffd7) are part of the data. */
async function dataEnd(file: File, from: number): Promise<number> {
  for (let at = from; at < file.size; at += windowBytes - 1) {
    const bytes = new Uint8Array((await bytesAt(file, at, windowBytes)).buffer);
    for (
      let place = bytes.indexOf(0xff);
      place >= 0 && place + 1 < bytes.length;
      place = bytes.indexOf(0xff, place + 1)
    ) {
      const next = bytes[place + 1]!;
      if (next > 0 && next < 0xff && (next < 0xd0 || next > 0xd7)) return at + place;
    }
  }
  return file.size;
}

/** The tag Orientation of an EXIF segment; 1 without it, also when the segment is broken. */
function turnIn(segment: DataView): number {
  try {
    return orientationIn(segment);
  } catch {
    return 1;
  }
}

/** @throws when the segment ends before its entries do */
function orientationIn(segment: DataView): number {
  if (segment.getUint32(4) !== 0x45786966) return 1;
  const start = 10;
  const isLittle = segment.getUint16(start) === 0x4949;
  const list = start + segment.getUint32(start + 4, isLittle);
  const count = segment.getUint16(list, isLittle);
  for (let index = 0; index < count; index++) {
    const at = list + 2 + index * 12;
    if (segment.getUint16(at, isLittle) === 0x0112) return segment.getUint16(at + 8, isLittle);
  }
  return 1;
}

/** A segment that holds nothing but the turn. */
const turnSegment = (turn: number): Uint8Array<ArrayBuffer> =>
  // prettier-ignore
  new Uint8Array([
    0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1,
    0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0, 0, 0, 0, 0,
  ]);

interface Chunk {
  kind: string;
  at: number;
  end: number;
}
const personal = new Set(["eXIf", "tEXt", "zTXt", "iTXt", "tIME", "caBX", "EXIF", "XMP ", "C2PA"]);

/** All chunks are looked at: some programs write these after the picture's own data. */
async function pngParts(file: File): Promise<BlobPart[] | undefined> {
  const read = readerOf(file);
  const chunks: Chunk[] = [];
  for (let at = 8; at + 12 <= file.size && chunks.at(-1)?.kind !== "IEND";) {
    const head = await read(at, 8);
    const end = at + 12 + head.getUint32(0);
    chunks.push({ kind: kindAt(head, 4), at, end });
    at = end;
  }
  return partsWithout(file, chunks);
}

/** The bits of a webp's first chunk that announce EXIF and XMP. */
const announced = 0x08 | 0x04;

async function webpParts(file: File): Promise<BlobPart[] | undefined> {
  const read = readerOf(file);
  const chunks: Chunk[] = [];
  const whole = 8 + (await read(4, 4)).getUint32(0, true);
  for (let at = 12; at + 8 <= Math.min(whole, file.size);) {
    const head = await read(at, 8);
    const length = head.getUint32(4, true);
    const end = at + 8 + length + (length % 2);
    chunks.push({ kind: kindAt(head, 0), at, end });
    at = end;
  }
  const parts = partsWithout(file, chunks);
  if (!parts) return undefined;
  const kept = new Blob(parts);
  const start = await bytesAt(kept, 0, 21);
  start.setUint32(4, kept.size - 8, true);
  if (kindAt(start, 12) === "VP8X") start.setUint8(20, start.getUint8(20) & ~announced);
  return [start.buffer, kept.slice(21)];
}

/** The file without its personal chunks and without data after the last one; undefined when it has neither. */
function partsWithout(file: File, chunks: readonly Chunk[]): Blob[] | undefined {
  const parts: Blob[] = [];
  let from = 0;
  for (const { kind, at, end } of chunks) {
    if (!personal.has(kind)) continue;
    parts.push(file.slice(from, at));
    from = end;
  }
  const end = chunks.at(-1)?.end ?? file.size;
  return parts.length || end < file.size ? [...parts, file.slice(from, end)] : undefined;
}

const kindAt = (head: DataView, place: number): string =>
  String.fromCharCode(
    ...[0, 1, 2, 3].map((step) => (place + step < head.byteLength ? head.getUint8(place + step) : 0)),
  );

/** Read at once: a large picture has thousands of chunks. */
const windowBytes = 65_536;
/** Reads bytes one after another; most come from the window that was read before. */
function readerOf(file: Blob): (at: number, length: number) => Promise<DataView> {
  let from = 0;
  let view = new DataView(new ArrayBuffer(0));
  return async (at, length) => {
    if (at < from || at + length > from + view.byteLength) {
      view = await bytesAt(file, at, Math.max(length, windowBytes));
      from = at;
    }
    return new DataView(view.buffer, at - from, length);
  };
}

const bytesAt = async (file: Blob, from: number, length: number): Promise<DataView<ArrayBuffer>> =>
  new DataView(await file.slice(from, from + length).arrayBuffer());
