import { natives } from "./runtime.ts";

/**
 * Natives of the browser, also where the page uses such a name for something of its own (`function Map() {…}`). Nothing
 * that a page holds leads to them, so they come from an empty frame that is in the page while this file runs, on such
 * pages only. The build uses them in place of the globals; packages in CommonJS read them from `natives`.
 */
const frame = document.createElement("iframe");
const { Map, Set, performance } = window;
const areNative = /\[native.*\[native.*ce]$/s.test(String([Map, Set, performance]));
if (!areNative) natives.find("html")!.append(frame);
// a frame outside the page has no window
const source = (frame.contentWindow ?? window) as Window & typeof globalThis;
export const { Map: $Map, Set: $Set, performance: $performance } = source;
Object.assign(natives, { $Map, $Set, $performance });
// Prototype's own remove() needs a parent
if (frame.isConnected) frame.remove();
