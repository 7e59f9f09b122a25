/** The state value `modal-view` opens a modal with the format of that name (R2.2-26). */
import { t } from "../../base/language/i18n.ts";
import { focused } from "./dialogs.ts";
import { close, openDialog } from "./show-dialog.ts";
import { insteadOf, markupOf } from "../content/fetched-markup.ts";
import { fillWhenLoaded } from "../content/fill-when-loaded.ts";
import { element } from "../new-element.ts";

const key = "modal-view";

/** What the address names; an empty name is no modal. */
interface View {
  name: string;
  values: Record<string, string>;
  forget(key: string): void;
}
/** `leave` is there once the modal is drawn. */
type Modal = HTMLElement & { leave?(): unknown };

let wanted: View;
let open: { name: string; modal: Modal } | undefined;

/**
 * Opens the modal view that the state names, with the other pairs as its values, or leaves the open one as by ×: it stays
 * while a person who has typed in it wants it, and what the address names by then follows it. `forget` removes the key
 * from the address after the person has closed the modal.
 */
export function showModalView(state: Record<string, string>, forget: (key: string) => void): void {
  const { [key]: name = "", ...values } = state;
  wanted = { name, values, forget };
  if (!open?.modal.isConnected) return show(wanted);
  if (open.name === name) return;
  if (open.modal.leave) open.modal.leave();
  else close(open.modal);
}

function show({ name, values }: View): void {
  if (!name) return;
  const modal: Modal = element("vs-modal", { buttons: [{ label: t("close"), result: null }] });
  const own = (open = { name, modal });
  const closed = openDialog(modal, focused());
  void closed.then(() => {
    if (open !== own) return;
    open = undefined;
    if (wanted.name === name) wanted.forget(key);
    else show(wanted);
  });
  const load = (signal: AbortSignal): Promise<Node> =>
    markupOf(modal, name, values, signal).catch((error: unknown) =>
      signal.aborted ? new DocumentFragment() : insteadOf(name, error, load),
    );
  void fillWhenLoaded(modal, closed, load);
}
