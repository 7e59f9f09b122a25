// @ts-nocheck see vendor.mjs
// React DOM without what our bundle cannot reach: resource hints and the hydration of server-rendered React.
const without = (from, to) => (code) => {
  const start = code.indexOf(from);
  const end = code.indexOf(to, start);
  return start < 0 || end < 0 ? code : code.slice(0, start) + code.slice(end);
};

export const reactDom = [
  {
    filter: /react-dom[\\/]cjs[\\/]react-dom\.production\.js$/,
    edit: without("exports.preconnect = ", "exports.requestFormReset = "),
  },
  {
    filter: /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/,
    edit: without("exports.hydrateRoot = ", "exports.version = "),
  },
];
