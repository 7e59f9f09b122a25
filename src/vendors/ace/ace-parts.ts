/** The library as one chunk; modes are functions that register themselves in this copy (build/ace.mjs). */
import ace from "ace-builds/src-noconflict/ace.js";
import search from "ace-builds/src-noconflict/ext-searchbox.js";

ace.config.set("useStrictCSP", true); // no <style> elements: ace.ts adopts the sheets
search(ace);

export type Ace = typeof ace;
export { ace };
