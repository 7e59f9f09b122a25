import { writeText } from "../../src/page/content/clipboard.ts";
import { notify } from "../../src/page/notices/notify.ts";
import { words } from "./phrases.ts";
import { addressWith, type View } from "../../src/tables/views.ts";

/** Copies the page's address with this view; where the browser refuses, the address is shown. */
export async function shareView(name: string, view: View): Promise<void> {
  const address = addressWith(location.href, name, view);
  if (await writeText(address)) notify({ kind: "success", text: words("tableCopied") });
  else notify({ kind: "info", text: address, delay: 0 });
}
