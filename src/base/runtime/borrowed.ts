import { natives } from "./runtime.ts";

/**
 * Natives of the browser, also where the page uses such a name for something of its own (`function Map() {…}`). Nothing
 * that a page holds leads to them, so they come from an empty frame that is in the page while this file runs, on such
 * pages only. The build uses them in place of the globals; packages in CommonJS read them from `natives`.
 */
const frame = document.createElement("iframe");
const { Map, Set, Proxy, Headers, CSS, performance } = window;
const areNative = /(\[native.*){4}\[object CSS],.*ce]$/s.test(String([Map, Set, Proxy, Headers, CSS, performance]));
if (!areNative) natives.find("html")!.append(frame);
// a frame outside the page has no window
const source = (frame.contentWindow ?? window) as Window & typeof globalThis;
export const { Map: $Map, Set: $Set, Proxy: $Proxy, Headers: $Headers, CSS: $CSS, performance: $performance } = source;
Object.assign(natives, { $Map, $Set, $Proxy, $Headers, $CSS, $performance });
// Prototype's own remove() needs a parent
if (frame.isConnected) frame.remove();
