/** A random id that cannot be guessed. The fallback is for plain http, where `crypto.randomUUID` does not exist. */
export const newId = (): string =>
  crypto.randomUUID?.() ?? [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16)).join("-");
