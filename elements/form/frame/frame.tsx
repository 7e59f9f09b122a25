/** What stands around the fields: heading, tabs or steps, the pinned column, markup, tools of fields. Only for schemas that have such. */
import { htmlReady } from "../../../src/html/door.ts";
import { phrasesReady } from "../../../src/base/language/i18n.ts";

export { Head } from "./head.tsx";
export { Body } from "./body.tsx";
export { FieldTools } from "./field-tools.tsx";
export { StepButtons } from "./steps.tsx";
export { default as styles } from "./frame.css";

/** Fulfilled when its markup and words can be drawn. */
export const ready = Promise.all([htmlReady(), phrasesReady()]);
