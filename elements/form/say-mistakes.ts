import { logMistakeAt } from "../../src/base/mistakes.ts";
import { t } from "../../src/base/language/i18n.ts";
import type { Schema } from "../../src/forms/schema/schema.ts";
import { schemaMistakes } from "../../src/forms/schema/schema-mistakes.ts";
import { openingTag } from "../../src/page/inspecting/opening-tag.ts";
import { engine } from "../../src/page/starting/engine.ts";
import { fieldOf } from "../fields/index.ts";

/** Logs all mistakes in a schema for its author, one line each; unknown types are also shown to the user (R8-26). */
export function sayMistakes(schema: Schema, host: Element): void {
  const isType = (type: string) => fieldOf(type) !== undefined;
  for (const words of [...schema.mistakes, ...schemaMistakes(schema, isType)])
    logMistakeAt("mistakes.html#form", `${openingTag(host)}: form "${schema.name}": ${words}.`);
  for (const type of new Set(schema.entries.map((entry) => entry.type)))
    if (!isType(type))
      void engine.notify({ kind: "danger", text: `${t("wrongType", { type })} (${namesOf(type, schema)})` });
}

const namesOf = (type: string, { entries }: Schema): string =>
  entries
    .flatMap((entry) => (entry.type === type ? entry.name : []))
    .slice(0, 9)
    .join(", ");
