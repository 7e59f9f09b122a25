/**
 * Place and camera data of files made of boxes (ISO 14496-12): heic and avif pictures, mp4 and mov videos. They are
 * overwritten by zeros, so that all addresses inside the file stay right.
 */
/** What reads the file; given, because code that loads late should not share a chunk with the queue of uploads. */
interface Reader {
  read(at: number, length: number): Promise<DataView>;
  kindAt(view: DataView, place: number): string;
}
interface Box {
  kind: string;
  at: number;
  /** Where its content begins. */
  from: number;
  end: number;
}
/** A part of the file that is overwritten; a box gets the kind `free`, which readers skip. */
interface Blank {
  from: number;
  end: number;
  isBox: boolean;
}

/** The parts of the file with blanks; undefined without any. */
export async function blankedParts(file: File, reader: Reader): Promise<BlobPart[] | undefined> {
  const blanks: Blank[] = [];
  for (const box of await boxesIn(reader, 0, file.size)) {
    if (box.kind === "meta") blanks.push(...itemsIn(await reader.read(box.at, box.end - box.at), box, reader));
    if (box.kind === "moov") blanks.push(...(await boxesOfVideo(reader, box)));
    if (await isXmp(reader, box)) blanks.push(free(box));
  }
  if (!blanks.length) return undefined;
  const parts: BlobPart[] = [];
  let at = 0;
  for (const { from, end, isBox } of blanks.toSorted((one, other) => one.from - other.from)) {
    if (from < at || end > file.size) continue;
    parts.push(file.slice(at, from), ...(isBox ? ["free"] : []), new Uint8Array(end - from - (isBox ? 4 : 0)));
    at = end;
  }
  return [...parts, file.slice(at)];
}

/** The id of boxes with XMP begins so. */
const xmp = 0xbe7acfcb;
const isXmp = async ({ read }: Reader, { kind, from, end }: Box): Promise<boolean> =>
  kind === "uuid" && end - from > 16 && (await read(from, 4)).getUint32(0) === xmp;

const free = ({ at, from, end }: Box): Blank => ({ from: from - at > 8 ? from : at + 4, end, isBox: from - at === 8 });

async function boxesIn({ read, kindAt }: Reader, start: number, end: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end;) {
    const head = await read(at, 8);
    const isLarge = head.getUint32(0) === 1;
    const size = isLarge ? Number((await read(at + 8, 8)).getBigUint64(0)) : head.getUint32(0) || end - at;
    if (size < 8) break;
    boxes.push({ kind: kindAt(head, 4), at, from: at + (isLarge ? 16 : 8), end: Math.min(end, at + size) });
    at += size;
  }
  return boxes;
}

/** Texts of the camera, of the whole video and of its tracks. */
async function boxesOfVideo(reader: Reader, { from, end }: Box): Promise<Blank[]> {
  const blanks: Blank[] = [];
  for (const box of await boxesIn(reader, from, end)) {
    if (box.kind === "udta" || box.kind === "meta" || (await isXmp(reader, box))) blanks.push(free(box));
    if (box.kind === "trak") blanks.push(...(await boxesOfVideo(reader, box)));
  }
  return blanks;
}

/** Where the EXIF and XMP of a picture are: items whose kinds are in `iinf`, and places in `iloc`. */
function itemsIn(view: DataView, { at }: Box, reader: Reader): Blank[] {
  const boxes = new Map(childrenOf(view, reader, 12, view.byteLength).map((box) => [box.kind, box]));
  const [kinds, places] = [boxes.get("iinf"), boxes.get("iloc")];
  const personal = kinds && personalItems(view, reader, kinds);
  if (!personal?.size || !places) return [];
  const inside = boxes.get("idat");
  return placesOf(view, places)
    .filter(({ id }) => personal.has(id))
    .flatMap(({ method, from, length }) => {
      const start = method === 1 ? (inside ? at + inside.from : NaN) : method === 0 ? 0 : NaN;
      return length > 0 && start >= 0 ? { from: start + from, end: start + from + length, isBox: false } : [];
    });
}

function childrenOf(view: DataView, { kindAt }: Reader, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end;) {
    const size = view.getUint32(at) || end - at;
    if (size < 8) break;
    boxes.push({ kind: kindAt(view, at + 4), at, from: at + 8, end: at + size });
    at += size;
  }
  return boxes;
}

function personalItems(view: DataView, reader: Reader, { from, end }: Box): Set<number> {
  const first = from + (view.getUint8(from) === 0 ? 6 : 8);
  const items = childrenOf(view, reader, first, end).flatMap((entry): number[] => {
    const isLong = view.getUint8(entry.from) === 3;
    const id = isLong ? view.getUint32(entry.from + 4) : view.getUint16(entry.from + 4);
    const kind = reader.kindAt(view, entry.from + (isLong ? 10 : 8));
    return kind === "Exif" || kind === "mime" ? [id] : [];
  });
  return new Set(items);
}

interface Place {
  id: number;
  /** 0: of the file, 1: of the box `idat`. */
  method: number;
  from: number;
  length: number;
}

function placesOf(view: DataView, { from }: Box): Place[] {
  const version = view.getUint8(from);
  let at = from + 4;
  /** The next number of 0, 2, 4 or 8 bytes. */
  const number = (bytes: number) => {
    let value = 0;
    for (let end = at + bytes; at < end; at++) value = value * 256 + view.getUint8(at);
    return value;
  };
  const sizes = number(2);
  const [offsetBytes, lengthBytes, baseBytes, indexBytes] = [12, 8, 4, 0].map((by) => (sizes >> by) & 15);
  const idBytes = version < 2 ? 2 : 4;
  const places: Place[] = [];
  for (let left = number(idBytes); left > 0; left--) {
    const id = number(idBytes);
    const method = version === 0 ? 0 : number(2) & 15;
    number(2);
    const base = number(baseBytes!);
    for (let extents = number(2); extents > 0; extents--) {
      if (version > 0) number(indexBytes!);
      const start = base + number(offsetBytes!);
      places.push({ id, method, from: start, length: number(lengthBytes!) });
    }
  }
  return places;
}
