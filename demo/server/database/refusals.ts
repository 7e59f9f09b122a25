import pg from "pg";
import { Refusal } from "../refusal.ts";
import type { Catalogue } from "./catalogue.ts";

/** PostgreSQL's codes of errors that a person can cause (https://www.postgresql.org/docs/15/errcodes-appendix.html). */
const code = {
  notNull: "23502",
  foreignKey: "23503",
  unique: "23505",
  check: "23514",
  deadlock: "40P01",
  serialization: "40001",
  timeout: "57014",
};

/** The refusal for a database error that a person caused; `undefined` when it is our mistake. */
export function refusalOf(error: unknown, catalogue: Catalogue): Refusal | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined;
  const title = `Поле «${titleOf(error, catalogue)}»`;
  switch (error.code) {
    case code.unique:
      return new Refusal(409, "Запис із таким кодом уже є.");
    case code.notNull:
      return new Refusal(422, `${title} обов'язкове.`);
    case code.check:
      return new Refusal(422, `${title} має недопустиме значення.`);
    case code.foreignKey:
      return new Refusal(422, `${title} вказує на запис, якого немає.`);
    case code.deadlock:
    case code.serialization:
    case code.timeout:
      return new Refusal(503, "Сервер зайнятий, спробуйте ще раз.");
  }
  // Class 22: a value that its type cannot hold.
  return error.code?.startsWith("22") ? new Refusal(422, "Дані мають недопустиме значення.") : undefined;
}

/** The refusal of a delete because other records refer to the record. */
export function deleteRefusalOf(error: unknown, catalogue: Catalogue): Refusal | undefined {
  if (!(error instanceof pg.DatabaseError) || error.code !== code.foreignKey) return refusalOf(error, catalogue);
  const table = catalogue.table(`${error.schema}.${error.table}`)?.title ?? error.table;
  return new Refusal(409, `Запис використовується в іншому місці («${table}»), тому його не можна видалити.`);
}

function titleOf(error: pg.DatabaseError, catalogue: Catalogue): string {
  const table = `${error.schema}.${error.table}`;
  const column = error.column ?? catalogue.columnsOf(table, error.constraint ?? "").join(", ");
  return catalogue.table(table)?.columns.get(column)?.title ?? column;
}
