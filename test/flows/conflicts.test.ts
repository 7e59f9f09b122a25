/** Two people and one record, one person and two saves (docs/safety.md §4): no change is overwritten unseen. */
import type { Page } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { expect, test } from "../support/demo.ts";
import { Clerk, OpenForm } from "../support/driver.ts";

const title = "Запис тим часом змінив хтось інший";
const put = (id: number) => ({ path: `/api/works\\.request/${id}$`, method: "PUT" });
const clash = (form: OpenForm, name: string) => form.element.getByRole("group", { name: `Вибір: ${name}` });

for (const setting of ["etag", "no etag"])
  test(`changes by others in other fields are merged and shown, and the save goes on by itself (${setting}) @db`, async ({
    id,
    clerk,
    form,
    page,
    trouble,
  }) => {
    trouble.expect("status of 412");
    await openRecord(clerk, id, setting === "etag");
    await form.type("Заявник", "Mine");
    await clerk.change(`works.request/${id}`, { phone: "380507654321", due: "2026-12-24" });
    await form.save();
    await expect(form.element).toHaveCount(0);
    await expect(
      clerk.notice(
        "Змінили інші: Телефон: +380 50 123 45 67 → +380 50 765 43 21; Термін виконання: 15.12.2026 → 24.12.2026",
      ),
    ).toBeVisible();
    expect(await stored(page, id)).toMatchObject({ applicant: "Mine", phone: "380507654321", due: "2026-12-24" });
  });

for (const setting of ["etag", "no etag"])
  test(`fields that both changed show both values; nothing is sent until each is decided (${setting}) @both @db`, async ({
    id,
    clerk,
    form,
    page,
    trouble,
  }) => {
    trouble.expect("status of 412");
    await openRecord(clerk, id, setting === "etag");
    await form.type("Заявник", "Mine");
    await form.type("Телефон", "380500000001");
    await form.type("Термін", "01.11.2026");
    await clerk.change(`works.request/${id}`, {
      applicant: "Theirs",
      phone: "380500000002",
      due: "2026-11-02",
      email: "theirs@example.com",
    });
    await form.save();
    await expect(form.summary).toContainText(title);
    await expect(form.summary).toContainText("Електронна пошта: own@example.com → theirs@example.com");
    await expect(form.field("Електронна пошта")).toHaveValue("theirs@example.com");
    await expect(clash(form, "Термін")).toContainText("Їхнє02.11.2026Взяти їхнєМоє01.11.2026Залишити моє");
    await expect(form.element.locator("[data-field=email]")).toHaveAttribute("data-meanwhile", /own@example.com/);
    expect(await stored(page, id)).toMatchObject({ applicant: "Theirs", phone: "380500000002" });

    const writes = clerk.writes();
    await clash(form, "Заявник").getByRole("button", { name: "Залишити моє" }).click();
    await form.save();
    await expect(clash(form, "Телефон").getByRole("link")).toBeFocused();
    expect(writes, "nothing goes out with an open question").toEqual([]);
    await clash(form, "Телефон").getByRole("button", { name: "Взяти їхнє" }).click();
    await expect(form.field("Телефон")).toHaveValue("+380 50 000 00 02");
    await clash(form, "Термін").getByRole("button", { name: "Залишити моє" }).click();
    await expect(form.summary).toContainText("Усе вирішено, можна зберегти.");
    await form.save();
    await expect(form.element).toHaveCount(0);
    expect(await stored(page, id)).toMatchObject({
      applicant: "Mine",
      phone: "380500000002",
      due: "2026-11-01",
      email: "theirs@example.com",
    });
  });

