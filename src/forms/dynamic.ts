import { readFormFor } from "../server/calls/templates/record-schema.ts";
import { LoadError, type Loaded } from "./load.ts";
import { readSchema } from "./schema/schema.ts";

/** Reads the schema again for a form whose schema depends on its record (R3.6-48). @throws LoadError */
export async function readAgain(loaded: Loaded): Promise<Loaded> {
  const { schema, raw } = loaded;
  try {
    return { ...loaded, schema: readSchema(await readFormFor(schema.name, raw), schema.name) };
  } catch (error) {
    throw new LoadError("form", schema.name, error);
  }
}
