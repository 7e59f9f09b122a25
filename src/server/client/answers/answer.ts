/** The server's answer to a call. */
export interface Answer<Data = unknown> {
  status: number;
  /** In the shape of the call (shapes.ts). */
  data: Data;
  /** The body as text. */
  text: string;
  etag: string | null;
  headers: Headers;
  /** The name under which an attachment was saved (R7.5-10); `data` is empty then. */
  file?: string;
}
