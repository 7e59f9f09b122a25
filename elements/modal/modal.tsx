import { callBack } from "../../src/page/saving/call-back.ts";
import { depthOf, openerOf } from "../../src/page/dialogs/dialogs.ts";
import { close } from "../../src/page/dialogs/show-dialog.ts";
import { followPrinting } from "../../src/page/printing/printing.ts";
import { open } from "../../src/page/saving/follow.ts";
import type { ModalButton } from "../../src/page/dialogs/confirm.ts";
import { Dialog } from "../../src/view/dialogs/dialog.tsx";
import dialogStyles from "../../src/view/dialogs/dialog.css";
import { mountView, type ViewProps } from "../../src/view/island.tsx";
import styles from "./modal.css";

/** What dialog.tsx gives its element. */
interface Leaving {
  leave(): Promise<void>;
}

/** `<vs-modal>`: title, content, and buttons that close it with a result (R2.3-27 to R2.3-29). */
export const mount = mountView(Modal, dialogStyles, styles);

function Modal({ inside }: ViewProps) {
  const { host } = inside;
  followPrinting();
  const buttons = (inside.entry()["buttons"] ?? []) as ModalButton[];
  const press = async ({ result = null, link, callback }: ModalButton) => {
    const opener = openerOf(host);
    // without a result it is left as by ×: typed input is asked about
    if (result === null) await (host as Partial<Leaving>).leave?.();
    else close(host, result);
    if (depthOf(host) >= 0) return;
    callBack(callback ?? null, result, opener);
    if (link) open(link, "go");
  };
  const safe = safeOf(buttons);
  const foot = buttons.map((button) => (
    <button
      key={button.label}
      type="button"
      className={`${button.kind ?? ""}${button === safe ? " safe" : ""}`}
      onClick={() => void press(button)}
    >
      {button.label}
    </button>
  ));
  return <Dialog inside={inside} foot={foot.length > 0 && foot} />;
}

/** The button that has the focus first: the one marked so, else the one that closes with no or without a result. */
const safeOf = (buttons: readonly ModalButton[]): ModalButton | undefined =>
  buttons.find(({ isSafe }) => isSafe) ?? buttons.find(({ result = null }) => result === null || result === false);
