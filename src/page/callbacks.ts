/** What the host has registered by name (R2.3-23): markup names it, nothing runs text as code. */
export type Callback = (answer: unknown, element: Element) => unknown;
export type OwnAction = (element: Element, value: string) => unknown;

/** A socket of the host's, such as socket.io's. */
export interface OwnSocket {
  emit(event: string, data: unknown): unknown;
}

export const callbacks = new Map<string, Callback>();
export const ownActions = new Map<string, OwnAction>();
export const own: { socket?: OwnSocket } = {};
/** Helpers of templates in the order of their registering; they are checked when the first template is rendered. */
export const ownHelpers: [name: string, run: (...given: unknown[]) => unknown][] = [];
