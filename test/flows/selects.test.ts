import type { Page } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { expect, test } from "../support/demo.ts";
import { chunkOf } from "../support/chunks.ts";

const cell = (page: Page, name: string) => page.locator(`vs-form [data-field=${name}]`);
const control = (page: Page, name: string, at = 0) => cell(page, name).getByRole("combobox").nth(at);
const option = (page: Page, name: string | RegExp) => page.locator("vs-form").getByRole("option", { name });
const open = (page: Page, id?: number | string) =>
  page.evaluate(
    (record) =>
      void (window as never as { vs: { open(what: object): unknown } }).vs.open({
        action: record ? "edit" : "add",
        table: "works.request",
        ...(record && { id: String(record) }),
        form: "reception",
      }),
    id,
  );
/** Opens the list of the control that has the focus and picks its first or last option. */
async function pickEnd(page: Page, end: "Home" | "End"): Promise<void> {
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("vs-form [role=option]").filter({ visible: true }).first()).toBeVisible();
  await page.keyboard.press(`Control+${end}`);
  await page.keyboard.press("Enter");
}
const shown = (page: Page, name: string) =>
  cell(page, name)
    .getByRole("combobox")
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

test("a reception by keyboard alone: levels, suggestions that fill fields, chips, stored on the server @both [R2.4-10] [R2.4-16] [R2.4-17] [R3.9-18]", async ({
  clerk,
  page,
  form,
}) => {
  await clerk.open("/legacy.html");
  await open(page);
  const applicant = control(page, "applicant");
  await expect(applicant).toBeFocused();
  await page.keyboard.type("Select Person");
  await page.keyboard.press("Tab");
  await form.field("Телефон").focus();
  await page.keyboard.type("380501112233");
  await expect(control(page, "channel")).toHaveValue("Особистий прийом");
  await control(page, "topic").focus();
  await pickEnd(page, "Home");
  await expect(control(page, "topic")).toHaveValue("Дороги");
  await page.keyboard.press("Tab");
  await expect(control(page, "topic", 1)).toBeFocused();
  await pickEnd(page, "Home");
  await page.keyboard.press("Tab");
  await expect(control(page, "topic", 2)).toBeFocused();
  await pickEnd(page, "End");
  await expect.poll(() => shown(page, "topic")).toEqual(["Дороги", "Ями", "Неглибока яма"]);
  await control(page, "address_id").focus();
  await page.keyboard.type("12");
  await expect(option(page, /12/).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(control(page, "address_id")).toHaveValue(/12/);
  await expect(control(page, "district_id")).not.toHaveValue("");
  await form.field("Зміст звернення").focus();
  await page.keyboard.type("The street is closed");
  await control(page, "tags").focus();
  await pickEnd(page, "Home");
  await page.keyboard.type("bridge");
  await page.keyboard.press("Enter");
  await expect(cell(page, "tags").getByRole("listitem")).toHaveText(["терміново", "bridge"]);
  await page.keyboard.press("Escape");
  await control(page, "contractor_id").focus();
  await page.keyboard.type("-17");
  await expect(option(page, /-17/)).toHaveCount(1);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(form.element).toHaveCount(0);
  expect(await clerk.count("works.request", { applicant: "Select Person" })).toBe(1);
  const list = await page.request.get(
    `/api/works.request/?limit=1&filter=${encodeURIComponent('{"applicant":"Select Person"}')}`,
  );
  const [record] = ((await list.json()) as { rows: Record<string, unknown>[] }).rows;
  expect(record).toMatchObject({
    topic: "pothole.small",
    channel: "visit",
    contractor_id: 17,
    tags: ["urgent", "bridge"],
    phone: "380501112233",
  });
  expect(record!["district_id"]).toEqual(expect.any(Number));
  expect(record!["address_id"]).toEqual(expect.any(Number));
});

test("axe finds nothing: closed, open, invalid [R2.4-12]", async ({ clerk, page, form }) => {
  const own = ["applicant", "topic", "address_id", "tags", "person_id", "contractor_id"].map((name) => [
    "vs-form",
    `[data-field=${name}]`,
  ]);
  const id = await clerk.store("works.request", {
    applicant: "Axe",
    topic: "pothole.deep",
    body: "b",
    tags: ["urgent", "своє"],
    contractor_id: 3,
    person_id: 2,
  });
  await clerk.open("/legacy.html");
  await open(page, id);
  await expect(control(page, "contractor_id")).not.toHaveValue("3");
  await expect(cell(page, "tags").getByRole("listitem")).toHaveText(["терміново", "своє"]);
  expect(await findings(page, ...own)).toEqual([]);
  for (const name of ["topic", "tags", "contractor_id"]) {
    await control(page, name).click();
    await expect(cell(page, name).getByRole("option").first()).toBeVisible();
    expect(await findings(page, ...own), name).toEqual([]);
    await page.keyboard.press("Escape");
  }
  await control(page, "tags").click();
  await page.keyboard.press("Control+a");
  await expect(cell(page, "tags").locator(".chip.active")).toHaveCount(2);
  await expect(cell(page, "tags").getByRole("status").first()).toHaveText(/^Позначено: терміново, своє/);
  expect(await findings(page, ...own), "marked").toEqual([]);
  await page.keyboard.press("Escape");
  await control(page, "contractor_id").fill("Nobody of that name");
  await form.field("Зміст звернення").focus();
  await expect(form.note("Підрядник")).toHaveText("Виберіть зі списку");
  expect(await findings(page, ...own)).toEqual([]);
});

test("recent applicants are offered, a known one fills phone and e-mail @both [R3.6-27] [R7.2-06]", async ({
  clerk,
  page,
  form,
}) => {
  await clerk.store("works.request", {
    applicant: "Recent Person",
    topic: "lamp",
    body: "b",
    phone: "380671234567",
    email: "recent@example.com",
  });
  await clerk.open("/legacy.html");
  await open(page);
  await control(page, "applicant").click();
  await expect(cell(page, "applicant").getByRole("group", { name: "Нещодавні" }).getByRole("option")).toHaveCount(10);
  await page.keyboard.type("recent per");
  await option(page, "Recent Person").click();
  await expect(form.field("Телефон")).toHaveValue("+380 67 123 45 67");
  await expect(form.field("Електронна пошта")).toHaveValue("recent@example.com");
});

test("answers in the wrong order: the list fits the last letters [R7.2-05]", async ({ clerk, page }) => {
  await clerk.open("/legacy.html");
  await open(page);
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(/suggest\/contractor\?.*key=-1(&|$)/, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await control(page, "contractor_id").focus();
  const late = page.waitForRequest(/key=-1(&|$)/);
  await page.keyboard.type("-1");
  await late;
  await page.keyboard.type("7");
  await expect(option(page, /-17/)).toHaveCount(1);
  go();
  await page.keyboard.press("Enter");
  await expect(control(page, "contractor_id")).toHaveValue(/-17/);
});

test("failed suggestions are reported; the next try loads them [R5.2-08]", async ({ clerk, page, fault, trouble }) => {
  trouble.expect("status of 500");
  await clerk.open("/strict.html");
  await open(page);
  await fault({ path: "/api-user/suggest/contractor", kind: "status", status: 500, times: 9 });
  await control(page, "contractor_id").click();
  const retry = cell(page, "contractor_id").getByRole("button", { name: /Не вдалося завантажити/ });
  await expect(retry).toBeVisible();
  await page.request.delete("/__fault");
  await retry.click();
  await expect(retry).toHaveCount(0);
  await control(page, "contractor_id").click();
  await expect(cell(page, "contractor_id").getByRole("option").nth(20)).toBeAttached();
});

test("a new kind of works is added to the list and chosen, once [R7.2-04] [R3.6-28]", async ({ clerk, page, form }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("select-add") && asked.push(request.url()));
  await clerk.open("/admin/edit/works.roadwork/3/roadwork");
  await control(page, "kind").click();
  await control(page, "kind").fill("Paving of yards");
  await page.keyboard.press("Enter");
  await expect(control(page, "kind")).toHaveValue("Paving of yards");
  await form.save();
  await expect.poll(async () => (await clerk.record("works.roadwork/3"))["kind"]).toMatch(/^own-/);
  expect(asked).toHaveLength(1);
});

test("a list in a dialog over a dialog is shown above both and inside the window of a phone [R2.4-18]", async ({
  clerk,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 760 });
  await clerk.open("/strict.html");
  await open(page, 7);
  await control(page, "topic").scrollIntoViewIfNeeded();
  await open(page, 8);
  const last = page.locator("vs-form").last();
  const topic = last.locator("[data-field=topic]").getByRole("combobox").first();
  await topic.scrollIntoViewIfNeeded();
  await topic.click();
  const first = last.locator("[data-field=topic]").getByRole("option").first();
  await expect(first).toBeInViewport({ ratio: 1 });
  await first.click({ trial: true });
});

