// layer 2: page
/** Names of all password fields that were drawn: no log and no draft keeps their values. */
export const secretNames = new Set<string>();
