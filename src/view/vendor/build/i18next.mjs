// @ts-nocheck see vendor.mjs
// i18next without what we never use: loading by a backend (our phrases are chunks), formats inside phrases (numbers and
// dates are written by base/numbers and base/dates), phrases inside phrases (base/i18n.ts switches them off), long hints.
const file = /i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/;
const between = (code, from, to, put) => {
  const start = code.indexOf(from);
  const end = code.indexOf(to, start);
  return start < 0 || end < 0 ? code : code.slice(0, start) + put + code.slice(end);
};

export const i18next = [
  {
    filter: file,
    edit: (code) =>
      between(
        code,
        "class Connector extends EventEmitter {",
        "\nconst get = ",
        "class Connector extends EventEmitter { state = {}; load(languages, namespaces, done) { done?.(); } reload(languages, namespaces, done) { done?.(); } }",
      ),
  },
  {
    filter: file,
    edit: (code) => between(code, "const parseFormatStr = ", "const maxFailedLoads", "const Formatter = undefined;\n"),
  },
  {
    filter: file,
    edit: (code) => between(code, "  nest(str, fc, options = {}) {", "const Formatter = undefined", "  nest(str) { return str; }\n}\n"),
  },
  {
    filter: file,
    edit: (code) => code.replace(/(\.(?:warn|deprecate|error)\()'[^']{60,}'/g, "$1'see i18next'"),
  },
];
