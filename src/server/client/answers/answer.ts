/** What the server said to a call. */
export interface Answer<Data = unknown> {
  status: number;
  /** In the shape of the call (shapes.ts). */
  data: Data;
  /** The body as text. */
  text: string;
  etag: string | null;
  headers: Headers;
  /** The name under which an attached file was saved (R7.5-10); then there is no data. */
  file?: string;
}
