import { isData } from "../../base/data.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { readTarget } from "../shell/routes.ts";
import { removeRecord } from "../saving/remove.ts";
import type { Meant } from "./action.ts";
import { given, optionsOf } from "./beside.ts";

/** `del="table/id"`: asks, deletes, refreshes. Without an id it is looked for as R2.1-04 says. */
export async function del({ element, value }: Meant): Promise<void> {
  const { table, id } = readTarget(value);
  const found = id || idBeside(element);
  await removeRecord({ table, id: found, question: given(element, "message") ?? "" }, element);
}

function idBeside(element: Element): string {
  const { obj } = optionsOf(element);
  const named = isData(obj) ? obj["id"] : natives.attribute(element, "data-id");
  return String(named ?? natives.attribute(element, "id") ?? new URLSearchParams(location.search).get("id") ?? "");
}