test("in a page's own form a list follows its parents @both [R3.6-15]", async ({ clerk, page }) => {
  await clerk.open("/rare");
  const district = page.locator("vs-select[name=district]");
  await district.getByRole("combobox").click();
  await district.getByRole("option").first().click();
  const street = page.locator("vs-select[name=street]");
  const asked = page.waitForRequest(/suggest\/address\?.*parent=\d+.*parent2=\d+/);
  await street.getByRole("combobox").click();
  await street.getByRole("option").first().click();
  const all = await page.request.get("/api-user/select/street");
  const streets = ((await all.json()) as { street: { text: string; parent: number }[] }).street;
  const value = await district.evaluate((tag) => (tag as HTMLElement & { value: string }).value);
  const chosen = await street.getByRole("combobox").inputValue();
  expect(streets.filter(({ text }) => text === chosen).map(({ parent }) => String(parent))).toContain(value);
  await page.locator("vs-autocomplete[name=address]").getByRole("combobox").click();
  await asked;
  await expect(page.locator("vs-autocomplete[name=address]").getByRole("option").first()).toBeVisible();
});

test("without the code for keys of several choices the list opens and buttons remove chips; the next touch retries", async ({
  clerk,
  page,
  id,
  trouble,
}) => {
  trouble.expect("tom-select", "Failed to fetch dynamically imported module", "net::ERR_FAILED");
  await clerk.change(`works.request/${id}`, { tags: ["urgent", "again"] });
  await page.route(chunkOf("src/vendors/tom-select/tom-select.ts"), (route) => route.abort());
  await clerk.open("/legacy.html");
  await open(page, id);
  const tags = cell(page, "tags");
  await control(page, "tags").click();
  await expect(tags.getByRole("option").first()).toBeVisible();
  await tags.getByRole("button", { name: "Прибрати: терміново" }).click();
  await expect(tags.getByRole("listitem")).toHaveText(["повторно"]);
  await page.keyboard.press("Escape");
  await page.unroute(chunkOf("src/vendors/tom-select/tom-select.ts"));
  await control(page, "contractor_id").focus();
  await control(page, "tags").click();
  await expect(tags.locator(".list-box")).toHaveCount(1);
  await expect(async () => {
    await page.keyboard.press("ArrowLeft"); // until the code has loaded
    await expect(tags.locator(".chip.active")).toHaveCount(1, { timeout: 500 });
  }).toPass();
});
