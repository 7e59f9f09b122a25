import { isData } from "../../base/data.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { removeRecord } from "../saving/remove.ts";
import { readTarget } from "../shell/routes.ts";
import type { ClickAttribute, Meant } from "./action.ts";
import { given, optionsOf } from "./beside.ts";

export const attribute = {
  shape: /^[^\s/]+(\/[^\s/]+)?$/,
  needs: '"table/id"',
  text: "Asks for confirmation, deletes, refreshes. Without an id it is taken from `obj`, `data-id`, `id` or the page's `?id=`.",
  example: '<button type="button" data-del="works.request/1790">Delete</button>',
} satisfies ClickAttribute;

/**
 * `del="table/id"`: asks, deletes, refreshes. Without an id in the value, it is taken from the places that R2.1-04
 * lists.
 */
export async function run({ element, value }: Meant): Promise<void> {
  const { table, id } = readTarget(value);
  const found = id || idBeside(element);
  await removeRecord({ table, id: found, question: given(element, "message") ?? "" }, element);
}

function idBeside(element: Element): string {
  const { obj } = optionsOf(element);
  const named = isData(obj) ? obj["id"] : natives.attribute(element, "data-id");
  return String(named ?? natives.attribute(element, "id") ?? new URLSearchParams(location.search).get("id") ?? "");
}
