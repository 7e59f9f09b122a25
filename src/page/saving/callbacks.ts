/** Functions that the host has registered by name (R2.3-23): markup refers to the name, and no text runs as code. */
export type Callback = (answer: unknown, element: Element) => unknown;
export type OwnAction = (element: Element, value: string) => unknown;

/** A socket of the host, such as that of socket.io. */
export interface OwnSocket {
  emit(event: string, data: unknown): unknown;
}

/**
 * Signs a message: the text of a JSON object with method, path, sha256 of the body, time and nonce. Returns the
 * signature as base64 or bytes.
 */
export type Sign = (message: string, pin: string) => Signature | Promise<Signature>;
export type Signature = string | ArrayBuffer | Uint8Array;

export const callbacks = new Map<string, Callback>();
export const ownActions = new Map<string, OwnAction>();
export const own: { socket?: OwnSocket; sign?: Sign } = {};
/** Template helpers in the order of registration; checked when the first template is rendered. */
export const ownHelpers: [name: string, run: (...given: unknown[]) => unknown][] = [];
