/** The pages of test/hostile/pages: what each does to scripts in it, and how it is served. */
export interface HostilePage {
  /** Behaviour of the host that has broken other libraries. */
  crime: string;
  headers?: Record<string, string>;
  charset?: "windows-1251";
  type?: "application/xhtml+xml";
  /** Clicked before the `add` element: opens the host's own dialog around it. */
  opener?: string;
  /** Tested in Firefox too (focus, dialogs, forms). */
  both?: boolean;
  /** `false`: the page has no element with `add`. */
  adds?: boolean;
  /** No click reaches any element, so our buttons do not work either, like the host's. */
  isDeaf?: boolean;
  /** Patterns of differences that are allowed on this page, with the reason in a comment. */
  tolerates?: RegExp[];
}

/** For pages with our tags: their code is requested as soon as they exist. */
const usesTags = [/^request \/(dist\/chunks|localejs)\//];
/** For pages whose links have an action: without our script a click on `#` adds a history entry. */
const stepsOfHistory = [/^history /];

export const nonce = "r4nd0m";
const policy = (rest: string) => ({
  "Content-Security-Policy": `default-src 'none'; base-uri 'none'; form-action 'self'; ${rest}`,
});
const trustedTypes = "require-trusted-types-for 'script'; trusted-types 'none'";

export const hostilePages: Record<string, HostilePage> = {
  plain: { crime: "nothing at all", both: true },
  "old-jquery": { crime: "jQuery 1.12 with return false everywhere", both: true, tolerates: stepsOfHistory },
  "old-jquery-document": {
    crime: "jQuery that returns false for each a[href='#'] on document",
    tolerates: stepsOfHistory,
  },
  "jquery-html-html": { crime: "jQuery .html(.html()) over our elements", tolerates: usesTags },
  "bootstrap3-modal": { crime: "an open Bootstrap 3 modal that keeps the focus", opener: "#open", both: true },
  "bootstrap5-modal": { crime: "an open Bootstrap 5 modal that keeps the focus", opener: "#open", both: true },
  "jquery-ui-dialog": { crime: "an open modal dialog of jQuery UI", opener: "#open", both: true },
  "host-dialog": { crime: "an open modal <dialog>", opener: "#open", both: true },
  "focus-trap": { crime: "a focus trap that always takes the focus back" },
  prototype: { crime: "Prototype 1.7.3", both: true, tolerates: usesTags },
  "prototype-1-6": { crime: "Prototype 1.6 with toJSON and replaced natives" },
  mootools: { crime: "MooTools 1.4.5, which replaces Document, Element and Event", both: true, tolerates: usesTags },
  "mootools-late": { crime: "MooTools 1.4.5 between our script and its chunks" },
  "mootools-1-2": { crime: "MooTools 1.2 with replaced natives and extended elements" },
  bluebird: { crime: "bluebird 3.5.0 in place of Promise", both: true, tolerates: usesTags },
  zone: {
    crime: "zone.js 0.8.29 around everything asynchronous",
    both: true,
    // zone.js keeps its lists of listeners there
    tolerates: [...usesTags, /^(global|document) __zone_symbol__/],
  },
  "es6-promise": { crime: "es6-promise in place of Promise", tolerates: usesTags },
  "core-js-2": {
    crime: "core-js 2 with all its polyfills",
    // its symbols have random names
    tolerates: [...usesTags, /^\w+\.prototype Symbol\(\w+\)_\d+\.\w+$/],
  },
  "jquery-2": { crime: "jQuery 2 with return false", tolerates: stepsOfHistory },
  "jquery-3": { crime: "jQuery 3 with return false", tolerates: stepsOfHistory },
  "jquery-4": { crime: "jQuery 4 with return false", tolerates: stepsOfHistory },
  turbo: { crime: "Turbo 8, which changes pages without loading them", both: true, tolerates: usesTags },
  htmx: { crime: "htmx 2, which swaps parts of the page", tolerates: usesTags },
  pjax: { crime: "pjax, which swaps parts of the page by jQuery", tolerates: usesTags },
  unpoly: { crime: "Unpoly 3, which swaps parts of the page and merges the head", tolerates: usesTags },
  alpine: { crime: "Alpine 3, which owns the attributes", tolerates: usesTags },
  "vue-2": { crime: "Vue 2, which draws the page anew from its own markup", tolerates: usesTags },
  "vue-3": { crime: "Vue 3, which draws the page anew from its own markup", both: true, tolerates: usesTags },
  knockout: { crime: "Knockout, which binds our tags", tolerates: usesTags },
  angular: { crime: "AngularJS, which compiles the whole page", tolerates: usesTags },
  "rails-ujs": { crime: "rails-ujs, which asks, sends forms and switches buttons off", tolerates: usesTags },
  "old-polyfills": { crime: "polyfills of 2014 in place of what browsers have now", both: true },
  "elements-polyfill": {
    crime: "a forced polyfill of custom elements",
    both: true,
    // where the browser's own registry is out of reach (Firefox), fields stay plain and vs.js says so once
    tolerates: [...usesTags, /^console info: vs-elements .* a polyfill came before/],
  },
  "constructors-replaced": {
    crime: "window.Document, Element, Node and Event of a library's own, and an old Promise",
    both: true,
  },
  "object-prototype": { crime: "enumerable members on Object.prototype and Array.prototype" },
  "natives-replaced": { crime: "natives replaced after our script by ones that count and throw" },
  amd: { crime: "an AMD loader that rejects an anonymous define" },
  "amd-require": { crime: "an AMD loader that loads our script" },
  "taken-names": { crime: "globals and tags with names that libraries use" },
  clobbering: { crime: "ids and names that hide the members of document, form and window", tolerates: stepsOfHistory },
  "css-reset": { crime: "* { … !important }" },
  "css-hides": { crime: "styles that hide what the page does not know", both: true },
  "css-divs": { crime: "div, span, input, button { all: unset }" },
  "small-root-font": { crime: "html { font-size: 50% }" },
  zoom: { crime: "body { zoom: 1.5 }" },
  transforms: { crime: "transform, filter, overflow and contain on all ancestors", both: true },
  "z-index": { crime: "layers with the highest possible z-index" },
  quirks: { crime: "no doctype" },
  "windows-1251": { crime: "a page in windows-1251", charset: "windows-1251" },
  xhtml: { crime: "a page as application/xhtml+xml", type: "application/xhtml+xml" },
  rtl: { crime: "right to left" },
  "base-href": { crime: "<base> in another folder" },
  "base-foreign": { crime: "<base> on another host" },
  "csp-self": {
    crime: "a policy of 'self'",
    headers: policy(`script-src 'self'; style-src 'none'; connect-src 'self'; img-src 'self' data:; ${trustedTypes}`),
    both: true,
  },
  "csp-nonce": {
    crime: "a policy of one nonce",
    headers: policy(`script-src 'nonce-${nonce}'; style-src 'none'; connect-src 'self'; img-src 'self' data:`),
  },
  "csp-strict-dynamic": {
    crime: "a policy of nonce and strict-dynamic",
    headers: policy(`script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'none'; connect-src 'self'`),
  },
  "trusted-types": {
    crime: "Trusted Types without any policy",
    headers: { "Content-Security-Policy": trustedTypes },
    both: true,
  },
  "in-head": { crime: "our script in the head" },
  async: { crime: "our script with async" },
  defer: { crime: "our script with defer" },
  module: {
    crime: "dist/main.js in place of vs.js, as a module",
    both: true,
    // in place of vs.js: the module, and the file that runs before main
    tolerates: [/^request \/dist\/(main|chunks\/[\w-]+)\.js/],
  },
  injected: { crime: "our script injected late" },
  written: { crime: "our script written by document.write" },
  twice: { crime: "our script three times", tolerates: [/^console info: vs-elements .* is on this page already/] },
  "two-versions": {
    crime: "our script in two versions",
    tolerates: [/^console info: vs-elements .* is on this page already/],
  },
  "stop-bubble": { crime: "handlers that stop everything in the bubble phase" },
  "stop-capture": { crime: "handlers on document that stop everything in the capture phase", isDeaf: true },
  shortcuts: { crime: "hand-written shortcuts on single letters" },
  "host-form": { crime: "a form with its own validation, its own submit and a disabled fieldset", tolerates: usesTags },
  observers: { crime: "observers of every change" },
  storage: { crime: "storage, cookies and databases that throw" },
  "many-links": { crime: "12,000 links with an action" },
  scrolled: { crime: "a page that scrolls and focuses by itself" },
  frame: { crime: "a page in a frame", adds: false },
  sandbox: {
    crime: "a sandboxed frame with an opaque origin",
    adds: false,
    // a sandboxed page may not load a module from its own site, so the one message of vs.js is right
    tolerates: [
      /^console info: vs-elements .* cannot be loaded/,
      /^console error: Access to script at/,
      /net::ERR_FAILED/,
    ],
  },
};
