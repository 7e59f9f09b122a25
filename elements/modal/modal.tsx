import { callBack } from "../../src/page/saving/call-back.ts";
import { openerOf } from "../../src/page/dialogs/dialogs.ts";
import { close } from "../../src/page/dialogs/show-dialog.ts";
import { followPrinting } from "../../src/page/printing/printing.ts";
import { open } from "../../src/page/saving/follow.ts";
import type { ModalButton } from "../../src/page/dialogs/confirm.ts";
import { Dialog } from "../../src/view/dialogs/dialog.tsx";
import dialogStyles from "../../src/view/dialogs/dialog.css";
import { mountView, type ViewProps } from "../../src/view/island.tsx";
import styles from "./modal.css";

/** `<vs-modal>`: title, content, and buttons that close it with a result (R2.3-27 to R2.3-29). */
export const mount = mountView(Modal, dialogStyles, styles);

function Modal({ inside }: ViewProps) {
  const { host } = inside;
  followPrinting();
  const buttons = (inside.entry()["buttons"] ?? []) as ModalButton[];
  const press = ({ result = null, link, callback }: ModalButton) => {
    const opener = openerOf(host);
    close(host, result);
    callBack(callback ?? null, result, opener);
    if (link) open(link, "go");
  };
  const foot = buttons.map((button) => (
    <button
      key={button.label}
      type="button"
      className={`${button.kind ?? ""}${button.isSafe ? " safe" : ""}`}
      onClick={() => press(button)}
    >
      {button.label}
    </button>
  ));
  return <Dialog inside={inside} foot={foot.length > 0 && foot} />;
}
