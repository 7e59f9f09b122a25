import { allPhrasesReady } from "../../src/base/i18n.ts";
import { close } from "../../src/page/dialogs.ts";
import type { ModalButton } from "../../src/page/confirm.ts";
import { Dialog } from "../../src/view/dialog.tsx";
import dialogStyles from "../../src/view/dialog.css";
import { mountView, type ViewProps } from "../../src/view/island.tsx";
import styles from "./modal.css";

/** `<vs-modal>`: title, what stands in it, buttons that close it with a result (R2.3-27 to R2.3-29). */
export const mount = mountView(Modal, dialogStyles, styles);

function Modal({ inside }: ViewProps) {
  const buttons = (inside.entry()["buttons"] ?? []) as ModalButton[];
  const foot = buttons.map(({ label, result, kind }) => (
    <button key={label} type="button" className={kind ?? ""} onClick={() => close(inside.host, result)}>
      {label}
    </button>
  ));
  return <Dialog inside={inside} kind="center" foot={foot.length > 0 && foot} />;
}

export { allPhrasesReady };
