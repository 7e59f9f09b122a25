/**
 * Click attributes in order of precedence with the patterns of their values, generated from the files in ../actions
 * (build/clicks.mjs).
 */
import { shapes } from "clicks:shapes";

/** `vs.js` contains this table; the actions are loaded with the first click. */
export const clickAttributes = shapes as Record<string, RegExp>;
