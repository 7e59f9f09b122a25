/** What a field needs that stands in a page as a tag of its own. */
export { standAlone } from "../src/view/stand-alone.tsx";
export { fieldFor, loadField } from "./fields/index.ts";
