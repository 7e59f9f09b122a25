/** `npm run build` makes dist; `--watch` rebuilds on change. The steps are in build/. */
import { watch } from "node:fs";
import process from "node:process";
import { build } from "./build/dist.mjs";

await build();
if (process.argv.includes("--watch")) {
  let timer = setTimeout(() => {}, 0);
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(() => build().then(() => console.log("built"), console.error), 100);
  };
  for (const folder of ["src", "elements"]) watch(folder, { recursive: true }, again);
  console.log("watching src and elements");
}