test("a choice can be changed by the other button; all can be chosen at once; a further change by others asks again", async ({
  id,
  clerk,
  form,
  page,
  trouble,
}) => {
  trouble.expect("status of 412");
  await openRecord(clerk, id);
  await form.type("Заявник", "Mine");
  await form.type("Телефон", "380500000001");
  await clerk.change(`works.request/${id}`, { applicant: "Theirs", phone: "380500000002" });
  await form.save();
  await form.button("Взяти все їхнє").click();
  await expect(form.field("Заявник")).toHaveValue("Theirs");
  await clash(form, "Заявник").getByRole("button", { name: "Залишити моє" }).click();
  await expect(form.field("Заявник")).toHaveValue("Mine");
  await clerk.change(`works.request/${id}`, { applicant: "Theirs Again" });
  await form.save();
  await expect(clash(form, "Заявник")).toContainText("Theirs Again");
  await clash(form, "Заявник").getByRole("button", { name: "Залишити моє" }).click();
  await form.save();
  await expect(form.element).toHaveCount(0);
  expect(await stored(page, id)).toMatchObject({ applicant: "Mine", phone: "380500000002" });
});

test("by keys alone: Enter on Save, Tab to the choice, Space, Save; a second Enter chooses nothing @both", async ({
  id,
  clerk,
  form,
  page,
  trouble,
}) => {
  trouble.expect("status of 412");
  await openRecord(clerk, id);
  await form.type("Заявник", "Mine");
  await clerk.change(`works.request/${id}`, { applicant: "Theirs" });
  await page.keyboard.press("Enter");
  await expect(clash(form, "Заявник").getByRole("link")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(form.field("Заявник"), "the link leads to the field").toBeFocused();
  await expect(form.summary).toContainText("Залишилось вирішити: 1");
  await clash(form, "Заявник").getByRole("link").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(form.button(/Залишити моє$/)).toHaveAttribute("aria-pressed", "true");
  await form.field("Заявник").focus();
  await page.keyboard.press("Enter");
  await expect(form.element).toHaveCount(0);
  expect(await stored(page, id)).toMatchObject({ applicant: "Mine" });
});

for (const lang of ["ua", "ru", "en"])
  for (const scheme of ["light", "dark"] as const)
    test(`the choice is axe-clean and fits a phone: ${lang}, ${scheme}`, async ({ id, clerk, form, page, trouble }) => {
      trouble.expect("status of 412");
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width: 390, height: 800 });
      await openRecord(clerk, id, true, { lang });
      const [applicant, body] = [
        form.element.locator("[data-field=applicant] input"),
        form.element.locator("textarea"),
      ];
      await applicant.fill("Mine");
      await body.first().fill("Mine, and much longer. ".repeat(20));
      await clerk.change(`works.request/${id}`, { applicant: "Theirs", body: "Theirs", email: "theirs@example.com" });
      await form.button(/^(Зберегти|Сохранить|Save)$/).click();
      await expect(form.summary.locator("fieldset")).toHaveCount(2);
      expect(await findings(page, ["vs-form", ".meanwhile"])).toEqual([]);
      const box = (await form.summary.boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(390);
    });

test("our own second save is no conflict, in the list and in a form that stays open", async ({
  id,
  clerk,
  form,
  page,
}) => {
  await clerk.open("/legacy.html");
  for (const name of ["First Save", "Second Save"]) {
    // a clicked element ignores clicks for a second (R2.2-21)
    await expect(async () => {
      if ((await form.element.count()) === 0)
        await clerk.row(id).getByRole("link", { name: "Редагувати" }).click({ timeout: 1000 });
      await expect(form.element).toBeVisible({ timeout: 1000 });
    }).toPass();
    await form.type("Заявник", name);
    await form.save();
    await expect(form.element).toHaveCount(0);
    await expect(clerk.row(id)).toContainText(name);
  }
  const own = await placeForm(page, id);
  for (const name of ["Third Save", "Fourth Save"]) {
    await own.type("Заявник", name);
    await own.save();
    await expect.poll(async () => (await stored(page, id))["applicant"]).toBe(name);
    await expect(own.summary).toHaveCount(0);
  }
});

for (const settings of [{ idempotency: true }, { idempotency: false }, { idempotency: false, etag: false }])
  test(`a change with a lost answer and further typing is no conflict: ${JSON.stringify(settings)}`, async ({
    id,
    clerk,
    form,
    page,
    fault,
    trouble,
  }) => {
    trouble.expect("net::ERR", "Failed to load resource", "status of 412");
    await openRecord(clerk, id, true, settings);
    await form.type("Заявник", "Stored Unheard");
    await fault({ ...put(id), kind: "drop-after", times: 20 });
    await form.save();
    await expect(form.summary).toContainText("Невідомо, чи збережено");
    await page.request.delete("/__fault");
    await form.type("Заявник", "And More");
    await form.save();
    await expect(form.element).toHaveCount(0);
    await expect(clerk.notice(/Змінили інші/)).toHaveCount(0);
    expect(await stored(page, id)).toMatchObject({ applicant: "And More" });
  });

