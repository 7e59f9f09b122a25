/** The code of every tag; what a tag is stands in src/page/tags.ts. */
import { bring } from "../src/page/code.ts";
import type { Load } from "../src/page/define.ts";
import type { Mount } from "../src/page/element.ts";
import type { TagName } from "../src/page/tags.ts";

/** The form, its popup and the plainest fields come as one file, with the phrases. */
export async function core() {
  bring();
  const code = await import("./core.ts");
  await code.phrasesReady();
  return code;
}

export const loaders = {
  "vs-form": async () => (await core()).form,
  "vs-popup": async () => (await core()).popup,
  "vs-modal": () => worded(import("./modal/modal.tsx")),
  "vs-widget": () => worded(import("./widget/widget.ts")),
  "vs-outlet": () => worded(import("./outlet/outlet.ts")),
  "vs-notices": () => worded(import("./notices/notices.ts")),
  "vs-signature": async () => worded((await core()).signature()),
  "vs-text": field("text"),
  "vs-number": field("number"),
  "vs-date": field("date"),
  "vs-select": field("select"),
  "vs-switcher": field("switcher"),
  "vs-hidden": field("hidden"),
  "vs-label": field("label"),
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

function field(folder: "text" | "number" | "date" | "select" | "switcher" | "hidden" | "label"): Load {
  return async () => {
    const [{ standAlone, allPhrasesReady }, { loadField }] = await Promise.all([
      import("../src/view/stand-alone.tsx"),
      core(),
    ]);
    const [made] = await Promise.all([loadField(folder), allPhrasesReady()]);
    return standAlone(made as never);
  };
}
