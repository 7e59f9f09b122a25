// @ts-nocheck esbuild and acorn hand over untyped nodes here; the build itself is the test.
// CSS is bundled as minified text: `import styles from "./x.css"` for the project's sheets (px, logical properties),
// `import css from "css:package/file.css"` for a package's sheets; images are inlined as data URIs.
import { existsSync } from "node:fs";
import path from "node:path";
import * as esbuild from "esbuild";

const dataUrl = Object.fromEntries([".png", ".svg", ".gif", ".woff2"].map((extension) => [extension, "dataurl"]));

/** Walks up the node_modules folders, because most packages hide their css behind `exports`. */
function locate(file, folder) {
  for (let at = folder; ; at = path.dirname(at)) {
    const candidate = path.join(at, "node_modules", file);
    if (existsSync(candidate)) return candidate;
    if (at === path.dirname(at)) throw new Error(`css not found: ${file}`);
  }
}

async function minified(file) {
  const result = await esbuild.build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    loader: dataUrl,
    target: "chrome125",
    logLevel: "error",
  });
  return result.outputFiles[0].text.trim();
}

/** Relative to the project's folder, so that the build's bytes do not depend on where it was made. */
const named = (file) => path.relative(".", file);

export const cssText = () => ({
  name: "css-text",
  setup(build) {
    build.onResolve({ filter: /^css:/ }, ({ path: request, resolveDir }) => ({
      path: named(locate(request.slice(4), resolveDir)),
      namespace: "css-text",
    }));
    build.onResolve({ filter: /^\..*\.css$/ }, ({ path: request, resolveDir }) => ({
      path: named(path.resolve(resolveDir, request)),
      namespace: "css-text",
    }));
    build.onLoad({ filter: /.*/, namespace: "css-text" }, async ({ path: file }) => ({
      contents: await minified(file),
      loader: "text",
      watchFiles: [path.resolve(file)],
    }));
  },
});
