import type pg from "pg";
import type { Ground } from "../maps/stored-geometry.ts";
import { rows, sql } from "./sql.ts";
import { tables, type Access } from "./tables.ts";

export interface Column {
  name: string;
  /** PostgreSQL's short name of the type: int4, numeric, bool, date, timestamptz, jsonb, _text … */
  type: string;
  /** The title for people: the comment of the column, else its name. */
  title: string;
  hasDefault: boolean;
  mayBeEmpty: boolean;
  /** Set for a geometry: where its coordinates lie. */
  geometry: Ground | undefined;
  /** No two records have the same value. */
  isUnique: boolean;
}

export interface Table extends Access {
  name: string;
  title: string;
  /** The column of the primary key. */
  key: string;
  columns: Map<string, Column>;
}

/** The tables and columns of the database, read once at the start. Identifiers in SQL come only from here. */
export interface Catalogue {
  table(name: string): Table | undefined;
  /** The columns of a constraint, which the database's errors name. */
  columnsOf(table: string, constraint: string): string[];
}

export async function readCatalogue(pool: pg.Pool): Promise<Catalogue> {
  const names = Object.keys(tables);
  const columns = await rows<ColumnRow>(
    pool,
    sql`select c.table_schema || '.' || c.table_name as table_name, c.column_name, c.udt_name,
          c.column_default is not null as has_default, c.is_nullable = 'YES' as may_be_empty,
          col_description(format('%I.%I', c.table_schema, c.table_name)::regclass, c.ordinal_position::int) as title,
          obj_description(format('%I.%I', c.table_schema, c.table_name)::regclass, 'pg_class') as table_title
        from information_schema.columns c
        where c.table_schema || '.' || c.table_name = any(${names}) and c.is_generated = 'NEVER'
        order by c.ordinal_position`,
  );
  const constraints = await rows<ConstraintRow>(
    pool,
    sql`select n.nspname || '.' || t.relname as table_name, k.conname as constraint_name, k.contype as kind,
          array(select attname::text from pg_attribute where attrelid = t.oid and attnum = any(k.conkey)) as columns
        from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_namespace n on n.oid = t.relnamespace
        where n.nspname || '.' || t.relname = any(${names})`,
  );
  const found = new Map(names.map((name) => [name, makeTable(name, columns, constraints)]));
  return {
    table: (name) => found.get(name),
    columnsOf: (table, constraint) =>
      constraints.find((entry) => entry.table_name === table && entry.constraint_name === constraint)?.columns ?? [],
  };
}

interface ColumnRow {
  table_name: string;
  column_name: string;
  udt_name: string;
  has_default: boolean;
  may_be_empty: boolean;
  title: string | null;
  table_title: string | null;
}

interface ConstraintRow {
  table_name: string;
  constraint_name: string;
  kind: string;
  columns: string[];
}

function makeTable(name: string, allColumns: ColumnRow[], constraints: ConstraintRow[]): Table {
  const access = tables[name] as Access;
  const own = allColumns.filter((row) => row.table_name === name && !access.secret?.includes(row.column_name));
  const primary = constraints.find((entry) => entry.table_name === name && entry.kind === "p");
  const isUnique = (column: string) =>
    constraints.some(
      (entry) => entry.table_name === name && "pu".includes(entry.kind) && entry.columns.join() === column,
    );
  const columns = own.map(({ column_name, udt_name, title, has_default, may_be_empty }): [string, Column] => [
    column_name,
    {
      name: column_name,
      type: udt_name,
      title: title ?? column_name,
      hasDefault: has_default,
      mayBeEmpty: may_be_empty,
      geometry: access.geometry?.[column_name],
      isUnique: isUnique(column_name),
    },
  ]);
  return {
    ...access,
    name,
    title: own[0]?.table_title ?? name,
    key: primary?.columns[0] ?? "id",
    columns: new Map(columns),
  };
}
