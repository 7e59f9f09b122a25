/** Calls of nested lists and classifiers (R7.3-10 to R7.3-12). */
import type { Call } from "../../client/call.ts";
import { request } from "../../client/client.ts";
// What reads the answer comes with the call.
import "../../client/whole-client.ts";

/** An item in its place: ids, with the items below them. */
interface Order {
  id: unknown;
  children?: Order[];
}

/**
 * POST /api/method/admin.cls_order: the ids of all items, nested and in their order; `attr` is the column of the order.
 * @throws ServerError
 */
export const orderItems = async (
  { order, table, attr }: { order: Order[]; table: string; attr: string },
  opener?: Element,
): Promise<void> => void (await request({ name: "clsOrder", method: "POST", body: { order, table, attr }, opener }));

/**
 * POST /api/method/admin.cls_import: `data` has one new item a line, `id` is the classifier, `parent` the item above
 * them, "" for none. @throws ServerError
 */
export const importItems = async (
  body: { data: string; id: string; parent: string },
  options: Pick<Call, "key" | "opener"> = {},
): Promise<void> => void (await request({ name: "clsImport", method: "POST", body, ...options }));

/** POST /api/method/admin.cls_delete: deletes an item of a classifier with all below it. @throws ServerError */
export const deleteItem = async (id: string, opener?: Element): Promise<void> =>
  void (await request({ name: "clsDelete", method: "POST", body: { id }, opener }));
