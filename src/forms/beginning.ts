import { idKey } from "../server/client/id-key.ts";
import type { Data } from "../base/data.ts";
import { readAutofill, readNewId, readWizard } from "../server/calls/records/lookups.ts";

/**
 * Initial values of a new record from the schema: `autofill` (R7.3-06), `wizard` with its id (R7.3-08), and `getId`
 * (R7.3-05), whose id is sent with the save. Where load.ts merges them, known values win. @throws ServerError
 */
export async function begin(options: Data, table: string, known: Data): Promise<{ values: Data; fixed: Data }> {
  const { getId, autofill, wizard } = options;
  const [id, filled, wise] = await Promise.all([
    getId ? readNewId(table) : "",
    autofill ? readAutofill(table, known) : {},
    wizard ? readWizard(String(wizard)) : {},
  ]);
  return { values: { ...filled, ...wise }, fixed: id ? { [idKey(table)]: id } : {} };
}
