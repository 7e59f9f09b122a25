import { PGlite } from "@electric-sql/pglite";
import { operatorsFor, type Condition } from "../../../src/tables/query/query-conditions.ts";
import { queryText } from "../../../src/tables/query/query-text.ts";
import { expect, test } from "../test-server.ts";

test("[R7.2-10] a table's columns come with the category of their type, without secret ones", async ({ demo }) => {
  const columns = (await demo.get("/table_info/columns/works.request?json=true")).json;
  expect(columns).toEqual(
    expect.arrayContaining([
      { name: "priority", typecategory: "N", nspname: "works", title: expect.any(String) },
      expect.objectContaining({ name: "topic", typecategory: "S" }),
      expect.objectContaining({ name: "due", typecategory: "D" }),
      expect.objectContaining({ name: "anonymous", typecategory: "B" }),
    ]),
  );
  const persons = (await demo.get("/table_info/columns/app.person?json=true")).json as { name: string }[];
  expect(persons.map(({ name }) => name)).not.toContain("password_hash");
  expect((await demo.get("/table_info/columns/pg_catalog.pg_authid?json=true")).status).toBe(404);
});

/** Values with which people and attackers leave a literal. */
const hostile = [
  "'",
  "''",
  "' OR '1'='1",
  "'; DROP TABLE kept; --",
  "\\'; DROP TABLE kept; --",
  "\\",
  "a\\",
  "\\\\'",
  "E'\\''",
  "$$; DROP TABLE kept; $$",
  "$a$'$a$",
  "/* ' */ --",
  'a"b',
  "a\nb\r\nc\t",
  "%_[]{}()*+?|^$.",
  "\u2019 \u02bc \uff07",
  "іЇ 👩‍👩‍👧 \u202e",
  "U&'\\0027'",
  "NULL",
  "",
];

test("[R3.9-05] the text of a query runs on PostgreSQL with hostile values, finds just its row and harms nothing", async () => {
  test.setTimeout(120_000);
  const database = await PGlite.create();
  const column = `na"me'; DROP TABLE kept; --\\`;
  const quoted = `"${column.replaceAll('"', '""')}"`;
  await database.exec(`create table kept (id serial, ${quoted} text, n numeric, d date, b boolean)`);
  for (const value of hostile) await database.query(`insert into kept (${quoted}) values ($1)`, [value]);
  const run = async (more: Partial<Condition>) => {
    const condition = { column, value: "", operator: "=", show: true, typecategory: "S", schema: "public", ...more };
    return (await database.query<Record<string, unknown>>(queryText("kept", [condition]))).rows.map(
      (row) => row[column],
    );
  };
  for (const strings of ["on", "off"]) {
    await database.exec(`set standard_conforming_strings = ${strings}; set backslash_quote = safe_encoding`);
    for (const value of hostile) {
      expect(await run({ value })).toEqual([value]);
      expect(await run({ value: [value], operator: "IN" })).toEqual([value]);
      expect(await run({ value: [value, "x"], operator: "NOT IN" })).toHaveLength(hostile.length - 1);
    }
    // as a pattern a value may find more, or be refused as no pattern, but it stays inside its literal
    for (const operator of operatorsFor("S"))
      for (const value of hostile)
        await run({ operator, value }).catch((error: Error) =>
          expect(error.message).toMatch(/LIKE pattern|regular expression|escape/),
        );
  }
  expect(await run({ value: "a\0b" })).toEqual([]);
  expect(await run({ value: "\ud800" })).toEqual([]);
  for (const [typecategory, name] of [
    ["N", "n"],
    ["D", "d"],
    ["B", "b"],
  ] as const)
    for (const value of hostile)
      await database.query(
        queryText("kept", [{ column: name, value, operator: "=", show: true, typecategory, schema: "public" }]),
      );
  expect((await database.query("select count(*)::int as count from kept")).rows).toEqual([{ count: hostile.length }]);
  await database.close();
});
