/**
 * Takes place and camera data out of pictures before they are sent. The picture itself is not changed: parts of the file
 * are left out, and only their heads are read.
 */

/** The file without EXIF, XMP and IPTC; the turn of a jpeg is kept. Other files are given back. */
export async function withoutPlace(file: File): Promise<File> {
  try {
    const parts = (await partsOf(file)) ?? [file];
    if (parts.length === 1 && parts[0] === file) return file;
    return new File(parts, file.name, { type: file.type, lastModified: file.lastModified });
  } catch {
    // A broken picture is sent as it is; the server decides.
    return file;
  }
}

async function partsOf(file: File): Promise<BlobPart[] | undefined> {
  const head = await bytesAt(file, 0, 12);
  if (head.getUint16(0) === 0xffd8) return jpegParts(file);
  if (head.getUint32(0) === 0x89504e47) return pngParts(file);
  return undefined;
}

async function jpegParts(file: File): Promise<BlobPart[] | undefined> {
  const parts: BlobPart[] = [file.slice(0, 2)];
  let isChanged = false;
  for (let at = 2; ;) {
    const head = await bytesAt(file, at, 4);
    const marker = head.getUint16(0);
    // The picture's own data begin, or something that is no segment.
    if (marker === 0xffda || marker < 0xff01) {
      parts.push(file.slice(at));
      return isChanged ? parts : undefined;
    }
    const end = at + 2 + head.getUint16(2);
    // APP1: EXIF and XMP; APP13: IPTC; COM: comments.
    if ([0xffe1, 0xffed, 0xfffe].includes(marker)) {
      isChanged = true;
      const turn = marker === 0xffe1 ? turnIn(await bytesAt(file, at, end - at)) : 1;
      if (turn > 1) parts.push(turnSegment(turn));
    } else parts.push(file.slice(at, end));
    at = end;
  }
}

/** The tag Orientation of an EXIF segment; 1 without it. */
function turnIn(segment: DataView): number {
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

const personal = new Set(["eXIf", "tEXt", "zTXt", "iTXt", "tIME"]);

async function pngParts(file: File): Promise<BlobPart[] | undefined> {
  const parts: BlobPart[] = [file.slice(0, 8)];
  let isChanged = false;
  for (let at = 8; at + 12 <= file.size;) {
    const head = await bytesAt(file, at, 8);
    const end = at + 12 + head.getUint32(0);
    const kind = String.fromCharCode(...[4, 5, 6, 7].map((place) => head.getUint8(place)));
    if (kind === "IDAT" || kind === "IEND") {
      parts.push(file.slice(at));
      return isChanged ? parts : undefined;
    }
    if (personal.has(kind)) isChanged = true;
    else parts.push(file.slice(at, end));
    at = end;
  }
  return undefined;
}

const bytesAt = async (file: Blob, from: number, length: number): Promise<DataView> =>
  new DataView(await file.slice(from, from + length).arrayBuffer());
