import { runtime } from "./runtime/runtime.ts";

/** The address of a place of the reference, such as `tags.html#vs-select`, beside vs.js. */
export const referenceOf = (link: string): string => `${runtime.base}reference/${link}`;
