/** Functions that the host has registered by name (R2.3-23): markup names them, nothing runs text as code. */
export type Callback = (answer: unknown, element: Element) => unknown;

export const callbacks = new Map<string, Callback>();
