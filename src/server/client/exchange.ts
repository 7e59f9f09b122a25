import { readBody } from "./answers/body-text.ts";
import { ask } from "./net.ts";
import { limitOf, type Deadline } from "./time-limit.ts";

export interface Received {
  response: Response;
  /** The raw body in chunks, limited by setting `cap`. */
  pieces: Uint8Array<ArrayBuffer>[];
  /** The answer is an attachment and will be saved as a file. */
  isFile: boolean;
}
interface Ways {
  /** Called when status and headers have arrived. */
  onHead?: (response: Response) => void;
  /** The body is a file: the larger cap applies, and only a stalled transfer times out. */
  isFile?: boolean;
}

/**
 * Sends one request and receives the whole answer, within its time limit and cap. @throws ServerError, and the errors
 * of `fetch`
 */
export function exchange(
  href: string,
  init: RequestInit,
  limit: Deadline,
  { onHead, isFile = false }: Ways = {},
): Promise<Received> {
  const receive = async (): Promise<Received> => {
    const response = await ask(href, { ...init, signal: limit.signal }, limit);
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
