/** The code of every tag; what a tag is stands in src/page/tags.ts. It comes with the first of them. */
import { phrasesReady } from "../src/base/language/i18n.ts";
import { natives } from "../src/base/runtime/runtime.ts";
import type { Load } from "../src/page/define.ts";
import type { Mount } from "../src/page/element.ts";
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
  "vs-outlet": async () => (await import("./outlet/outlet.ts")).mount,
  "vs-notices": async () => (await import("./notices/notices.ts")).mount,
  "vs-signature": async () => (await import("./signature/signature.tsx")).mount,
} satisfies Record<PageTagName, Load>;

/** Brings the code of a tag, and the words. A field's folder is its name. */
export async function load(name: TagName): Promise<Mount<never>> {
  const code = name in loaders ? loaders[name as keyof typeof loaders]() : field(name.slice(3));
  const [mount] = await Promise.all([code, phrasesReady()]);
  return mount;
}

/** A form in a dialog is drawn after it: its first field takes the focus, which a closed dialog would refuse. */
async function formInOpenDialog(): Promise<Mount<never>> {
  const dialogs = [natives.find("vs-popup") && popupCode(), natives.find("vs-modal") && modalCode()];
  const [{ form }] = await Promise.all([formCode(), ...dialogs]);
  return form;
}

async function field(folder: string): Promise<Mount<never>> {
  const { fieldFor, loadField, standAlone } = await fieldCode();
  const made = await loadField(folder);
  return standAlone(made as never, fieldFor);
}
