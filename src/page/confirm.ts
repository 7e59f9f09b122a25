import { allPhrasesReady, t } from "../base/i18n.ts";
import { focused, openDialog } from "./dialogs.ts";
import { element } from "./tags.ts";

/** A button of a modal: `result` is what the modal is closed with. */
export interface ModalButton {
  label: string;
  result: unknown;
  kind?: "main" | "danger";
}

/** Asks (R8-29). Escape and the close button mean no. */
export async function confirm(text: string, options: { yes?: string; isDanger?: boolean } = {}): Promise<boolean> {
  await allPhrasesReady();
  const buttons: ModalButton[] = [
    { label: t("cancel"), result: false },
    { label: options.yes ?? t("confirmYes"), result: true, kind: options.isDanger ? "danger" : "main" },
  ];
  return (await openModal(t("confirmTitle"), text, buttons)) === true;
}

/** Says something that has to be read (§8). */
export async function alert(title: string, text: string): Promise<void> {
  await allPhrasesReady();
  await openModal(title, text, [{ label: t("close"), result: true, kind: "main" }]);
}

function openModal(title: string, text: string, buttons: ModalButton[]): Promise<unknown> {
  const modal = element("vs-modal", { title, buttons, width: "420" });
  modal.append(text);
  return openDialog(modal, focused());
}
