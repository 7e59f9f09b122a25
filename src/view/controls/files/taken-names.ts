import type { Entry } from "../../../forms/schema/schema.ts";

/**
 * The files whose names are taken in the column that `unique` names (R3.8-06, R7.2-09). A server that cannot tell lets
 * them through: the upload itself carries `unique` too.
 */
export async function takenFiles(files: readonly File[], entry: Entry, opener: Element | undefined): Promise<File[]> {
  const field = entry["unique"];
  const { table, record = "" } = (opener ?? {}) as { table?: string; record?: string };
  if (typeof field !== "string" || !isColumn.test(field) || !table || !files.length) return [];
  const answers = await Promise.all(
    files.map(async (file) => {
      try {
        const { isFree } = await import("../../../server/calls/records/unique.ts");
        return await isFree({ table, field, value: file.name, id: record });
      } catch (error) {
        console.warn(error);
        return true;
      }
    }),
  );
  return files.filter((_, at) => !answers[at]);
}

/** `true` and `1` only ask the server that stores the file. */
const isColumn = /^(?!true$|false$)[a-z_]\w*$/i;
