import { bring } from "../src/page/starting/code-on-demand.ts";

/** The form, its popup and the plainest fields come as one file, with the phrases. */
export async function core() {
  bring();
  const code = await import("./core.ts");
  await code.phrasesReady();
  return code;
}
