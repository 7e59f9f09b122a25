import { isData, type Data } from "../../base/data.ts";

/** One row of a query (R3.9-02). */
export interface Condition extends Data {
  column: string;
  /** A text, a number, a boolean, a list for IN and NOT IN; null for no value. */
  value: unknown;
  operator: string;
  /** The column is part of what the query gives. */
  show: boolean;
  /** PostgreSQL's category of the column's type: N numbers, S texts, D dates, B booleans. */
  typecategory: string;
  /** The schema of the table. */
  schema: string;
}

const forAll = ["=", "!=", "IN", "NOT IN", "IS NULL", "IS NOT NULL"];
const compared = ["<", ">", "<=", ">="];
const ofTexts = ["LIKE", "NOT LIKE", "ILIKE", "NOT ILIKE", "SIMILAR TO", "NOT SIMILAR TO", "~", "~*", "!~", "!~*"];

/** The operators for a type (R3.9-03 to R3.9-05). */
export const operatorsFor = (typecategory: string): readonly string[] => [
  ...forAll,
  ...("ND".includes(typecategory) && typecategory ? compared : []),
  ...(typecategory === "S" ? ofTexts : []),
];

/** What an operator compares with. */
export const needsOf = (operator: string): "nothing" | "list" | "one" =>
  operator.endsWith("NULL") ? "nothing" : operator.endsWith("IN") ? "list" : "one";

/** The conditions in a loaded value; undefined when one of them cannot be understood. */
export function readConditions(given: unknown): Condition[] | undefined {
  if (!Array.isArray(given)) return undefined;
  const read = given.map(readCondition);
  return read.every((one) => one !== undefined) ? read : undefined;
}

function readCondition(given: unknown): Condition | undefined {
  if (!isData(given)) return undefined;
  const { column, operator, value = null, show, typecategory, schema } = given;
  const category = String(typecategory ?? "");
  const asked = String(operator ?? "=").toUpperCase();
  if (typeof column !== "string" || column === "" || !operatorsFor(category).includes(asked)) return undefined;
  if (isData(value) || (Array.isArray(value) && value.some((one) => typeof one === "object"))) return undefined;
  return {
    ...given,
    column,
    value: needsOf(asked) === "list" && !Array.isArray(value) ? (value === null ? [] : [value]) : value,
    operator: asked,
    show: show !== false,
    typecategory: category,
    schema: String(schema ?? ""),
  };
}

/** Whether nothing was entered as its value yet. */
export const isEmptyValue = (value: unknown): boolean =>
  value === null || value === "" || (Array.isArray(value) && value.length === 0);
