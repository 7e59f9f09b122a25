/** The code of a field used as a standalone tag. */
// Measures the background behind a field at once: a dark page shows no light field before.
import "../src/view/background.ts";

export { standAlone } from "../src/view/stand-alone.tsx";
export { fieldFor, loadField } from "./fields/index.ts";
/** What draws forms inside a field. */
export const sub = () => import("./form/sub-forms.tsx");
