import pg from "pg";

/** The store, the same for both kinds: a pool of PostgreSQL connections. */
export interface Database {
  kind: "embedded" | "postgres";
  pool: pg.Pool;
  close(): Promise<void>;
}

/** The pool, or the one connection of an open transaction. */
export type Queryable = pg.Pool | pg.PoolClient;

/** PostgreSQL's numbers of the types that are not read as `pg` reads them. */
const oid = { bigint: 20, numeric: 1700, date: 1082 };

/** Numbers become numbers, and a date stays text: a Date object would shift it by the time zone. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser(type: number, format?: "text" | "binary") {
    if (type === oid.bigint || type === oid.numeric) return Number;
    if (type === oid.date) return String;
    return pg.types.getTypeParser(type, format);
  },
};

/** Opens a PostgreSQL server by its address (`postgres://user:password@host/name`). */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    types: valueTypes,
    statement_timeout: 30_000,
    connectionTimeoutMillis: 10_000,
  });
  pool.on("error", (error) => console.error("PostgreSQL connection lost:", error.message));
  return { kind: "postgres", pool, close: () => pool.end() };
}
