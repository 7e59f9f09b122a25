import type { Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createAdaptorServer, type WebSocketServerLike } from "@hono/node-server";
import { WebSocketServer } from "ws";
import { makeApp } from "./app.ts";
import { readCatalogue } from "./database/catalogue.ts";
import { row, sql } from "./database/sql.ts";
import { openStore, type StoreOptions } from "./database/store.ts";
import { pushByNotify } from "./pushes/by-notify.ts";
import { pushInProcess } from "./pushes/in-process.ts";
import { forgetOldKeys } from "./session/idempotency.ts";

export interface ServerOptions extends StoreOptions {
  /** 0 takes a free port; default 0. */
  port?: number;
  /** Opens POST /__fault (tests only). */
  faults?: boolean;
  /** One proxy of ours stands in front: X-Forwarded-Proto, -Host and -For are believed (TRUST_PROXY=1). */
  trustProxy?: boolean;
}

export interface RunningServer {
  /** `http://127.0.0.1:8080`, without a slash at the end. */
  url: string;
  /** Stops the server: closes its connections and its store. */
  close(): Promise<void>;
}

/** Starts the demo server. Several can run at once, each with its own `dataDir`. */
export async function startServer({
  port = 0,
  faults = false,
  trustProxy = false,
  ...options
}: ServerOptions): Promise<RunningServer> {
  const database = await openStore(options);
  let pushes = pushInProcess();
  const close = async () => {
    await pushes.close();
    await database.close();
  };
  try {
    if (options.databaseUrl) pushes = await pushByNotify(database.pool, options.databaseUrl);
    await forgetOldKeys(database.pool);
    const kept = await row<{ secret: string }>(
      database.pool,
      sql`select value #>> '{}' as secret from app.setting where key = 'secret'`,
    );
    const catalogue = await readCatalogue(database.pool);
    const filesFolder = join(options.dataDir, "files");
    const app = makeApp(
      { database, catalogue, secret: kept?.secret ?? "", filesFolder, pushes },
      { faults, trustProxy },
    );
    const sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });
    // A type cast only: one type has `noServer?: boolean | undefined`, the other `noServer?: boolean`.
    const websocket = { server: sockets as unknown as WebSocketServerLike };
    const http = createAdaptorServer({ fetch: app.fetch, websocket }) as HttpServer;
    // Browsers reuse connections; when we close one during a request, they send the request again.
    http.keepAliveTimeout = 65_000;
    await listen(http, port);
    const { port: taken } = http.address() as AddressInfo;
    return {
      url: `http://127.0.0.1:${taken}`,
      async close() {
        const closed = new Promise((resolve) => http.close(resolve));
        for (const page of sockets.clients) page.terminate();
        http.closeAllConnections();
        await closed;
        await close();
      },
    };
  } catch (error) {
    await close();
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
