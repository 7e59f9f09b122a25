/** Loaders for the code of every tag; src/page/tags.ts describes the tags. Loaded with the first tag. */
import { phrasesReady } from "../src/base/language/i18n.ts";
import { natives } from "../src/base/runtime/runtime.ts";
import type { Load } from "../src/page/define.ts";
import type { Mount } from "../src/page/inside.ts";
import type { PageTagName, TagName } from "../src/page/tags.ts";

const formCode = () => import("./form-code.ts");
const fieldCode = () => import("./field-code.ts");
const popupCode = () => import("./popup/popup.tsx");
const modalCode = () => import("./modal/modal.tsx");

const loaders = {
  "vs-form": formInOpenDialog,
  "vs-popup": async () => (await popupCode()).popup,
  "vs-modal": async () => (await modalCode()).mount,
  "vs-widget": async () => (await import("./widget/widget.ts")).mount,
  "vs-table": async () => (await import("./table/table.ts")).mount,
  "vs-map": async () => (await import("./map/map.tsx")).mount,
  "vs-outlet": async () => (await import("./outlet/outlet.ts")).mount,
  "vs-viewer": async () => (await import("./viewer/viewer.tsx")).mount,
  "vs-notices": async () => (await import("./notices/notices.ts")).mount,
  "vs-signature": async () => (await import("./signature/signature.tsx")).mount,
} satisfies Record<PageTagName, Load>;

/** Loads the code of a tag, and the phrases. A field's folder has the tag's name without `vs-`. */
export async function load(name: TagName): Promise<Mount<never>> {
  const code = name in loaders ? loaders[name as keyof typeof loaders]() : field(name.slice(3));
  const [mount] = await Promise.all([code, phrasesReady()]);
  return mount;
}

/** Loads dialogs before forms: a form focuses its first field, which does not work in a dialog that is not open yet. */
async function formInOpenDialog(): Promise<Mount<never>> {
  const dialogs = [natives.find("vs-popup") && popupCode(), natives.find("vs-modal") && modalCode()];
  const [{ form }] = await Promise.all([formCode(), ...dialogs]);
  return form;
}

async function field(folder: string): Promise<Mount<never>> {
  const { fieldFor, loadField, standAlone, sub } = await fieldCode();
  const made = await loadField(folder);
  return standAlone(made as never, fieldFor, sub);
}
