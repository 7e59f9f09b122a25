import { expect, test } from "../support/demo.ts";
import { typeInto, type OpenForm } from "../support/driver.ts";

const cell = (form: OpenForm, name: string) => form.element.locator(`[data-field=${name}]`);

test("typing filters the list, Enter picks, and the record holds the code @both [R2.4-12] [R2.4-18]", async ({ clerk, form, page }) => {
  await clerk.open("/legacy.html");
  await clerk.edit("works.request/1766");
  await form.field("Район").click();
  const options = cell(form, "district_id").getByRole("option");
  await expect(options).toHaveCount(6);
  const wanted = await options.nth(3).innerText();
  await cell(form, "topic").locator("input:visible").click();
  await expect(options.first()).toBeHidden();
  await typeInto(form.field("Статус"), "");
  await form.field("Тема").click();
  await page.keyboard.type("xyz");
  await expect(cell(form, "topic").getByText("Збігів не знайдено")).toBeVisible();
  await page.keyboard.press("Escape");
  await form.field("Район").click();
  await cell(form, "district_id").getByRole("option", { name: wanted, exact: true }).click();
  await form.save();
  await expect(form.element).toHaveCount(0);
  expect(await clerk.row(1766).innerText()).toContain(wanted);
});

test("Escape and a click outside close the list only @both [R2.3-13]", async ({ clerk, form, page }) => {
  await clerk.open("/legacy.html");
  await clerk.edit("works.request/1765");
  await form.field("Статус").click();
  const options = cell(form, "status").getByRole("option");
  await expect(options.first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(options.first()).toBeHidden();
  await expect(form.element).toBeVisible();
  await form.field("Статус").click();
  await expect(options.first()).toBeVisible();
  await form.field("Заявник").click();
  await expect(options.first()).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(form.element).toHaveCount(0);
});

test("Escape and a click outside close the calendar only @both [R2.3-13]", async ({ clerk, form, page }) => {
  await clerk.open("/legacy.html");
  await clerk.edit("works.request/1765");
  const open = cell(form, "due").getByRole("button", { name: "Відкрити календар" });
  const calendar = cell(form, "due").locator(".flatpickr-calendar");
  await open.click();
  await expect(calendar).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(calendar).toBeHidden();
  await expect(form.element).toBeVisible();
  await open.click();
  await expect(calendar).toBeVisible();
  await form.field("Заявник").click();
  await expect(calendar).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(form.element).toHaveCount(0);
});

test("list and calendar are not cut by the dialog @both", async ({ clerk, form, page }) => {
  await page.setViewportSize({ width: 1000, height: 520 });
  await clerk.open("/legacy.html");
  await clerk.edit("works.request/1764");
  await form.field("Підрядник").scrollIntoViewIfNeeded();
  await form.field("Підрядник").click();
  const option = cell(form, "contractor_id").getByRole("option").first();
  await expect(option).toBeVisible();
  await expect(option).toBeInViewport({ ratio: 1 });
  const isOnTop = (name: string, selector: string) =>
    form.element.evaluate((element, [field, inner]) => {
      const found = element.shadowRoot!.querySelector(`[data-field=${field}] ${inner}`)!;
      const { x, y, width, height } = found.getBoundingClientRect();
      const hit = element.shadowRoot!.elementFromPoint(x + width / 2, y + height / 2);
      return !!hit && (found.contains(hit) || hit.contains(found));
    }, [name, selector] as const);
  expect(await isOnTop("contractor_id", "[role=option]")).toBe(true);
  await page.keyboard.press("Escape");
  await cell(form, "due").getByRole("button", { name: "Відкрити календар" }).click();
  const last = cell(form, "due").getByRole("button", { name: "+1 тиждень" });
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(cell(form, "due").locator(".flatpickr-day").first()).toBeInViewport({ ratio: 1 });
});

test("a current value that the list does not know is shown and kept @db", async ({ clerk, form, page }) => {
  const id = await clerk.store("works.request", { applicant: "Unknown Topic", topic: "gone.code", body: "b", channel: "old" });
  await clerk.open("/legacy.html");
  await clerk.edit(`works.request/${id}`);
  await expect(form.field("Тема")).toHaveValue("gone.code");
  await form.field("Тема").click();
  await expect(cell(form, "topic").getByRole("option", { name: "gone.code" })).toBeVisible();
  await page.keyboard.press("Escape");
  await form.type("Телефон", "380501112233");
  await form.save();
  await expect(form.element).toHaveCount(0);
  expect(await clerk.record(`works.request/${id}`)).toMatchObject({ topic: "gone.code", channel: "old", phone: "380501112233" });
});

test("a disabled choice is shown and cannot be picked [R3.5-02]", async ({ clerk, form }) => {
  await clerk.open("/legacy.html");
  await clerk.edit("works.request/1763");
  await form.field("Джерело").click();
  await expect(cell(form, "channel").getByRole("option", { name: "Застаріле значення" })).toHaveAttribute("aria-disabled", "true");
});

test("a chosen value can be cleared, and null is stored @both [R3.6-30] [R5.2-07]", async ({ clerk, form }) => {
  await clerk.open("/legacy.html");
  await clerk.change("works.request/1762", { person_id: 3 });
  await clerk.edit("works.request/1762");
  await form.field("Відповідальна особа").click();
  await cell(form, "person_id").getByTitle("Очистити").click();
  await form.save();
  await expect(form.element).toHaveCount(0);
  expect(await clerk.record("works.request/1762")).toMatchObject({ person_id: null });
});

for (const [typed, text] of [["5/3/2026", "05.03.2026"], ["05.03.26", "05.03.2026"], ["2026-03-05", "05.03.2026"], ["5.3.2026", "05.03.2026"]] as const)
  test(`the date typed as ${typed} is stored as 2026-03-05 [R2.4-07]`, async ({ clerk, form }) => {
    await clerk.open("/legacy.html");
    await clerk.edit("works.request/1761");
    await form.type("Термін виконання", typed);
    await form.field("Заявник").click();
    await expect(form.field("Термін виконання")).toHaveValue(text);
    await form.save();
    await expect(form.element).toHaveCount(0);
    expect(await clerk.record("works.request/1761")).toMatchObject({ due: "2026-03-05" });
  });

test("an impossible date is a problem and stays as it was typed @both", async ({ clerk, form }) => {
  await clerk.open("/legacy.html");
  const writes = clerk.writes();
  await clerk.edit("works.request/1760");
  await form.type("Термін виконання", "30.02.2026");
  await form.save();
  await expect(form.note("Термін виконання")).toHaveText("Такої дати немає");
  await expect(form.field("Термін виконання")).toHaveValue("30.02.2026");
  expect(writes).toEqual([]);
});

test("the shortcuts pick today and a week from now @both [R2.4-54]", async ({ clerk, form }) => {
  await clerk.open("/legacy.html");
  await clerk.edit("works.request/1759");
  const open = cell(form, "due").getByRole("button", { name: "Відкрити календар" });
  const shown = (days: number) => new Date(Date.now() + days * 86_400_000).toLocaleDateString("uk-UA", { timeZone: "Europe/Kyiv" });
  await open.click();
  await cell(form, "due").getByRole("button", { name: "+1 тиждень" }).click();
  await expect(form.field("Термін виконання")).toHaveValue(shown(7));
  await open.click();
  await cell(form, "due").getByRole("button", { name: "Сьогодні" }).click();
  await expect(form.field("Термін виконання")).toHaveValue(shown(0));
  await expect(form.field("Термін виконання")).toBeFocused();
});

test("the calendar is Ukrainian, begins on Monday and shows no other control", async ({ clerk, form }) => {
  await clerk.open("/legacy.html");
  await clerk.edit("works.request/1758");
  await cell(form, "due").getByRole("button", { name: "Відкрити календар" }).click();
  await expect(cell(form, "due").locator(".flatpickr-weekday").first()).toHaveText(/Пн/);
  await cell(form, "due").getByRole("button", { name: "Сьогодні" }).click();
  await expect(cell(form, "due").getByRole("textbox")).toHaveCount(1);
});

test("a list that failed says so at its field and comes with a retry [R5.2-08]", async ({ clerk, form, fault, page, trouble }) => {
  trouble.expect("status of 500");
  await clerk.open("/strict.html");
  await fault({ path: "/api-user/select/", kind: "status", status: 500, times: 9 });
  await clerk.edit("works.request/1757");
  const retry = cell(form, "topic").getByRole("button", { name: /Не вдалося завантажити/ });
  await expect(retry).toBeVisible();
  await page.request.delete("/__fault");
  await retry.click();
  await expect(retry).toHaveCount(0);
  await form.choose("Тема", "Газони");
});

test("letters typed while the list's library is loading are kept and filter @both", async ({ clerk, form, page }) => {
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\/dist\/chunks\/tom-select/, async (route) => {
    await held;
    await route.continue();
  });
  await clerk.open("/legacy.html");
  const record = await clerk.record("works.request/1756");
  await clerk.change("works.request/1756", { applicant: record["applicant"] });
  await clerk.edit("works.request/1756");
  await form.field("Джерело").click();
  await page.keyboard.type("zz");
  await expect(form.field("Джерело")).toHaveValue("zz");
  go();
  await expect(cell(form, "channel").getByText("Збігів не знайдено")).toBeVisible();
  await expect(form.field("Джерело")).toHaveValue("zz");
});
