/** Setting `undo_delete`: after the question there is time to undo a delete before it is sent. */
import { notify } from "../notices/notify.ts";
import { linksTo, rowOf } from "../refreshing/refresh.ts";
import { words } from "./remove-phrases.ts";

/** How long the notice is shown, in ms; longer while the pointer or the focus is on it. */
const undoMs = 8000;

/**
 * Shows a notice with Undo. @returns when the notice is gone: `true` to delete now; `"leaving"` when the page is being
 * left, so the call has to outlive it; `false` when it was undone
 */
export function agreedLater(table: string, id: string): Promise<boolean | "leaving"> {
  const rows = new Set(linksTo(table, id).map(rowOf));
  const dimmed = [...rows].map(dim);
  const end = new Promise<boolean | "leaving">((resolve) => {
    let isUndone = false;
    const leave = () => resolve("leaving");
    addEventListener("pagehide", leave);
    notify(
      { kind: "success", text: words("objectDeleted"), delay: undoMs },
      {
        action: { label: words("undo"), run: () => (isUndone = true) },
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

/** Dims the row. @returns a function that restores it */
function dim(row: HTMLElement): () => void {
  row.setAttribute("vs-deleting", "");
  const look = row.animate?.([{ opacity: 0.4 }], { duration: 120, fill: "forwards" });
  return () => {
    row.removeAttribute("vs-deleting");
    look?.cancel();
  };
}
