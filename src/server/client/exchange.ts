import { readBody } from "./answers/body-text.ts";
import { ask } from "./net.ts";
import { limitOf, type Deadline } from "./time-limit.ts";

export interface Received {
  response: Response;
  /** The body as it came, at most as long as setting `cap` allows. */
  pieces: Uint8Array<ArrayBuffer>[];
  /** An attachment, to be saved as a file. */
  isFile: boolean;
}
interface Ways {
  /** Called when status and headers have come. */
  onHead?: (response: Response) => void;
  /** The body is a file: the larger cap counts, and only stalling ends it. */
  isFile?: boolean;
}

/** Sends one request and receives its answer whole, within its time limit and cap. @throws also what `fetch` throws */
export function exchange(
  href: string,
  init: RequestInit,
  limit: Deadline,
  { onHead, isFile = false }: Ways = {},
): Promise<Received> {
  const receive = async (): Promise<Received> => {
    const response = await ask(href, { ...init, signal: limit.signal });
    onHead?.(response);
    const isAttachment = response.ok && /^\s*attachment/i.test(response.headers.get("Content-Disposition") ?? "");
    const isLong = isAttachment || isFile;
    if (isLong) limit.unlimited();
    limit.alive();
    const cap = limitOf("cap", isLong ? "files" : "data") * 2 ** 20;
    return { response, pieces: await readBody(response, cap, limit), isFile: isAttachment };
  };
  return limit.within(receive());
}
