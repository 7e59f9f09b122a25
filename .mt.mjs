import { build } from "esbuild";
import { layers } from "./build/layers.mjs";
import { shipped } from "./build/options.mjs";
const { metafile } = await build({
  ...shipped,
  entryPoints: { main: "elements/main.ts" },
  splitting: true,
  format: "esm",
  outdir: "/tmp/mt",
  write: false,
  sourcemap: false,
});
const found = layers(metafile);
for (const from of process.argv.slice(2)) {
  console.log("==", from, (found.uses.get(from) ?? []).join(" "));
  for (const [g, files] of found.groups)
    if ((found.uses.get(from) ?? []).includes(g)) {
      const q = [[from]],
        seen = new Set([from]);
      let hit;
      while (q.length && !hit) {
        const p = q.shift();
        const f = p.at(-1);
        if (files.includes(f)) {
          hit = p;
          break;
        }
        for (const { path, kind } of metafile.inputs[f]?.imports ?? [])
          if (kind !== "dynamic-import" && !seen.has(path)) {
            seen.add(path);
            q.push([...p, path]);
          }
      }
      const size = files.reduce(
        (s, f) => s + (Object.values(metafile.outputs).find((o) => o.inputs[f])?.inputs[f].bytesInOutput ?? 0),
        0,
      );
      console.log(
        " ",
        g,
        size,
        hit
          ? hit
              .slice(1)
              .map((x) => x.replace(/.*\/(.*\/)/, "$1"))
              .join(" > ")
          : "through another group",
        size < 60000 && !["main", "page", "views"].includes(g) ? files.map((f) => f.split("/").pop()).join(",") : "",
      );
    }
}
