// @ts-nocheck see vendor.mjs
// i18next without what our bundle cannot reach: loading by a backend (our phrases are chunks), formats inside phrases
// (numbers and dates are written by base/numbers and base/dates), phrases inside phrases, selector functions as keys,
// reports of missing keys, plugins, clones, late namespaces, long hints. The tests of base/i18n.ts run on what is left.
const cut = (from, to, put = "") => ({
  filter: /i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
  edit(code) {
    const start = code.indexOf(from);
    const end = code.indexOf(to, start);
    return start < 0 || end < 0 ? code : code.slice(0, start) + put + code.slice(end);
  },
});

export const i18next = [
  cut(
    "class Connector extends EventEmitter {",
    "\nconst get = ",
    "class Connector extends EventEmitter { state = {}; load(languages, namespaces, done) { done?.(); } reload(languages, namespaces, done) { done?.(); } }",
  ),
  cut("const parseFormatStr = ", "const maxFailedLoads", "const Formatter = undefined;\n"),
  cut("  nest(str, fc, options = {}) {", "const Formatter = undefined", "  nest(str) { return str; }\n}\n"),
  cut("const PATH_KEY = ", "const shouldHandleAsObject", "const keysFromSelector = String;\n"),
  cut("        const send = (l, k, specificDefaultValue) => {", "      res = this.extendTranslation(", "      }\n"),
  cut("  getFixedT(lng, ns, keyPrefix, fixedOpts) {", "  t(...args) {"),
  cut("  use(module) {", "  setResolvedLanguage(l) {"),
  cut(
    "  hasLoadedNamespace(ns, options = {}) {",
    "  loadNamespaces(ns, callback) {",
    "  hasLoadedNamespace() { return true; }\n",
  ),
  cut("  loadNamespaces(ns, callback) {", "  static createInstance("),
  cut("  cloneInstance(options = {}, callback = noop) {", "const instance = I18n", "}\n"),
  {
    filter: /i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
    edit: (code) => code.replace(/(\.(?:warn|deprecate|error)\()'[^']{60,}'/g, "$1'see i18next'"),
  },
];
