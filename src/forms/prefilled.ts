/** Initial values of a form that are given as a text. */
import { isData, type Data } from "../base/data.ts";
import { readPrefill } from "../server/calls/records/lookups.ts";
import { readObject } from "../values/read-object.ts";

/** Values in the text itself, or from the path that it is (R2.2-13, R7.3-09). @throws ServerError */
export async function readPrefilled(text: string, method: string | undefined): Promise<Data> {
  const found = readObject(text);
  if (typeof found === "string") return readPrefill(found, method);
  return isData(found) ? found : {};
}
