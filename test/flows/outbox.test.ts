/** Saves in the outbox, without a connection: on disk, listed, sent exactly once when it is back (docs/safety.md §4). */
import type { Page } from "@playwright/test";
import { shelf } from "../support/drafts.ts";
import { expect, test } from "../support/demo.ts";
import { Clerk, type OpenForm } from "../support/driver.ts";
import { chunkOf } from "../support/chunks.ts";

interface Entry {
  state: string;
  body: Record<string, unknown>;
}
const entries = (page: Page) => shelf<Entry>(page, "outbox");
const list = (page: Page) => page.getByRole("dialog", { name: "Черга на відправлення" });

/** Types a new name into the record's form, goes offline, puts the save into the outbox. */
async function putAside(clerk: Clerk, form: OpenForm, id: number, name = "Put Aside"): Promise<void> {
  const { page } = clerk;
  await clerk.open("/legacy.html");
  await clerk.edit(`works.request/${id}`);
  await form.type("Заявник", name);
  await expect(page.locator("[part=draft]")).toBeVisible();
  await prepared(page);
  await page.context().setOffline(true);
  await form.save();
  await form.button("Покласти в чергу").click();
  await expect(form.element).toHaveCount(0);
}

/** The code that is needed offline has loaded. */
async function prepared(page: Page): Promise<void> {
  for (const module of ["elements/outbox/outbox.tsx", "elements/modal/modal.tsx"])
    await page.waitForFunction(
      (chunk) => performance.getEntriesByType("resource").some((one) => new RegExp(chunk).test(one.name)),
      chunkOf(module).source,
    );
}

test.beforeEach(({ trouble }) => trouble.expect("ERR_INTERNET_DISCONNECTED", "Failed to load resource"));
test.afterEach(({ context }) => context.setOffline(false));

test("a save without a connection goes into the outbox, is listed, and is sent once when the connection is back", async ({
  id,
  clerk,
  form,
  page,
}) => {
  await putAside(clerk, form, id);
  await expect(clerk.notice(/Покладено в чергу: Звернення/)).toBeVisible();
  expect((await entries(page)).map(({ state }) => state)).toEqual(["waiting"]);
  expect(await shelf(page), "the draft is done with").toEqual([]);
  await page.locator("vs-notices").getByRole("button", { name: "Показати чергу" }).click();
  await expect(list(page)).toContainText("Чекає на зв'язок");
  await list(page).getByText("Що буде надіслано").click();
  await expect(list(page).locator(".changed")).toHaveText(["ЗаявникPut Aside"]);
  await expect(list(page).locator("dt").first()).toHaveText("Заявник");
  const writes = clerk.writes();
  await clerk.listen("vs:saved");
  await page.context().setOffline(false);
  await expect(list(page)).toContainText("Черга порожня");
  await expect(clerk.notice(/Надіслано з черги: Звернення/)).toBeVisible();
  expect(writes).toEqual([`PUT /api/works.request/${id}`]);
  expect((await clerk.record(`works.request/${id}`))["applicant"]).toBe("Put Aside");
  expect((await clerk.heard()).map(({ detail }) => detail)).toMatchObject([{ table: "works.request", id: String(id) }]);
});

test("waiting saves are sent by the next page, by one of two tabs", async ({ id, clerk, form, page, context }) => {
  await putAside(clerk, form, id, "Next Page");
  await page.close();
  await context.setOffline(false);
  const sent: string[] = [];
  context.on("request", (request) => request.method() === "PUT" && sent.push(request.url()));
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(tabs.map((tab) => new Clerk(tab).open("/legacy.html")));
  await expect.poll(() => entries(tabs[0])).toEqual([]);
  await expect.poll(() => entries(tabs[1])).toEqual([]);
  expect(sent).toHaveLength(1);
  expect((await new Clerk(tabs[0]).record(`works.request/${id}`))["applicant"]).toBe("Next Page");
});

test("a single entry can be deleted, after a question; the rest goes on waiting", async ({ id, clerk, form, page }) => {
  await putAside(clerk, form, id, "First");
  await page.context().setOffline(false);
  await expect.poll(() => entries(page)).toEqual([]);
  await putAside(clerk, form, id, "Second");
  await page.locator("vs-notices").getByRole("button", { name: "Показати чергу" }).first().click();
  await list(page).getByRole("button", { name: "Видалити" }).click();
  await clerk.answer("Скасувати");
  expect(await entries(page)).toHaveLength(1);
  await list(page).getByRole("button", { name: "Видалити" }).click();
  await clerk.question.getByRole("button", { name: "Видалити" }).click();
  await expect(list(page)).toContainText("Черга порожня");
  expect(await entries(page)).toEqual([]);
});

test("a save that the server refuses, and one of a record that somebody has changed, stay in the list with their sentence", async ({
  id,
  clerk,
  form,
  page,
  context,
  browser,
  demo,
  sessionOf,
}) => {
  await putAside(clerk, form, id, "Mine");
  await context.setOffline(false);
  await expect.poll(() => entries(page)).toEqual([]);
  await putAside(clerk, form, id, "Mine Again");
  // another person is online
  const other = await browser.newContext({ baseURL: demo.url, storageState: await sessionOf("demo") });
  await new Clerk(await other.newPage()).change(`works.request/${id}`, { applicant: "Theirs" });
  await other.close();
  await context.setOffline(false);
  await expect(clerk.notice(/Не надіслано «Звернення.*тим часом змінила інша людина/)).toBeVisible();
  expect((await entries(page)).map(({ state }) => state)).toEqual(["failed"]);
  expect((await clerk.record(`works.request/${id}`))["applicant"]).toBe("Theirs");
});

test("a server without keys gets no write twice: a lost answer stays as unknown, with a check", async ({
  id,
  clerk,
  form,
  page,
  context,
  fault,
}) => {
  await page.addInitScript(() => Object.assign(window, { vsSettings: {} }));
  await clerk.open("/legacy.html");
  await clerk.configure({ idempotency: false });
  await clerk.edit(`works.request/${id}`);
  await form.type("Заявник", "Lost Answer");
  await prepared(page);
  await context.setOffline(true);
  await form.save();
  await form.button("Покласти в чергу").click();
  await expect.poll(() => entries(page)).toHaveLength(1);
  const writes = clerk.writes();
  await fault({ path: `/api/works.request/${id}$`, method: "PUT", kind: "drop-after", times: 20 });
  await context.setOffline(false);
  await expect(clerk.notice(/Невідомо, чи збережено «Звернення/)).toBeVisible();
  await page.locator("vs-notices").getByRole("button", { name: "Показати чергу" }).first().click();
  await list(page).getByRole("button", { name: "Перевірити" }).click();
  await expect(clerk.notice("Збережено.")).toBeVisible();
  await expect(list(page)).toContainText("Черга порожня");
  expect(writes).toHaveLength(1);
});