test("without keys a change that turns out to be stored is not sent again", async ({
  id,
  clerk,
  form,
  page,
  fault,
  trouble,
}) => {
  trouble.expect("net::ERR", "Failed to load resource");
  await openRecord(clerk, id, true, { idempotency: false });
  const writes = clerk.writes();
  await form.type("Заявник", "Stored Unheard");
  await fault({ ...put(id), kind: "drop-after", times: 20 });
  await form.save();
  await expect(form.summary).toContainText("Невідомо, чи збережено");
  await page.request.delete("/__fault");
  await clerk.change(`works.request/${id}`, { email: "theirs@example.com" });
  await form.save();
  await expect(form.element).toHaveCount(0);
  await expect(clerk.notice(/Змінили інші: Електронна пошта/)).toBeVisible();
  expect(writes).toEqual([`PUT /api/works.request/${id}`]);
  expect(await stored(page, id)).toMatchObject({ applicant: "Stored Unheard", email: "theirs@example.com" });
});

test("without keys a new record with a lost answer is sent again only after the person agrees", async ({
  clerk,
  form,
  page,
  fault,
  trouble,
}) => {
  trouble.expect("net::ERR", "Failed to load resource");
  const applicant = `Unsure ${crypto.randomUUID().slice(0, 8)}`;
  await clerk.open("/legacy.html");
  await clerk.configure({ idempotency: false });
  const writes = clerk.writes();
  await clerk.addRequest(applicant);
  await fault({ path: "/api/works\\.request/$", method: "POST", kind: "drop-after", times: 20 });
  await form.save();
  await expect(form.summary).toContainText("Невідомо, чи збережено");
  await page.request.delete("/__fault");
  await form.save();
  await clerk.answer("Скасувати");
  await expect(form.summary).toContainText("Невідомо, чи збережено");
  expect(writes).toEqual(["POST /api/works.request/"]);
  expect(await clerk.count("works.request", { applicant })).toBe(1);
  await expect(form.field("Заявник")).toHaveValue(applicant);
});

/** The browser's own repeat is not visible as a request of the page; only a key makes it one record. */
test("a kept connection is reset and the browser sends the POST again by itself: one record @both @db", async ({
  clerk,
  form,
  fault,
  trouble,
}) => {
  trouble.expect("net::ERR", "Failed to load resource");
  const applicant = `Repeated ${crypto.randomUUID().slice(0, 8)}`;
  await clerk.open("/legacy.html");
  await clerk.configure({ idempotency: false });
  const writes = clerk.writes();
  await clerk.addRequest(applicant);
  await fault({ path: "/api/works\\.request/$", method: "POST", kind: "drop-after" });
  await form.save();
  // the browser's repeat got the answer that the first try lost
  await expect(form.element).toHaveCount(0);
  expect(writes).toEqual(["POST /api/works.request/"]);
  expect(await clerk.count("works.request", { applicant })).toBe(1);
});

async function openRecord(clerk: Clerk, id: number, etag = true, settings: object = {}): Promise<void> {
  await clerk.open("/legacy.html");
  await clerk.configure({ etag, ...settings });
  await clerk.edit(`works.request/${id}`);
}

/** A form in the page that stays open. */
async function placeForm(page: Page, id: number): Promise<OpenForm> {
  await page.evaluate((record) => {
    const form = document.createElement("vs-form");
    Object.assign(form, { table: "works.request", record: String(record), form: "request", mode: "edit" });
    document.body.prepend(form);
  }, id);
  return new OpenForm(page, page.locator("body > vs-form"));
}

async function stored(page: Page, id: number): Promise<Record<string, unknown>> {
  return new Clerk(page).record(`works.request/${id}`);
}
