/** A request as `fetch` will get it. */
export interface Outgoing {
  url: URL;
  init: RequestInit & { method: string; headers: Headers };
  opener: Element | undefined;
}

type Sign = (write: Outgoing) => Promise<void>;
let signWrite: Sign | undefined;
/** Sets the function that signs each try of a save or a delete: it completes headers and body, or throws and nothing is sent. */
export const onWrite = (sign: Sign): void => void (signWrite = sign);

/** Signs a write. The function of `onWrite` is set by the first action or form. */
export const signed: Sign = (write) => signWrite!(write);
