/** The kind of a file by its bytes; its name and the type that the client sends are ignored. */
export interface FileKind {
  ext: string;
  mime: string;
  group: "image" | "video" | "audio" | "document";
  starts: (bytes: Buffer) => boolean;
}

const at =
  (place: number, ...signs: string[]) =>
  (bytes: Buffer) =>
    signs.some((sign) => bytes.subarray(place, place + sign.length).equals(Buffer.from(sign, "latin1")));
/** Zip archives of offices name their parts in plain text. */
const zipWith =
  (...signs: string[]) =>
  (bytes: Buffer) =>
    isZip(bytes) && signs.some((sign) => bytes.includes(sign, 0, "latin1"));
export const isZip = at(0, "PK\x03\x04");
const isOle = at(0, "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1");
const office = "application/vnd.openxmlformats-officedocument";
const open = "application/vnd.oasis.opendocument";

export const kinds: FileKind[] = [
  { ext: "png", mime: "image/png", group: "image", starts: at(0, "\x89PNG\r\n\x1a\n") },
  { ext: "jpg", mime: "image/jpeg", group: "image", starts: at(0, "\xff\xd8\xff") },
  { ext: "gif", mime: "image/gif", group: "image", starts: at(0, "GIF87a", "GIF89a") },
  { ext: "webp", mime: "image/webp", group: "image", starts: (bytes) => at(0, "RIFF")(bytes) && at(8, "WEBP")(bytes) },
  { ext: "webm", mime: "video/webm", group: "video", starts: at(0, "\x1a\x45\xdf\xa3") },
  { ext: "m4a", mime: "audio/mp4", group: "audio", starts: at(4, "ftypM4A") },
  { ext: "mp4", mime: "video/mp4", group: "video", starts: at(4, "ftyp") },
  { ext: "mp3", mime: "audio/mpeg", group: "audio", starts: at(0, "ID3", "\xff\xfb", "\xff\xf3") },
  { ext: "ogg", mime: "audio/ogg", group: "audio", starts: at(0, "OggS") },
  { ext: "wav", mime: "audio/wav", group: "audio", starts: (bytes) => at(0, "RIFF")(bytes) && at(8, "WAVE")(bytes) },
  { ext: "pdf", mime: "application/pdf", group: "document", starts: at(0, "%PDF-") },
  { ext: "docx", mime: `${office}.wordprocessingml.document`, group: "document", starts: zipWith("word/document") },
  { ext: "xlsx", mime: `${office}.spreadsheetml.sheet`, group: "document", starts: zipWith("xl/workbook") },
  {
    ext: "pptx",
    mime: `${office}.presentationml.presentation`,
    group: "document",
    starts: zipWith("ppt/presentation"),
  },
  { ext: "odt", mime: `${open}.text`, group: "document", starts: zipWith(`mimetype${open}.text`) },
  { ext: "ods", mime: `${open}.spreadsheet`, group: "document", starts: zipWith(`mimetype${open}.spreadsheet`) },
  { ext: "zip", mime: "application/zip", group: "document", starts: isZip },
  { ext: "doc", mime: "application/msword", group: "document", starts: isOle },
  { ext: "txt", mime: "text/plain; charset=utf-8", group: "document", starts: isPlain },
];

/** The kind of a file by its content, or by its beginning and end. */
export const kindOf = (content: Uint8Array): FileKind | undefined =>
  kinds.find(({ starts }) => starts(Buffer.from(content.buffer, content.byteOffset, content.byteLength)));

export const kindByExt = (name: string): FileKind | undefined => kinds.find(({ ext }) => name.endsWith(`.${ext}`));

/** Whether the bytes are UTF-8 text that does not begin like markup; a letter may be cut at the end. */
function isPlain(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return text !== "" && !text.includes("\0") && !/^\s*</.test(text);
  } catch {
    return false;
  }
}
