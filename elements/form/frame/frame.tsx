/**
 * The parts around the fields: heading, tabs or steps, the pinned column, markup, tools of fields. Loaded only for
 * schemas that have them.
 */
import { htmlReady } from "../../../src/html/door.ts";
import { phrasesReady } from "../../../src/base/language/i18n.ts";

export { Head } from "./head.tsx";
export { Body } from "./body.tsx";
export { FieldTools } from "./field-tools.tsx";
export { StepButtons } from "./steps.tsx";
export { default as styles } from "./frame.css";

/** Resolves when the html door and the phrases are loaded. */
export const ready = Promise.all([htmlReady(), phrasesReady()]);
