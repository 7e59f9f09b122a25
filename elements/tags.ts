/** The code of every tag, by a table that comes with the first of them; what a tag is stands in src/page/tags.ts. */
import type { Load } from "../src/page/define.ts";
import type { Mount } from "../src/page/element.ts";
import type { FieldName, TagName } from "../src/page/tags.ts";
import type { Folder } from "./fields/index.ts";
import { core } from "./load-core.ts";

const loaders = {
  "vs-form": async () => (await core()).form,
  "vs-popup": async () => (await core()).popup,
  "vs-modal": () => worded(import("./modal/modal.tsx")),
  "vs-widget": () => worded(import("./widget/widget.ts")),
  "vs-outlet": () => worded(import("./outlet/outlet.ts")),
  "vs-notices": () => worded(import("./notices/notices.ts")),
  "vs-signature": async () => worded((await core()).signature()),
} satisfies Record<Exclude<TagName, FieldName>, Load>;

/** Brings the code of a tag. A field's folder is its name: the compiler wants one for each. */
export const load = (name: TagName): Promise<Mount<never>> =>
  name in loaders ? loaders[name as keyof typeof loaders]() : field(name as FieldName);

interface Worded {
  mount: Mount;
  allPhrasesReady(): Promise<void>;
}
async function worded(loading: Promise<Worded>): Promise<Mount> {
  const { mount, allPhrasesReady } = await loading;
  await allPhrasesReady();
  return mount;
}

async function field(name: `vs-${Folder}`): Promise<Mount<never>> {
  const [{ standAlone, allPhrasesReady }, { loadField }] = await Promise.all([
    import("../src/view/stand-alone.tsx"),
    core(),
  ]);
  const [made] = await Promise.all([loadField(name.slice(3) as Folder), allPhrasesReady()]);
  return standAlone(made as never, name === "vs-text" ? () => loadField("marked-text") : undefined);
}
