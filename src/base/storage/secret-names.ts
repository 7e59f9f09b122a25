/** Names of the password fields that were drawn: whatever they are called, no log keeps their values. */
export const secretNames = new Set<string>();
