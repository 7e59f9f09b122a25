/** The focus after a delete: a keyboard user goes on in the list instead of at the top of the page. */
import { natives } from "../../base/runtime/runtime.ts";
import { focused } from "../dialogs/dialogs.ts";

/** Remembers the place of `opener` among the delete links of a table. The function focuses the link that is there now. */
export function nextRow(table: string, opener: Element): () => void {
  const start = `${CSS.escape(table)}/`;
  const links = () => natives.findAll<HTMLElement>(`[del^="${start}"],[data-del^="${start}"]`);
  const at = links().indexOf(opener as HTMLElement);
  return () => {
    if (at < 0 || opener.isConnected || focused()) return;
    const left = links();
    (left[at] ?? left.at(-1))?.focus();
  };
}
