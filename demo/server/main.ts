import { createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { makeApp } from "./app.ts";
import { readCatalogue } from "./database/catalogue.ts";
import { row, sql } from "./database/sql.ts";
import { openStore, type StoreOptions } from "./database/store.ts";
import { forgetOldKeys } from "./session/idempotency.ts";

export interface ServerOptions extends StoreOptions {
  /** 0 takes a free one; default 0. */
  port?: number;
  /** Opens POST /__fault (tests only). */
  faults?: boolean;
}

export interface RunningServer {
  /** `http://127.0.0.1:8080`, without a slash at the end. */
  url: string;
  /** Ends the server; its connections are cut, its store is closed. */
  close(): Promise<void>;
}

/** Starts the demo server. Several can run at once, each with a `dataDir` of its own. */
export async function startServer({ port = 0, faults = false, ...options }: ServerOptions): Promise<RunningServer> {
  const database = await openStore(options);
  try {
    await forgetOldKeys(database.pool);
    const kept = await row<{ secret: string }>(
      database.pool,
      sql`select value #>> '{}' as secret from app.setting where key = 'secret'`,
    );
    const catalogue = await readCatalogue(database.pool);
    const app = makeApp({ database, catalogue, secret: kept?.secret ?? "" }, { faults });
    const http = createServer(getRequestListener(app.fetch));
    // Browsers keep connections; one that we end while a request is on its way makes them send it again.
    http.keepAliveTimeout = 65_000;
    await listen(http, port);
    const { port: taken } = http.address() as AddressInfo;
    return {
      url: `http://127.0.0.1:${taken}`,
      async close() {
        const closed = new Promise((resolve) => http.close(resolve));
        http.closeAllConnections();
        await closed;
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function listen(http: HttpServer, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once("error", reject);
    http.listen(port, "127.0.0.1", () => {
      http.off("error", reject);
      resolve();
    });
  });
}
