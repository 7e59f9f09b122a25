/// <reference types="leaflet-draw" />
/** Filled in by the build (build/). */
declare const VERSION: string;
/** In `vs.js` only: the file that holds main. */
declare const MAIN_FILE: string;
/** In `vs.js` only: the names by which main's chunk exports what main.ts does, here typed as its own. */
declare const MAIN: { readonly act: "act"; readonly api: "api"; readonly complete: "complete" };

/** The file of the worker that reads workbooks, beside the chunks (build/workers.mjs). */
declare const BOOK_WORKER: string;

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
declare module "*.woff2" {
  /** A data address. */
  const address: string;
  export default address;
}
declare module "bpmn-js/lib/Viewer.js" {
  const Viewer: new (options: object) => import("./vendors/bpmn/bpmn-types.ts").Library;
  export default Viewer;
}
declare module "bpmn-js/lib/Modeler.js" {
  const Modeler: new (options: object) => import("./vendors/bpmn/bpmn-types.ts").Library;
  export default Modeler;
}
declare module "diagram-js/lib/navigation/movecanvas/index.js" {
  const module: object;
  export default module;
}
declare module "diagram-js/lib/util/Cursor.js" {
  /** Of the build (src/vendors/bpmn/edits.mjs): the box whose class tells the cursor. */
  export function setPlace(box: HTMLElement): void;
}
/** What every page carries of the fields; made of their definitions (build/fields.mjs). */
declare module "fields:tags" {
  type Names = Readonly<Record<string, string>>;
  /** Names of attributes by kind, of tags (without `vs-`) by what they hold; separated by spaces. */
  export const attributes: Names;
  export const kinds: Names;
  export const mixed: Readonly<Record<string, import("./page/tag.ts").TagValue>>;
  /** Tags that show something and store nothing. */
  export const silent: string;
  /** The first types that the tag's name does not tell. */
  export const firstTypes: Names;
}
/** What `vs.js` carries of the fields. */
declare module "fields:heights" {
  /** Names of tags (without `vs-`) by their heights in px, separated by spaces. */
  export const heights: Readonly<Record<string, string>>;
}
/** What comes with the first form. */
declare module "fields:types" {
  /** Schema types by folder, separated by spaces, without those whose one type is named like the folder. */
  export const types: Readonly<Record<string, string>>;
  export const traits: Readonly<Record<string, import("./forms/schema/field-traits.ts").FieldTraits>>;
  /** A type that another one takes over where an entry has this property. */
  export const replaced: Readonly<Record<string, { when: string; by: string }>>;
}
/** What `vs.js` carries of the click attributes; made of their files (build/clicks.mjs). */
declare module "clicks:shapes" {
  export const shapes: Readonly<Record<string, RegExp>>;
}
/** What their values have to be, in words. */
declare module "clicks:needs" {
  export const needs: Readonly<Record<string, string>>;
}
/** Every name that a template can use, for the template checker and the doctor (build/checking.mjs). */
declare module "checking:tables" {
  export const tables: {
    version: string;
    tags: Readonly<Record<string, import("./checking/known.ts").KnownTag>>;
    fieldAttributes: Readonly<Record<string, import("./checking/known.ts").Kind>>;
    beside: readonly string[];
    page: readonly string[];
    settings: Readonly<Record<string, string>>;
    fieldTypes: readonly string[];
  };
}
declare module "leaflet/dist/leaflet-src.esm.js" {
  export * from "leaflet";
}
declare module "leaflet-draw/dist/leaflet.draw-src.js";
declare module "shpjs" {
  /** The geometries of a .shp file as GeoJSON; null for empty ones. */
  export function parseShp(bytes: ArrayBuffer): unknown[];
  /** The rows of a .dbf file. @param codePage a name of an encoding */
  export function parseDbf(bytes: ArrayBuffer, codePage?: string): Record<string, unknown>[];
}
