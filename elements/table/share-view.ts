import { t } from "../../src/base/language/i18n.ts";
import { notify } from "../../src/page/notices/notify.ts";
import { addressWith, type View } from "../../src/tables/views.ts";

/** Copies the page's address with this view; where the clipboard is absent, the address is shown. */
export async function shareView(name: string, view: View): Promise<void> {
  const address = addressWith(location.href, name, view);
  try {
    await navigator.clipboard.writeText(address);
    notify({ kind: "success", text: t("copied") });
  } catch {
    notify({ kind: "info", text: address, delay: 0 });
  }
}
