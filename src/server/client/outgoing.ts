/** A request as `fetch` will get it. */
export interface Outgoing {
  url: URL;
  init: RequestInit & { method: string; headers: Headers };
  opener: Element | undefined;
}

type Sign = (write: Outgoing) => Promise<void>;
let signWrite: Sign | undefined;
/** Who signs a save or a delete, each try anew: it completes headers and body, or throws what keeps it from being sent. */
export const onWrite = (sign: Sign): void => void (signWrite = sign);

/** Signs by what `onWrite` was given, which comes with the code of the first action or form. */
export const signed: Sign = (write) => signWrite!(write);
