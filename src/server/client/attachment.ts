import { natives } from "../../base/runtime/runtime.ts";

/** Saves a received body as a file under the name in Content-Disposition (R7.5-10); returns that name. */
export function save(headers: Headers, pieces: BlobPart[]): string {
  const name = fileName(headers.get("Content-Disposition") ?? "");
  saveAs(new Blob(pieces, { type: headers.get("Content-Type") ?? "" }), name);
  return name;
}

/** Starts a browser download of a file. */
export function saveAs(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  // Some browsers start to read only after the click.
  natives.after(60_000, () => URL.revokeObjectURL(address));
}

/**
 * The file name of a Content-Disposition header: `filename*=UTF-8''…` wins over `filename="…"`; folders are removed,
 * control characters and `<>:"|?*` become `_`.
 */
export function fileName(header: string): string {
  const coded = /filename\*\s*=\s*(?:utf-8|iso-8859-1)?'[^']*'([^;]+)/i.exec(header)?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(header);
  const name =
    (coded && decoded(coded.trim())) || utf8((plain?.[1] ?? plain?.[2] ?? "").trim().replace(/\\(.)/g, "$1"));
  // oxlint-disable-next-line no-control-regex -- a name holds none
  return (
    name
      .replace(/^.*[/\\]/, "")
      .replace(/[\0-\x1f\x7f<>:"|?*]/g, "_")
      .replace(/^\.+/, "") || "file"
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

/** Old servers put raw UTF-8 bytes into the header, which the browser decodes as Latin-1. */
function utf8(text: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
  } catch {
    return text;
  }
}
