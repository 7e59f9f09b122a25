/** Typed text is on disk at most 300 ms later, and offered again after every kind of loss (docs/safety.md §4). */
import type { Page } from "@playwright/test";
import { changeDrafts, kept, offer, shelf } from "../support/drafts.ts";
import { expect, test } from "../support/demo.ts";
import { Clerk, OpenForm } from "../support/driver.ts";

test("typed text is offered after a reload, with time, count and each difference, and restored @both [R3.6-41]", async ({
  id,
  clerk,
  form,
  page,
}) => {
  await clerk.open("/legacy.html");
  await clerk.listen("vs:draft");
  await clerk.edit(`works.request/${id}`);
  await form.type("Заявник", "Typed Name");
  await form.type("Телефон", "380671112233");
  await kept(page);
  expect((await clerk.heard()).at(-1)?.detail).toEqual({
    state: "kept",
    table: "works.request",
    id: String(id),
    form: "request",
  });
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await clerk.open("/legacy.html");
  await clerk.listen("vs:draft");
  await clerk.edit(`works.request/${id}`);
  await expect(offer(page)).toContainText(/Є незбережені зміни від \d\d:\d\d у 2 полях\./);
  await page.getByRole("button", { name: "Показати відмінності" }).click();
  await expect(offer(page).getByRole("row", { name: /Заявник/ })).toContainText(/Олена Власна.*Typed Name/s);
  await page.getByRole("button", { name: "Відновити" }).click();
  await expect(form.field("Заявник")).toHaveValue("Typed Name");
  await expect(form.field("Телефон")).toHaveValue("+380 67 111 22 33");
  await expect(offer(page)).toHaveCount(0);
  expect((await clerk.heard()).map(({ detail }) => detail["state"])).toContain("restored");
  await form.save();
  await expect(form.element).toHaveCount(0);
  await expect.poll(() => shelf(page)).toEqual([]);
  expect((await clerk.record(`works.request/${id}`))["applicant"]).toBe("Typed Name");
});

test("no draft remains after a save, after reverted text, or after leaving without saving @both", async ({
  id,
  clerk,
  form,
  page,
}) => {
  await clerk.open("/legacy.html");
  await clerk.listen("vs:draft");
  await clerk.edit(`works.request/${id}`);
  await form.type("Заявник", "Once");
  await expect.poll(() => shelf(page)).toHaveLength(1);
  await form.type("Заявник", "Олена Власна");
  await expect.poll(() => shelf(page)).toEqual([]);
  await form.type("Заявник", "Twice");
  await expect.poll(() => shelf(page)).toHaveLength(1);
  await page.keyboard.press("Escape");
  await clerk.answer("Не зберігати");
  await expect(form.element).toHaveCount(0);
  await expect.poll(() => shelf(page), "what was discarded stays as a draft").toHaveLength(1);
  await clerk.edit(`works.request/${id}`);
  await expect(offer(page)).toContainText("в одному полі");
  await form.save();
  await expect.poll(async () => (await clerk.heard()).at(-1)?.detail["state"]).toBe("dropped");
  const openers = new Set((await clerk.heard()).map(({ on }) => on));
  expect([...openers], "told on the link that opened the form, also after it has closed").toEqual([
    expect.stringContaining(`edit="works.request/${id}`),
  ]);
});

