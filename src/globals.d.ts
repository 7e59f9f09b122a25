/** Filled in by the build (esbuild.config.mjs). */
declare const VERSION: string;
/** In `vs.js` only: the chunk files, and for each entry the numbers of those that it needs. */
declare const FILES: { names: string[]; sets: Record<string, number[]> };
/** In `vs.js` only: the names by which main's chunk exports what main.ts does. */
declare const MAIN: Record<"act" | "api" | "complete", string>;

declare module "*.css" {
  const text: string;
  export default text;
}
declare module "css:*" {
  const text: string;
  export default text;
}
declare module "idiomorph/dist/idiomorph.esm.js" {
  export { Idiomorph } from "idiomorph";
}
declare module "flatpickr/dist/esm/l10n/uk.js" {
  export { Ukrainian } from "flatpickr/dist/l10n/uk";
}
declare module "flatpickr/dist/esm/l10n/ru.js" {
  export { Russian } from "flatpickr/dist/l10n/ru";
}
declare module "ace-builds/src-noconflict/ace.js" {
  const ace: typeof import("ace-builds");
  export default ace;
}
declare module "ace-builds/src-noconflict/*" {
  const define: (ace: typeof import("ace-builds")) => void;
  export default define;
}
declare module "js-beautify/js/lib/beautify.js" {
  const made: { js_beautify(text: string, options: object): string };
  export default made;
}
declare module "js-beautify/js/lib/beautify-css.js" {
  const made: { css_beautify(text: string, options: object): string };
  export default made;
}
declare module "js-beautify/js/lib/beautify-html.js" {
  const made: { html_beautify(text: string, options: object): string };
  export default made;
}
