/** The state value `modal-view` opens a modal with the format of that name (R2.2-26). */
import { t } from "../../base/language/i18n.ts";
import { close, openDialog } from "./show-dialog.ts";
import { insteadOf, liftHeading, markupOf } from "../content/fetched-markup.ts";
import { enliven } from "../content/enliven.ts";
import { element } from "../new-element.ts";

const key = "modal-view";
let open: { name: string; modal: HTMLElement } | undefined;

/**
 * Opens the modal view that the state names, with the other pairs as its values, or closes the open one. `forget`
 * removes the key from the address after the person has closed the modal.
 */
export function showModalView(state: Record<string, string>, forget: (key: string) => void): void {
  const { [key]: name = "", ...values } = state;
  if (open?.modal.isConnected && open.name === name) return;
  if (open) close(open.modal);
  if (!name) return;
  const modal = element("vs-modal", { buttons: [{ label: t("close"), result: null }] });
  const own = (open = { name, modal });
  void openDialog(modal, null).then(() => {
    if (open !== own) return;
    open = undefined;
    forget(key);
  });
  const asked = markupOf(modal, name, values).catch((error: unknown) => insteadOf(name, error));
  void asked.then((content) => {
    liftHeading(modal, content);
    modal.append(content);
    enliven(modal, true);
  });
}
