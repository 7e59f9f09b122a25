/**
 * Click attributes in order of precedence with the patterns of their values, generated from the files in ../actions
 * (build/clicks.mjs).
 */
import { shapes } from "clicks:shapes";
import type { ActionName } from "../actions/index.ts";

export type { ActionName };
/** `vs.js` contains this table; the actions are loaded with the first click. */
export const clickAttributes = shapes as Record<ActionName, RegExp>;
