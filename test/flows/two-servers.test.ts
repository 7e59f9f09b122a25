/** Two copies of the demo server on one PostgreSQL: it does not matter which of them answers. */
import { randomUUID } from "node:crypto";
import path from "node:path";
import process from "node:process";
import { startServer } from "../../demo/server/main.ts";
import { expect, test as base } from "../support/demo.ts";
import { Clerk } from "../support/driver.ts";

const databaseUrl = process.env["DATABASE_URL"];

const test = base.extend<object, { second: { url: string } }>({
  second: [
    async ({}, use) => {
      const dataDir = path.resolve(".cache/flows-data/second");
      const server = await startServer({ port: 0, dataDir, databaseUrl });
      await use(server);
      await server.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});
test.skip(!databaseUrl, "needs a PostgreSQL server (DATABASE_URL)");

test.describe("nobody is signed in", () => {
  test.use({ user: "nobody" });

  test("a clerk who is signed in at one copy is served by the other; after signing out there, by neither @db", async ({
    demo,
    second,
    clerk,
    page,
  }) => {
    await page.goto(`${demo.url}/login`);
    await page.locator("[name=login]").fill("demo");
    await page.locator("[name=password]").fill("demo");
    await page.locator("[name=password]").press("Enter");
    await expect(page).not.toHaveURL(/login/);

    await clerk.open(`${second.url}/legacy.html`);
    const form = await clerk.add("works.request");
    await form.type("Заявник", "Second Copy");
    await form.type("Зміст звернення", "saved where nobody signed in");
    await form.choose("Тема", "Не світить ліхтар");
    await form.save();
    await expect(clerk.notice("Збережено")).toBeVisible();
    await expect(page.locator("[vs-refresh]").getByText("Second Copy").first()).toBeVisible();

    await page.goto(`${second.url}/admin.html`);
    await page.getByRole("button", { name: "Вийти" }).click();
    await page.goto(`${demo.url}/legacy.html`);
    await expect(page).toHaveURL(/login/);
  });
});

test("a save at one copy is shown at the other by itself, in the widget and in the region @db [R1-04]", async ({
  demo,
  second,
  id,
  clerk,
  context,
}) => {
  const watching = new Clerk(await context.newPage());
  const heard = watching.page.waitForEvent("websocket");
  await watching.open(`${second.url}/request/${id}`);
  await watching.markPage();
  const status = watching.page.locator("#request-status .badge");
  await expect(status).toHaveText("Призначено");
  expect((await heard).url()).toBe(`${second.url.replace("http", "ws")}/socket`);

  await clerk.open(`${demo.url}/request/${id}`);
  const form = await clerk.edit(`works.request/${id}`);
  await form.type("Заявник", "Told By Notify");
  await form.choose("Статус", "У роботі");
  await form.save();
  await expect(form.element).toHaveCount(0);

  await expect(status).toHaveText("У роботі");
  await expect(watching.page.getByText("Told By Notify").first()).toBeVisible();
  expect(await watching.isSamePage()).toBe(true);
});

test("typed text at one copy stays while the other's save is shown around it @db", async ({
  demo,
  second,
  id,
  clerk,
  context,
  trouble,
}) => {
  trouble.expect("status of 412");
  const typing = new Clerk(await context.newPage());
  await typing.open(`${second.url}/request/${id}`);
  const own = await typing.edit(`works.request/${id}`);
  await own.type("Заявник", "Being Typed");

  await clerk.open(`${demo.url}/request/${id}`);
  const other = await clerk.edit(`works.request/${id}`);
  await other.choose("Статус", "У роботі");
  await other.save();
  await expect(other.element).toHaveCount(0);

  await expect(typing.page.locator("#request-status .badge")).toHaveText("У роботі");
  await expect(own.field("Заявник")).toHaveValue("Being Typed");
  await own.save();
  await expect(own.element).toHaveCount(0);
  await expect(typing.notice("Змінили інші: Статус: Призначено → У роботі")).toBeVisible();
  await typing.page.goto(demo.url);
  expect(await clerk.record(`works.request/${id}`)).toMatchObject({ applicant: "Being Typed", status: "in_work" });
});

test("the same Idempotency-Key at both copies is one record @db [R7.3-01]", async ({ demo, second, clerk, page }) => {
  await clerk.open("/legacy.html");
  const token = (await page.locator("meta[name=csrf-token]").getAttribute("content"))!;
  const key = randomUUID();
  const applicant = `Once ${key}`;
  const headers = { "X-CSRF-Token": token, "Idempotency-Key": key };
  const data = { applicant, topic: "lamp", body: "sent twice" };
  const answers = [];
  for (const { url } of [demo, second]) {
    const answer = await page.request.post(`${url}/api/works.request/`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    answers.push(((await answer.json()) as { id: number }).id);
  }
  expect(answers[0]).toBe(answers[1]);
  expect(await clerk.count("works.request", { applicant })).toBe(1);
});
