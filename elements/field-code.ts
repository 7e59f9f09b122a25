/** The code of a field used as a standalone tag. */
export { standAlone } from "../src/view/stand-alone.tsx";
export { fieldFor, loadField } from "./fields/index.ts";
