import type pg from "pg";
import type { Queryable } from "./database.ts";

/**
 * SQL with separate values: every `${…}` becomes a parameter ($1, $2 …), except fragments of this module.
 *
 *     sql`select * from ${name("works.request")} where id = ${id}`
 */
export function sql(texts: TemplateStringsArray, ...values: unknown[]): Fragment {
  return new Fragment([...texts], values);
}

/** A quoted identifier, `schema.table` or a column. Only for names from our own catalogue. */
export function name(identifier: string): Fragment {
  const quoted = identifier.split(".").map((part) => `"${part.replaceAll('"', '""')}"`);
  return new Fragment([quoted.join(".")], []);
}

/** A piece of SQL from our own source, never from a request. */
export function literal(text: string): Fragment {
  return new Fragment([text], []);
}

/** Fragments or values with a separator between them. */
export function joined(parts: unknown[], separator = ", "): Fragment {
  if (parts.length === 0) return literal("");
  return new Fragment(["", ...parts.slice(1).map(() => separator), ""], parts);
}

/** Runs a fragment; returns the rows. */
export async function rows<Row extends pg.QueryResultRow = pg.QueryResultRow>(
  database: Queryable,
  query: Fragment,
): Promise<Row[]> {
  const result = await database.query<Row>(query.compile());
  return result.rows;
}

/** Runs a fragment; returns the first row, `undefined` without rows. */
export async function row<Row extends pg.QueryResultRow = pg.QueryResultRow>(
  database: Queryable,
  query: Fragment,
): Promise<Row | undefined> {
  const found = await rows<Row>(database, query);
  return found[0];
}

/**
 * Runs `work` in a transaction: its writes are kept when it returns and undone when it throws. Inside, use only
 * `client`: the embedded store has one connection, and a query to the pool would wait for it for ever.
 */
export async function transaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Text and values of a query, without numbers yet; fragments can be nested. */
export class Fragment {
  readonly texts: string[];
  readonly values: unknown[];

  constructor(texts: string[], values: unknown[]) {
    this.texts = texts;
    this.values = values;
  }

  /** The form that `pg` takes: the text with $1, $2 … and the values in that order. */
  compile(): { text: string; values: unknown[] } {
    const collected: unknown[] = [];
    return { text: this.write(collected), values: collected };
  }

  private write(collected: unknown[]): string {
    return this.texts.reduce((text, next, index) => {
      const value = this.values[index - 1];
      if (value instanceof Fragment) return text + value.write(collected) + next;
      collected.push(value);
      return `${text}$${collected.length}${next}`;
    });
  }
}
