import type { Schema } from "../../src/forms/schema.ts";
import { schemaMistakes } from "../../src/forms/schema-mistakes.ts";
import { mistake } from "../../src/page/inspecting/mistake.ts";
import { fieldOf } from "../fields/index.ts";

/** Tells the author of a schema all that is wrong in it, a line each (R8-26). */
export function sayMistakes(schema: Schema, host: Element): void {
  const isType = (type: string) => fieldOf(type) !== undefined;
  for (const words of [...schema.mistakes, ...schemaMistakes(schema, isType)])
    mistake(host, `form "${schema.name}": ${words}.`);
}
