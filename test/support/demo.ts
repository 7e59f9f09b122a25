/**
 * The base test of flows: a demo server for the worker, a signed-in page that fails on unexpected
 * trouble, and drivers in the words of the work.
 *
 *     test("keeps what was typed when the save fails", async ({ clerk, form, fault, trouble }) => {
 *       await clerk.open("/legacy.html");
 *       await clerk.edit("works.request/17");
 *       await form.type("Заявник", "Петренко");
 *       trouble.expect("status of 500");
 *       await fault({ path: "/api/works.request/17", method: "PUT", kind: "status", status: 500 });
 *       await form.save();
 *       await expect(form.field("Заявник")).toHaveValue("Петренко");
 *     });
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { expect, request, test as base } from "@playwright/test";
import { startServer } from "../../demo/server/main.ts";
import { Clerk, OpenForm, type Fault } from "./driver.ts";
import { Trouble } from "./trouble.ts";

interface Demo {
  /** `http://127.0.0.1:40123`, without a slash at the end. */
  url: string;
}

type User = "demo" | "viewer" | "chief" | "admin";
type Session = Awaited<ReturnType<typeof signIn>>;

interface WorkerFixtures {
  demo: Demo;
  /** The cookies of this user's session, one for all tests of a worker, because hashing a password is slow. */
  sessionOf: (user: User) => Promise<Session>;
}

interface TestFixtures {
  /** The signed-in user: `demo`, an editor, unless `test.use({ user: "viewer" })` or `"nobody"` is given. */
  user: User | "nobody";
  trouble: Trouble;
  clerk: Clerk;
  /** A request that only this test uses: the newest, on top of the list. */
  id: number;
  /** The form that was opened last. */
  form: OpenForm;
  /** Makes the server answer wrongly (demo/server/faults.ts); all faults are cleared after the test. */
  fault: (fault: Fault) => Promise<void>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  demo: [
    async ({}, use) => {
      mkdirSync(".cache/flows-data", { recursive: true });
      const dataDir = mkdtempSync(path.resolve(".cache/flows-data/worker-"));
      const server = await startServer({ port: 0, dataDir, databaseUrl: process.env["DATABASE_URL"], faults: true });
      await use(server);
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  sessionOf: [
    async ({ demo }, use) => {
      const sessions = new Map<User, Promise<Session>>();
      await use((user) => {
        const session = sessions.get(user) ?? signIn(demo.url, user);
        sessions.set(user, session);
        return session;
      });
    },
    { scope: "worker" },
  ],
  user: ["demo", { option: true }],
  baseURL: ({ demo }, use) => use(demo.url),
  storageState: async ({ user, sessionOf }, use) => use(user === "nobody" ? undefined : await sessionOf(user)),

  trouble: [
    async ({ context }, use) => {
      const trouble = new Trouble();
      await trouble.watch(context);
      await use(trouble);
      expect(trouble.unexpected(), "errors and violations that the test did not expect").toEqual([]);
    },
    { auto: true },
  ],
  clerk: ({ page }, use) => use(new Clerk(page)),
  id: async ({ clerk }, use) => use(await clerk.store("works.request", ownRequest)),
  form: ({ page }, use) => use(new OpenForm(page)),
  fault: async ({ demo }, use) => {
    const server = await request.newContext({ baseURL: demo.url });
    await use(async (fault) => {
      const answer = await server.post("/__fault", { data: fault });
      expect(answer.ok(), await answer.text()).toBe(true);
    });
    await server.delete("/__fault");
    await server.dispose();
  },
});
export { expect };

const ownRequest = {
  applicant: "Олена Власна",
  phone: "380501234567",
  email: "own@example.com",
  topic: "lamp",
  district_id: 1,
  body: "Не працює зовнішнє освітлення вже тиждень.",
  priority: 2,
  due: "2026-12-15",
  status: "assigned",
  person_id: 3,
  channel: "phone",
};

/** The cookies of a new session. */
async function signIn(url: string, user: User) {
  // without the cookie of the test that runs: its session would end here
  const context = await request.newContext({ baseURL: url, storageState: { cookies: [], origins: [] } });
  const answer = await context.post("/login", { data: { login: user, password: user } });
  expect(answer.ok(), `signing in as ${user}: ${answer.status()}`).toBe(true);
  const state = await context.storageState();
  await context.dispose();
  return state;
}
