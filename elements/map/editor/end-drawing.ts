import type { Drawing } from "../../../src/vendors/leaflet/leaflet-draw.ts";
import { words } from "./phrases.ts";

/**
 * Before another tool takes the place of a running drawing: a shape is finished where it can be; other vertices are
 * dropped only after the user agrees. @param isShape false where finishing would do more than keep a shape
 */
export async function endDrawing(drawing: Drawing | undefined, isShape: boolean): Promise<boolean> {
  if (isShape) drawing?.finish();
  const count = drawing?.count() ?? 0;
  if (!count) return true;
  const { confirm } = await import("../../../src/page/dialogs/confirm.ts");
  return confirm(words("drawDrop", { count }), { yes: words("drawDropYes"), isDanger: true });
}
