/** Setting `undo_delete`: between the question and the call there is time to take a delete back. */
import { t } from "../../base/language/i18n.ts";
import { notify } from "../notices/notify.ts";
import { linksTo, rowOf } from "../refreshing/refresh.ts";

/** How long the notice stays, in ms; longer while a person is at it. */
const undoMs = 8000;

/**
 * Shows a notice that offers Undo. @returns when the notice has ended: `true` to delete now, `"leaving"` when the page
 * is being left and the call has to outlive it, `false` when it was taken back
 */
export function agreedLater(table: string, id: string): Promise<boolean | "leaving"> {
  const rows = new Set(linksTo(table, id).map(rowOf));
  const dimmed = [...rows].map(dim);
  const end = new Promise<boolean | "leaving">((resolve) => {
    let isUndone = false;
    const leave = () => resolve("leaving");
    addEventListener("pagehide", leave);
    notify(
      { kind: "success", text: t("objectDeleted"), delay: undoMs },
      {
        action: { label: t("undo"), run: () => (isUndone = true) },
        ended() {
          removeEventListener("pagehide", leave);
          resolve(!isUndone);
        },
      },
    );
  });
  void end.then((isAgreed) => isAgreed || dimmed.forEach((restore) => restore()));
  return end;
}

/** The row shows that it is going. @returns takes that back */
function dim(row: HTMLElement): () => void {
  row.setAttribute("vs-deleting", "");
  const look = row.animate?.([{ opacity: 0.4 }], { duration: 120, fill: "forwards" });
  return () => {
    row.removeAttribute("vs-deleting");
    look?.cancel();
  };
}
