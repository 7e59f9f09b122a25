import { expect, test } from "../support/demo.ts";
import { expectSoundExample } from "../support/example-page.ts";

for (const name of ["captcha", "reminder", "address"])
  test(`the examples of vs-${name} have no finding of axe, light, dark and narrow`, async ({ clerk, page }) => {
    await expectSoundExample(clerk, page, name);
  });

test("a reminder by keyboard alone [R2.4-65] [R4-45]", async ({ clerk, page }) => {
  await clerk.open("/elements/fields/reminder/example.html");
  const again = page.locator("vs-reminder[name=again]");
  await again.getByRole("textbox", { name: "День" }).focus();
  await page.keyboard.type("05.03.2026");
  await page.keyboard.press("Tab");
  await page.keyboard.type("905");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(again.locator("div[role=option]").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect
    .poll(() => again.evaluate((tag) => (tag as never as { value: unknown }).value))
    .toEqual({ date: "2026-03-05", time: "09:05", person: expect.stringMatching(/^\d+$/) });
});

test("an address fills the district and the point, and the request is stored with them [R2.4-59] [R9.1-09]", async ({
  clerk,
  form,
  page,
}) => {
  await clerk.open("/admin/add/works.request/citizen");
  await form.choose("Тема", "Газони");
  const address = form.field("Адреса");
  await address.click();
  await page.keyboard.type("вулиця");
  await form.element.getByRole("option").first().click();
  await expect(address).toHaveValue(/вулиця/);
  await form.button("Далі").click();
  await form.type("Зміст звернення", "The lawn is dry near the school.");
  await form.button("Далі").click();
  await form.type("Прізвище та ім'я", "Address Person");
  await form.field("Згода на обробку даних").click();
  await form.element.getByRole("checkbox", { name: "Перевірка" }).click();
  await expect(form.element.getByText("Перевірено")).toBeVisible();
  await form.button("Надіслати").click();
  await expect(clerk.notice("Збережено")).toBeVisible();
  const stored = await page.evaluate(async () => {
    const filter = encodeURIComponent(JSON.stringify({ applicant: "Address Person" }));
    const answer = await fetch(`/api/works.request/?filter=${filter}`);
    return ((await answer.json()) as { rows: Record<string, unknown>[] }).rows[0];
  });
  expect(stored).toMatchObject({ place: { type: "Point", coordinates: [expect.any(Number), expect.any(Number)] } });
  expect([stored!["address_id"], stored!["district_id"]]).toEqual([expect.any(Number), expect.any(Number)]);
});

test("the server stores a contractor's hours and colours [R2.4-29] [R5.2-06]", async ({ clerk, form, page }) => {
  await clerk.change("works.contractor/9", { work_from: "08:00", work_to: "17:00", brand_colors: "#1d5fc2" });
  await clerk.open("/forms");
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "#", textContent: "9" });
    link.setAttribute("edit", "works.contractor/9/contractor");
    document.body.prepend(link);
  });
  await clerk.edit("works.contractor/9/contractor");
  await form.type("Працює до", "2400");
  await form.element.getByRole("checkbox", { name: "червоний насичений, #e5484d" }).click();
  await form.save();
  await clerk.answer("Зберегти");
  await expect(form.element).toHaveCount(0);
  expect(await clerk.record("works.contractor/9")).toMatchObject({ work_to: "24:00", brand_colors: "#1d5fc2,#e5484d" });
});
