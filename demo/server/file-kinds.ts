/** The kind of a file by its first bytes; its name and the type that the client sends are ignored. */
export interface FileKind {
  ext: string;
  mime: string;
  group: "image" | "video" | "document";
  starts: (bytes: Buffer) => boolean;
}

const at =
  (place: number, ...signs: string[]) =>
  (bytes: Buffer) =>
    signs.some((sign) => bytes.subarray(place, place + sign.length).equals(Buffer.from(sign, "latin1")));

export const kinds: FileKind[] = [
  { ext: "png", mime: "image/png", group: "image", starts: at(0, "\x89PNG\r\n\x1a\n") },
  { ext: "jpg", mime: "image/jpeg", group: "image", starts: at(0, "\xff\xd8\xff") },
  { ext: "gif", mime: "image/gif", group: "image", starts: at(0, "GIF87a", "GIF89a") },
  { ext: "webp", mime: "image/webp", group: "image", starts: (bytes) => at(0, "RIFF")(bytes) && at(8, "WEBP")(bytes) },
  { ext: "webm", mime: "video/webm", group: "video", starts: at(0, "\x1a\x45\xdf\xa3") },
  { ext: "mp4", mime: "video/mp4", group: "video", starts: at(4, "ftyp") },
  { ext: "pdf", mime: "application/pdf", group: "document", starts: at(0, "%PDF-") },
  { ext: "zip", mime: "application/zip", group: "document", starts: at(0, "PK\x03\x04") },
  { ext: "txt", mime: "text/plain; charset=utf-8", group: "document", starts: isPlain },
];

export const kindOf = (content: Uint8Array): FileKind | undefined =>
  kinds.find(({ starts }) => starts(Buffer.from(content.buffer, content.byteOffset, content.byteLength)));

/** Whether the bytes are UTF-8 text that does not begin like markup. */
function isPlain(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return !text.includes("\0") && !/^\s*</.test(text);
  } catch {
    return false;
  }
}
