import { readBuild } from "./build.mjs";

/** The file of dist that contains a module, as a pattern for routes: which file that is depends on the sources. */
export function chunkOf(module: string): RegExp {
  const { outputs } = readBuild();
  const file = Object.keys(outputs).find((one) => one.endsWith(".js") && outputs[one]!.inputs[module]);
  if (!file) throw new Error(`No file of dist holds ${module}.`);
  return new RegExp(file.replace(/^.*\//, "/").replaceAll(".", "\\."));
}
