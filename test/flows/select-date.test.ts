import { expect, test } from "../support/demo.ts";
import type { OpenForm } from "../support/driver.ts";
import { chunkOf } from "../support/chunks.ts";

const cell = (form: OpenForm, name: string) => form.element.locator(`[data-field=${name}]`);

test("typing filters the list, Enter picks, and the record holds the code @both [R2.4-12] [R2.4-18]", async ({
  id,
  clerk,
  form,
  page,
}) => {
  await clerk.open("/legacy.html");
  await clerk.edit(`works.request/${id}`);
  const options = cell(form, "contractor_id").getByRole("listbox").getByRole("option");
  await form.openList("Підрядник");
  await expect(options.nth(59)).toBeAttached();
  await page.keyboard.type("nothing like this");
  await expect(cell(form, "contractor_id").getByText("Збігів не знайдено")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("-17");
  await expect(options).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(options.first()).toBeHidden();
  await expect(form.element).toBeVisible();
  await form.save();
  await expect(form.element).toHaveCount(0);
  expect(await clerk.record(`works.request/${id}`)).toMatchObject({ contractor_id: 17 });
});

test("Escape and a click outside close only the list @both [R2.3-13]", async ({ id, clerk, form, page }) => {
  await clerk.open("/legacy.html");
  await clerk.edit(`works.request/${id}`);
  await form.openList("Статус");
  const options = cell(form, "status").getByRole("listbox").getByRole("option");
  await expect(options.first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(options.first()).toBeHidden();
  await expect(form.element).toBeVisible();
  await form.openList("Статус");
  await expect(options.first()).toBeVisible();
  await form.field("Заявник").click();
  await expect(options.first()).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(form.element).toHaveCount(0);
});

test("Escape and a click outside close only the calendar @both [R2.3-13]", async ({ id, clerk, form, page }) => {
  await clerk.open("/legacy.html");
  await clerk.edit(`works.request/${id}`);
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

test("list and calendar are not clipped by the dialog @both", async ({ id, clerk, form, page }) => {
  await page.setViewportSize({ width: 1000, height: 520 });
  await clerk.open("/legacy.html");
  await clerk.edit(`works.request/${id}`);
  await form.field("Підрядник").scrollIntoViewIfNeeded();
  await form.openList("Підрядник");
  const option = cell(form, "contractor_id").getByRole("listbox").getByRole("option").first();
  await expect(option).toBeVisible();
  await expect(option).toBeInViewport({ ratio: 1 });
  const isOnTop = (name: string, selector: string) =>
    form.element.evaluate(
      (element, [field, inner]) => {
        const found = element.shadowRoot!.querySelector(`[data-field=${field}] ${inner}`)!;
        const { x, y, width, height } = found.getBoundingClientRect();
        const hit = element.shadowRoot!.elementFromPoint(x + width / 2, y + height / 2);
        return !!hit && (found.contains(hit) || hit.contains(found));
      },
      [name, selector] as const,
    );
  expect(await isOnTop("contractor_id", "[role=option]")).toBe(true);
  await page.keyboard.press("Escape");
  await cell(form, "due").getByRole("button", { name: "Відкрити календар" }).click();
  const last = cell(form, "due").getByRole("button", { name: "+1 тиждень" });
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(cell(form, "due").locator(".flatpickr-day").first()).toBeInViewport({ ratio: 1 });
});

test("a current value that the list does not contain is shown and kept @db", async ({ clerk, form, page }) => {
  const id = await clerk.store("works.request", {
    applicant: "Unknown Topic",
    topic: "gone.code",
    body: "b",
    channel: "old",
  });
  await clerk.open("/legacy.html");
  await clerk.edit(`works.request/${id}`);
  await expect(form.field("Тема")).toHaveValue("gone.code");
  await form.openList("Тема");
  await expect(cell(form, "topic").getByRole("listbox").getByRole("option", { name: "gone.code" })).toBeVisible();
  await page.keyboard.press("Escape");
  await form.type("Телефон", "380501112233");
  await form.save();
  await expect(form.element).toHaveCount(0);
  expect(await clerk.record(`works.request/${id}`)).toMatchObject({
    topic: "gone.code",
    channel: "old",
    phone: "380501112233",
  });
});

test("a disabled choice is shown and cannot be picked [R3.5-02]", async ({ id, clerk, form }) => {
  await clerk.open("/legacy.html");
  await clerk.edit(`works.request/${id}`);
  await form.openList("Джерело");
  await expect(
    cell(form, "channel").getByRole("listbox").getByRole("option", { name: "Застаріле значення" }),
  ).toHaveAttribute("aria-disabled", "true");
});

test("a chosen value can be cleared, and null is stored [R3.6-30] [R5.2-07]", async ({ id, clerk, form }) => {
  await clerk.open("/legacy.html");
  await clerk.change(`works.request/${id}`, { person_id: 3 });
  await clerk.edit(`works.request/${id}`);
  await form.openList("Відповідальна особа");
  await cell(form, "person_id").getByTitle("Очистити").click();
  await form.save();
  await expect(form.element).toHaveCount(0);
  expect(await clerk.record(`works.request/${id}`)).toMatchObject({ person_id: null });
});

for (const [typed, text] of [
  ["5/3/2026", "05.03.2026"],
  ["05.03.26", "05.03.2026"],
  ["2026-03-05", "05.03.2026"],
  ["5.3.2026", "05.03.2026"],
] as const)
  test(`the date typed as ${typed} is stored as 2026-03-05 [R2.4-07]`, async ({ id, clerk, form }) => {
    await clerk.open("/legacy.html");
    await clerk.edit(`works.request/${id}`);
    await form.type("Термін виконання", typed);
    await form.field("Заявник").click();
    await expect(form.field("Термін виконання")).toHaveValue(text);
    await form.save();
    await expect(form.element).toHaveCount(0);
    expect(await clerk.record(`works.request/${id}`)).toMatchObject({ due: "2026-03-05" });
  });

test("an impossible date is a problem and stays as it was typed", async ({ id, clerk, form }) => {
  await clerk.open("/legacy.html");
  const writes = clerk.writes();
  await clerk.edit(`works.request/${id}`);
  await form.type("Термін виконання", "30.02.2026");
  await form.save();
  await expect(form.note("Термін виконання")).toHaveText("Такої дати немає");
  await expect(form.field("Термін виконання")).toHaveValue("30.02.2026");
  expect(writes).toEqual([]);
});

test("the shortcuts pick today and a week from now [R2.4-54]", async ({ id, clerk, form }) => {
  await clerk.open("/legacy.html");
  await clerk.edit(`works.request/${id}`);
  const open = cell(form, "due").getByRole("button", { name: "Відкрити календар" });
  const shown = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toLocaleDateString("uk-UA", { timeZone: "Europe/Kyiv" });
  await open.click();
  await cell(form, "due").getByRole("button", { name: "+1 тиждень" }).click();
  await expect(form.field("Термін виконання")).toHaveValue(shown(7));
  await open.click();
  await cell(form, "due").getByRole("button", { name: "Сьогодні" }).click();
  await expect(form.field("Термін виконання")).toHaveValue(shown(0));
  await expect(form.field("Термін виконання")).toBeFocused();
});

test("the calendar is Ukrainian, begins on Monday and has no other controls", async ({ id, clerk, form }) => {
  await clerk.open("/legacy.html");
  await clerk.edit(`works.request/${id}`);
  await cell(form, "due").getByRole("button", { name: "Відкрити календар" }).click();
  await expect(cell(form, "due").locator(".flatpickr-weekday").first()).toHaveText(/Пн/);
  await cell(form, "due").getByRole("button", { name: "Сьогодні" }).click();
  await expect(cell(form, "due").getByRole("textbox")).toHaveCount(1);
});

test("a list that failed is reported at its field, with a retry [R5.2-08]", async ({
  id,
  clerk,
  form,
  fault,
  page,
  trouble,
}) => {
  trouble.expect("status of 500");
  await clerk.open("/strict.html");
  await fault({ path: "/api-user/select/", kind: "status", status: 500, times: 9 });
  await clerk.edit(`works.request/${id}`);
  const retry = cell(form, "topic").getByRole("button", { name: /Не вдалося завантажити/ });
  await expect(retry).toBeVisible();
  await page.request.delete("/__fault");
  await retry.click();
  await expect(retry).toHaveCount(0);
  await form.choose("Тема", "Газони");
});

test("letters typed while the list's code loads are kept and filter @both", async ({ id, clerk, form, page }) => {
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(chunkOf("src/view/controls/choosing/combobox.ts"), async (route) => {
    await held;
    await route.continue();
  });
  await clerk.open("/legacy.html");
  const record = await clerk.record(`works.request/${id}`);
  await clerk.change(`works.request/${id}`, { applicant: record["applicant"] });
  await clerk.edit(`works.request/${id}`);
  await form.openList("Джерело");
  await page.keyboard.type("zz");
  await expect(form.field("Джерело")).toHaveValue("zz");
  go();
  await expect(cell(form, "channel").getByText("Збігів не знайдено")).toBeVisible();
  await expect(form.field("Джерело")).toHaveValue("zz");
});
