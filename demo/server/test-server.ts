import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { startServer, type RunningServer } from "./main.ts";
import { signIn, type Client } from "./test-client.ts";

/**
 * Playwright's test with a demo server for each worker (its own port, data, fault switch), and signed-in people. Its
 * data are a fresh copy of the seed; with TEST_DATABASE_URL all workers share that PostgreSQL database, which is filled
 * when it is empty and keeps the data of the tests.
 */
export const test = base.extend<{ demo: Client; viewer: Client; admin: Client }, { server: RunningServer }>({
  server: [
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), "vs-demo-"));
      const server = await startServer({ dataDir, databaseUrl: process.env["TEST_DATABASE_URL"], faults: true });
      await use(server);
      await server.close();
      await rm(dataDir, { recursive: true });
    },
    // The first worker on a fresh clone makes the seed.
    { scope: "worker", timeout: 180_000 },
  ],
  demo: async ({ server }, use) => use(await signIn(server.url, "demo")),
  viewer: async ({ server }, use) => use(await signIn(server.url, "viewer")),
  admin: async ({ server }, use) => use(await signIn(server.url, "admin")),
});

export { expect } from "@playwright/test";
