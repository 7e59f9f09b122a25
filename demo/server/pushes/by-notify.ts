import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { rows, sql } from "../database/sql.ts";
import { pushInProcess } from "./in-process.ts";
import type { Change, Pushes } from "./pushes.ts";

/**
 * Pushes through PostgreSQL's LISTEN and NOTIFY, so that all copies of the server on one database hear each other. The
 * listening connection is separate; when it is lost it is opened again, and changes in between are missed.
 */
export async function pushByNotify(pool: pg.Pool, url: string): Promise<Pushes> {
  const here = pushInProcess();
  const closing = new AbortController();
  let listening = await listen();
  return {
    async tell(changes) {
      try {
        for (const change of changes) await rows(pool, sql`select pg_notify('vs_changes', ${JSON.stringify(change)})`);
      } catch (error) {
        console.error("A change was stored but could not be told:", error);
      }
    },
    hear: here.hear,
    async close() {
      closing.abort();
      await listening.end();
      await here.close();
    },
  };

  async function listen(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on("error", (error) => console.error("PostgreSQL connection lost:", error.message));
    client.on("notification", ({ payload }) => void here.tell([JSON.parse(payload ?? "") as Change]));
    await client.connect();
    await client.query("listen vs_changes");
    client.once("end", () => void listenAgain());
    return client;
  }

  async function listenAgain(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        listening = await listen();
        // The server was closed meanwhile.
        if (closing.signal.aborted) await listening.end();
        return;
      } catch {
        await wait(1000, undefined, { ref: false });
      }
    }
  }
}
