// @ts-nocheck see vendor.mjs
// React's packages are CommonJS; as ES modules they need none of esbuild's helpers, which would lie in the file that
// every page loads.

const production = /(react|react-dom|scheduler)[\\/]cjs[\\/][\w-]+\.production\.js$/;

/** `require` becomes an import, what is put on `exports` is exported by its name and as the default. */
function asModule(code) {
  const required = [...new Set([...code.matchAll(/\brequire\("([\w-]+)"\)/g)].map(([, name]) => name))];
  const names = [...new Set([...code.matchAll(/\bexports\.(\w+)\s*=/g)].map(([, name]) => name))];
  const imports = required.map((name, at) => `import $required${at} from "${name}";`);
  const body = code.replaceAll(/\brequire\("([\w-]+)"\)/g, (_, name) => `$required${required.indexOf(name)}`);
  const exported = names.map((name) => `const $export_${name} = exports.${name};`);
  const list = names.map((name) => `$export_${name} as ${name}`).join(", ");
  return [...imports, "const exports = {};", body, ...exported, `export { exports as default, ${list} };`].join("\n");
}

/** The entry of a package: its production file. */
const entry = (name) => (code) => {
  const [, file] = new RegExp(`"?'?(\\./cjs/${name}\\.production\\.js)`).exec(code) ?? [];
  return file ? `export * from "${file}"; export { default } from "${file}";` : code;
};

export const reactEsm = [
  { filter: /node_modules[\\/]react[\\/]index\.js$/, edit: entry("react") },
  { filter: /node_modules[\\/]react[\\/]jsx-runtime\.js$/, edit: entry("react-jsx-runtime") },
  { filter: /node_modules[\\/]react-dom[\\/]index\.js$/, edit: entry("react-dom") },
  { filter: /node_modules[\\/]react-dom[\\/]client\.js$/, edit: entry("react-dom-client") },
  { filter: /node_modules[\\/]scheduler[\\/]index\.js$/, edit: entry("scheduler") },
  { filter: production, edit: asModule },
];
