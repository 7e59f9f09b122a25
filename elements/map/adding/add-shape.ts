import type { Shape } from "../../../src/maps/geometry/shape-kind.ts";
import { toWkt } from "../../../src/maps/geometry/write-wkt.ts";
import { openForm } from "../../../src/page/dialogs/open.ts";
import { shell } from "../../../src/page/shell/shell.ts";

/**
 * Opens the form for a new record with a drawn shape as its `geom`: in the shell at `add/{table}/{form}#geom=` with the
 * shape as WKT (R2.1-12), elsewhere in a popup.
 */
export async function addShape(shape: Shape, target: string, opener: HTMLElement): Promise<void> {
  const [table = "", form = ""] = target.split("/");
  const own = shell();
  const path = own?.pathOf({ action: "add", table, form });
  if (own && path) await own.go(`${path}#geom=${encodeURIComponent(toWkt(shape))}`);
  else await openForm({ action: "add", table, form, obj: { geom: shape } }, opener);
}
