import { idKey } from "../server/client/urls.ts";
import type { Data } from "../base/data.ts";
import { readAutofill, readNewId, readWizard } from "../server/calls/records/lookups.ts";

/**
 * What the schema lets a new record begin with: `autofill` (R7.3-06), `wizard` with its id (R7.3-08), `getId` (R7.3-05),
 * whose id goes with the save. What is known already wins. @throws ServerError
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
