/** Cutting, splitting and joining, loaded with the first use of one of them. */
export { cutOut, join } from "./clip.ts";
export { split } from "./split.ts";
