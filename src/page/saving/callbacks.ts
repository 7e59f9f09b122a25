/** What the host has registered by name (R2.3-23): markup names it, nothing runs text as code. */
export type Callback = (answer: unknown, element: Element) => unknown;
export type OwnAction = (element: Element, value: string) => unknown;

/** A socket of the host's, such as socket.io's. */
export interface OwnSocket {
  emit(event: string, data: unknown): unknown;
}

/**
 * Signs a message: the text of a JSON object with method, path, sha256 of the body, time and nonce. Gives the signature
 * as base64 or as bytes.
 */
export type Sign = (message: string, pin: string) => Signature | Promise<Signature>;
export type Signature = string | ArrayBuffer | Uint8Array;

export const callbacks = new Map<string, Callback>();
export const ownActions = new Map<string, OwnAction>();
export const own: { socket?: OwnSocket; sign?: Sign } = {};
/** Helpers of templates in the order of their registering; they are checked when the first template is rendered. */
export const ownHelpers: [name: string, run: (...given: unknown[]) => unknown][] = [];