test("a discarded draft is gone from the disk, and can be restored while the form is open", async ({
  id,
  clerk,
  form,
  page,
}) => {
  await leaveDraft(clerk, id);
  await clerk.edit(`works.request/${id}`);
  await page.getByRole("button", { name: "Відкинути" }).click();
  await expect.poll(() => shelf(page)).toEqual([]);
  await page.getByRole("button", { name: "Повернути" }).click();
  await expect.poll(() => shelf(page)).toHaveLength(1);
  await page.getByRole("button", { name: "Відкинути" }).click();
  await expect(offer(page)).toContainText("відкинуто");
  await expect.poll(() => shelf(page)).toEqual([]);
  await form.close();
  await clerk.edit(`works.request/${id}`);
  await expect(form.field("Заявник")).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test("text of a closed tab is offered in the next one to the same user, text of an open tab is not: two tabs, two drafts", async ({
  id,
  clerk,
  context,
  page,
}) => {
  await clerk.open("/legacy.html");
  const form = await clerk.edit(`works.request/${id}`);
  await form.type("Заявник", "First Tab");
  await kept(page);
  const second = new Clerk(await context.newPage());
  await second.open("/legacy.html");
  const other = await second.edit(`works.request/${id}`);
  await other.type("Телефон", "380502223344");
  await kept(second.page);
  await expect(offer(second.page)).toHaveCount(0);
  expect(await shelf(page)).toHaveLength(2);
  await page.close({ runBeforeUnload: false });
  await second.page.close({ runBeforeUnload: false });

  const third = new Clerk(await context.newPage());
  await third.open("/legacy.html");
  await third.edit(`works.request/${id}`);
  await expect(third.page.getByRole("button", { name: "Відновити" })).toHaveCount(2);
  await third.page.getByRole("button", { name: "Відновити" }).first().click();
  await third.page.getByRole("button", { name: "Відновити" }).click();
  await expect(new OpenForm(third.page).field("Заявник")).toHaveValue("First Tab");
  await expect(new OpenForm(third.page).field("Телефон")).toHaveValue("+380 50 222 33 44");
  await expect.poll(() => shelf(third.page)).toHaveLength(1);
});

test("a copy of a tab counts as another tab", async ({ id, clerk, context, page }) => {
  await clerk.open("/legacy.html");
  const form = await clerk.edit(`works.request/${id}`);
  await form.type("Заявник", "Original");
  await kept(page);
  // a copy starts with the storage of the original tab
  const tab = await page.evaluate(() => sessionStorage.getItem("vs-tab")!);
  const copy = new Clerk(await context.newPage());
  await copy.page.addInitScript(
    (own) => sessionStorage.setItem("vs-tab", sessionStorage.getItem("vs-tab") ?? own),
    tab,
  );
  await copy.open("/legacy.html");
  await copy.edit(`works.request/${id}`);
  await expect.poll(() => copy.page.evaluate(() => sessionStorage.getItem("vs-tab"))).not.toBe(tab);
  await expect(new OpenForm(copy.page).field("Заявник")).toBeVisible();
  await expect(offer(copy.page)).toHaveCount(0);
});

test("another user sees no draft; the same user does, for draft_days days", async ({ id, clerk, context, page }) => {
  await leaveDraft(clerk, id);
  await page.close();
  const next = new Clerk(await context.newPage());
  await settle(next.page, { user: "viewer" });
  await next.open("/legacy.html");
  await next.edit(`works.request/${id}`);
  await nothingOffered(next);
  await next.page.close();
  const back = new Clerk(await context.newPage());
  await back.open("/legacy.html");
  await changeDrafts(back.page, { at: Date.now() - 6.9 * 24 * 3600_000 });
  await back.edit(`works.request/${id}`);
  await expect(offer(back.page)).toContainText("в одному полі");
  await changeDrafts(back.page, { at: Date.now() - 7.1 * 24 * 3600_000 });
  await back.open("/legacy.html");
  await back.edit(`works.request/${id}`);
  await nothingOffered(back);
  await expect.poll(() => shelf(back.page)).toEqual([]);
});

test("without a known user a draft is offered in its own tab only", async ({ id, clerk, context, page }) => {
  await settle(page, { user: null });
  await leaveDraft(clerk, id);
  const next = new Clerk(await context.newPage());
  await settle(next.page, { user: null });
  await next.open("/legacy.html");
  await next.edit(`works.request/${id}`);
  await nothingOffered(next);
  await clerk.edit(`works.request/${id}`);
  await expect(offer(page)).toContainText("в одному полі");
});

test.describe("at the end of a session", () => {
  test.use({ user: "nobody" });
  test("signing out deletes the drafts of that person, and only those", async ({ clerk, page }) => {
    await page.goto("/login");
    await page.getByLabel("Логін").fill("demo");
    await page.getByLabel("Пароль").fill("demo");
    await page.getByRole("button", { name: "Увійти" }).click();
    await expect(page).not.toHaveURL(/login/);
    const id = await clerk.store("works.request", { applicant: "Олена Власна", topic: "lamp", body: "…", priority: 2 });
    await leaveDraft(clerk, id);
    await clerk.configure({ signed_out: "viewer" });
    await clerk.edit(`works.request/${id}`);
    await expect(offer(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Вийти" }).click();
    await expect(page).toHaveURL(/login/);
    await expect.poll(() => shelf(page)).toEqual([]);
  });
});

test("nothing is kept with drafts: false, in a read-only form, or for a field with draft: false", async ({
  id,
  clerk,
  form,
  page,
  fault,
}) => {
  await clerk.open("/legacy.html");
  await clerk.configure({ drafts: false });
  await clerk.edit(`works.request/${id}`);
  await form.type("Заявник", "Nowhere");
  await form.save();
  await expect(form.element).toHaveCount(0);
  expect(await shelf(page)).toEqual([]);
  await clerk.configure({ drafts: true });
  await fault({ path: "/api/template/form/request", kind: "body", text: JSON.stringify(secretForm) });
  await clerk.add("works.request"); // not the same button: within a second a second click on it is a double click
  await form.type("Пароль", "swordfish-1");
  await form.type("Слово", "swordfish-2");
  await form.type("Коментар", "plain text");
  await kept(page);
  await expect.poll(async () => JSON.stringify(await shelf(page))).toContain("plain text");
  expect(JSON.stringify(await shelf(page))).not.toContain("swordfish");
});

test("fields that no longer exist are shown with their typed text, and stay on disk until the save", async ({
  id,
  clerk,
  form,
  page,
  fault,
}) => {
  await leaveDraft(clerk, id);
  await fault({ path: "/api/template/form/request", kind: "body", text: JSON.stringify(secretForm) });
  await clerk.edit(`works.request/${id}`);
  await page.getByRole("button", { name: "Показати відмінності" }).click();
  await expect(offer(page).getByRole("row", { name: /Заявник/ })).toContainText(/такого поля вже немає.*Left Behind/s);
  await page.getByRole("button", { name: "Відновити" }).click();
  await expect(offer(page)).toContainText(/Не вдалося повернути у форму.*Left Behind/s);
  await form.type("Коментар", "more");
  await expect.poll(async () => JSON.stringify(await shelf(page))).toMatch(/more.*Left Behind|Left Behind.*more/);
});

const bad: [name: string, prepare: () => void][] = [
  [
    "that throws",
    () =>
      Object.defineProperty(window, "indexedDB", {
        get: () => {
          throw new Error("forbidden");
        },
      }),
  ],
  ["that never answers", () => Object.defineProperty(IDBFactory.prototype, "open", { value: () => new EventTarget() })],
  [
    "that is full",
    () =>
      Object.defineProperty(IDBObjectStore.prototype, "put", {
        value() {
          throw new DOMException("full", "QuotaExceededError");
        },
      }),
  ],
];
for (const [name, prepare] of bad)
  test(`with storage ${name} the form works, and reports once that drafts are off @both`, async ({
    id,
    clerk,
    form,
    page,
  }) => {
    const lines: string[] = [];
    page.on("console", (message) => lines.push(message.text()));
    await page.addInitScript(prepare);
    await clerk.open("/legacy.html");
    await clerk.edit(`works.request/${id}`);
    await form.type("Заявник", "Still Works");
    await expect(page.locator("[part=draft]")).toHaveText("Чернетки вимкнено: браузер їх не зберігає");
    await form.type("Телефон", "380502223344");
    await form.save();
    await expect(form.element).toHaveCount(0);
    expect(lines.filter((line) => line.includes("drafts are off"))).toHaveLength(1);
  });

test("by keyboard alone: the offer is reached, opened and accepted; at 390 px nothing is wider than the window", async ({
  id,
  clerk,
  form,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await leaveDraft(clerk, id);
  await clerk.edit(`works.request/${id}`);
  await expect(offer(page)).toBeVisible();
  const help = (await form.element.getByRole("link", { name: "Довідка", exact: true }).boundingBox())!;
  expect((await offer(page).boundingBox())!.y, "the help is above it").toBeGreaterThanOrEqual(help.y + help.height);
  await expect(form.field("Анонімно")).toBeFocused();
  for (const name of ["Відкинути", "Показати відмінності"]) {
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("button", { name })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(offer(page).getByRole("table")).toBeVisible();
  expect(await offer(page).evaluate((strip) => strip.scrollWidth - strip.clientWidth)).toBe(0);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(form.field("Заявник")).toHaveValue("Left Behind");
  await expect(form.field("Анонімно")).toBeFocused();
});

const secretForm = {
  title: "Звернення",
  schema: {
    secret: { type: "Password", title: "Пароль" },
    word: { type: "Text", title: "Слово", draft: false },
    answer: { type: "Text", title: "Коментар" },
  },
};

/** A name was typed, and the page was left without a save. */
async function leaveDraft(clerk: Clerk, id: number): Promise<void> {
  const { page } = clerk;
  await clerk.open("/legacy.html");
  const form = await clerk.edit(`works.request/${id}`);
  await form.type("Заявник", "Left Behind");
  await kept(page);
  page.once("dialog", (dialog) => void dialog.accept());
  await clerk.open("/legacy.html");
}

/** The form is drawn, drafts were searched, none is offered. */
async function nothingOffered({ page }: Clerk): Promise<void> {
  const form = new OpenForm(page);
  const { length } = await shelf(page);
  await form.type("Телефон", "380503334455");
  await expect.poll(async () => (await shelf(page)).length).toBeGreaterThan(length - 1);
  await kept(page);
  await expect(offer(page)).toHaveCount(0);
  await form.type("Телефон", "380501234567");
  await expect(page.locator("[part=draft]")).toHaveCount(0);
}

/** Settings that override the page's own. */
async function settle(page: Page, settings: object): Promise<void> {
  await page.addInitScript((given) => {
    document.addEventListener("DOMContentLoaded", () => {
      const block = document.querySelector("#vs-settings");
      if (block) block.textContent = JSON.stringify({ ...(JSON.parse(block.textContent) as object), ...given });
    });
  }, settings);
}
