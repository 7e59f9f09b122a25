/** A random name that nobody guesses; on plain http there is no randomUUID. */
export const newId = (): string =>
  crypto.randomUUID?.() ?? [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16)).join("-");
