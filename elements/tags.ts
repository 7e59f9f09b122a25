/** The code of every tag; what a tag is stands in src/page/tags.ts. */
import { bring } from "../src/page/code.ts";
import type { Load } from "../src/page/define.ts";
import type { Mount } from "../src/page/element.ts";
import { tags, type FieldName, type TagName } from "../src/page/tags.ts";
import type { Folder } from "./fields/index.ts";

/** The form, its popup and the plainest fields come as one file, with the phrases. */
export async function core() {
  bring();
  const code = await import("./core.ts");
  await code.phrasesReady();
  return code;
}

const fields = Object.keys(tags).filter((name) => "type" in tags[name as TagName]) as FieldName[];
export const loaders = {
  "vs-form": async () => (await core()).form,
  "vs-popup": async () => (await core()).popup,
  "vs-modal": () => worded(import("./modal/modal.tsx")),
  "vs-widget": () => worded(import("./widget/widget.ts")),
  "vs-outlet": () => worded(import("./outlet/outlet.ts")),
  "vs-notices": () => worded(import("./notices/notices.ts")),
  "vs-signature": async () => worded((await core()).signature()),
  ...(Object.fromEntries(fields.map((name) => [name, field(name)])) as Record<FieldName, Load>),
} satisfies Record<TagName, Load>;

interface Worded {
  mount: Mount;
  allPhrasesReady(): Promise<void>;
}
async function worded(loading: Promise<Worded>): Promise<Mount> {
  const { mount, allPhrasesReady } = await loading;
  await allPhrasesReady();
  return mount;
}

/** A tag's folder is its name: the compiler wants one for each. */
function field(name: `vs-${Folder}`): Load {
  return async () => {
    const [{ standAlone, allPhrasesReady }, { loadField }] = await Promise.all([
      import("../src/view/stand-alone.tsx"),
      core(),
    ]);
    const [made] = await Promise.all([loadField(name.slice(3) as Folder), allPhrasesReady()]);
    return standAlone(made as never);
  };
}
