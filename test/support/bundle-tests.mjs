import { rm } from "node:fs/promises";
import process from "node:process";
import * as esbuild from "esbuild";
import { common, plugins } from "../../build/options.mjs";
import { buildWorkers } from "../../build/workers.mjs";

/** Separate for each process, so that two parallel runs do not delete each other's files. */
const out = `.cache/units/${process.pid}`;

/**
 * Bundles all test files in one esbuild run, with the options of the real build: CommonJS packages work, and all test
 * pages share the same chunks. Each test file's address answers with a stub that imports its bundle.
 * @param {string[]} files
 * @returns {import("@web/test-runner").TestRunnerPlugin}
 */
export function bundleTests(files) {
  /** @type {esbuild.BuildContext | undefined} */
  let context;
  return {
    name: "bundle-tests",
    async serverStart({ config: { rootDir } }) {
      const { names } = await buildWorkers(`${out}/workers`);
      const workers = Object.entries(names).map(([name, file]) => [name, JSON.stringify(`/${out}/workers/${file}`)]);
      context = await esbuild.context({
        ...common,
        plugins: plugins([], () => true), // packages that only the tests need are not edited
        absWorkingDir: rootDir,
        // shared with every test, so that it lies at the top, above the workers, also when one file runs alone
        entryPoints: ["elements/module.ts", "src/base/runtime/trusted.ts", "test/support/each-test.ts", ...files],
        outbase: ".",
        outdir: out,
        format: "esm",
        splitting: true,
        define: { ...common.define, "process.env.NODE_ENV": '"development"', ...Object.fromEntries(workers) },
        sourcemap: true,
      });
      await context.rebuild();
      if (process.argv.includes("--watch")) await context.watch();
    },
    async serverStop() {
      await context?.dispose();
      await rm(out, { recursive: true, force: true });
    },
    serve({ path: url }) {
      if (!/\.test\.tsx?$/.test(url)) return;
      const parts = ["/elements/module.js", "/test/support/each-test.js", url.replace(/tsx?$/, "js")];
      return { type: "js", body: parts.map((part) => `import "/${out}${part}";`).join("\n") };
    },
  };
}

/**
 * The pages of a run share most of their code: a file named by its content is asked for once.
 * @type {NonNullable<import("@web/test-runner").TestRunnerConfig["middleware"]>[number]}
 */
export async function keepChunks(context, next) {
  await next();
  const isNamedByContent = /^\/\.cache\/units\/.*-[A-Z0-9]{8}\.js$/.test(context.path);
  if (isNamedByContent && context.status === 200) context.set("cache-control", "max-age=86400, immutable");
}
