import { Dialog } from "../../src/view/dialogs/dialog.tsx";
import styles from "../../src/view/dialogs/dialog.css";
import { mountView } from "../../src/view/island.tsx";

/** `<vs-popup>`: a dialog in the middle, at a side or over the whole window (R2.2-25). */
export const popup = mountView(Dialog, styles);
