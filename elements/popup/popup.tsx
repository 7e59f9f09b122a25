import { Dialog } from "../../src/view/dialog.tsx";
import styles from "../../src/view/dialog.css";
import { mountView, type ViewProps } from "../../src/view/island.tsx";

const positions = ["center", "left", "right", "fullscreen"] as const;

/** `<vs-popup>`: what stands in it, in the middle, at a side or over the whole window (R2.2-25). */
export const popup = mountView(Popup, styles);

function Popup({ inside }: ViewProps) {
  const { position } = inside.entry();
  return <Dialog inside={inside} kind={positions.find((one) => one === position) ?? "center"} />;
}
