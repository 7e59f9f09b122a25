/** Imports of React by our modules lead to src/vendors/react; packages get React itself. */
import path from "node:path";

const folder = path.resolve("src/vendors/react");
/** @type {Record<string, string>} */
const modules = { react: "react.ts", "react-dom": "react-dom.ts", "react/jsx-runtime": "jsx-runtime.ts" };

/** @returns {import("esbuild").Plugin} */
export const react = () => ({
  name: "react",
  setup(build) {
    build.onResolve({ filter: /^react(-dom|\/jsx-runtime)?$/ }, ({ path: name, importer }) =>
      /[\\/]node_modules[\\/]/.test(importer) || path.dirname(importer) === folder
        ? undefined
        : { path: path.join(folder, modules[name] ?? "") },
    );
  },
});
