/** What the host has registered by name (R2.3-23): markup names it, nothing runs text as code. */
export type Callback = (answer: unknown, element: Element) => unknown;
export type OwnAction = (element: Element, value: string) => unknown;
export type OwnHelper = (...given: unknown[]) => unknown;

export const callbacks = new Map<string, Callback>();
export const ownActions = new Map<string, OwnAction>();
export const ownHelpers = new Map<string, OwnHelper>();
