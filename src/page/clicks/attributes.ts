/** Click attributes in order of precedence, and the shape of a value: made of the files of ../actions (build/clicks.mjs). */
import { shapes } from "clicks:shapes";
import type { ActionName } from "../actions/index.ts";

export type { ActionName };
/** `vs.js` carries this list; the actions behind it come with the first click. */
export const clickAttributes = shapes as Record<ActionName, RegExp>;
