import type { Call } from "./server.ts";

interface Attachment {
  /** File name with extension; any letters. */
  name: string;
  type: string;
  text: string;
}

/** Sends a text as a file to be saved. */
export function sendAttachment(c: Call, { name, type, text }: Attachment): Response {
  return c.body(text, 200, {
    "Content-Type": `${type}; charset=utf-8`,
    "Content-Disposition": dispositionOf(name),
  });
}

/** Saves under this name. It goes twice: as ASCII for old clients, and in full (RFC 6266). */
export function dispositionOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
