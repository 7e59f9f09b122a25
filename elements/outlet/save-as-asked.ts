/** The route `save`: an address never writes by itself, since anybody can make a link; it shows what would be stored and asks (R2.1-06). */
import { isData } from "../../src/base/data.ts";
import { logMistake } from "../../src/base/mistakes.ts";
import { plain } from "../../src/server/client/query-string.ts";
import { readObject } from "../../src/values/read-object.ts";
import { store } from "../../src/page/actions/save.action.ts";
import { confirm } from "../../src/page/dialogs/confirm.ts";
import type { Route } from "../../src/page/shell/route.ts";
import { words } from "./phrases.ts";

/** Longer values are cut in the question. */
const longestShown = 200;

/** Asks, and saves when the person agrees. @param signal closes the question */
export async function saveAsAsked(
  { table, id, obj }: Extract<Route, { kind: "save" }>,
  host: Element,
  signal: AbortSignal,
): Promise<void> {
  const values = readObject(obj || "{}");
  if (!table || !id || !isData(values) || !Object.keys(values).length)
    return logMistake(
      `${location.pathname}: save needs /save/table/id with obj as a segment or in the query; nothing is saved.`,
    );
  const shown = Object.entries(values).map(([name, value]) => `${name} = ${plain(value).slice(0, longestShown)}`);
  const question = words("outletAskSave", { record: `${table}/${id}`, values: shown.join(", ") });
  const isAgreed = await confirm(question, { yes: words("outletSave"), isDanger: true, signal });
  if (isAgreed) await store(host, { table, id, values });
}
