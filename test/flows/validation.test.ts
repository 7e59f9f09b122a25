/** Checks of values, as a clerk meets them (R5.1-…). */
import { expect, test } from "../support/demo.ts";

const unique = "/api/unique/works/contractor/edrpou";
const taken = "Підрядник з таким кодом уже є";
const freshCode = () => String(92_000_000 + Math.floor(Math.random() * 7_000_000));
const codeOf = async (clerk: { record(address: string): Promise<Record<string, unknown>> }) =>
  String((await clerk.record("works.contractor/8"))["edrpou"]);

test.beforeEach(async ({ clerk }) => clerk.open("/rare"));

test("a code that is taken is reported at its field soon after the last key, and is not saved; a free one is @db [R5.1-15] [R7.2-09] [R3.6-03]", async ({
  clerk,
  form,
}) => {
  const writes = clerk.writes();
  const code = freshCode();
  await clerk.add("works.contractor/contractor_checks");
  await form.type("Код ЄДРПОУ", "123");
  await expect(form.note("Код ЄДРПОУ")).toHaveText("Код має вісім цифр");
  await form.type("Код ЄДРПОУ", await codeOf(clerk));
  await expect(form.note("Код ЄДРПОУ")).toHaveText(taken);
  await form.type("Назва", "Checked Company");
  await form.save();
  await expect(form.summary.getByRole("link")).toHaveText([`Код ЄДРПОУ — ${taken}`]);
  await expect(form.field("Код ЄДРПОУ")).toBeFocused();
  expect(writes).toEqual([]);
  await form.type("Код ЄДРПОУ", code);
  await expect(form.note("Код ЄДРПОУ")).toHaveText("");
  await form.save();
  await expect(form.element).toHaveCount(0);
  expect(await clerk.count("works.contractor", { edrpou: code, name: "Checked Company" })).toBe(1);
});

test("a save waits for the check: pressed right after the last key it sends nothing [R5.1-15]", async ({
  clerk,
  form,
}) => {
  const writes = clerk.writes();
  const code = await codeOf(clerk);
  await clerk.add("works.contractor/contractor_checks");
  await form.type("Назва", "Impatient Company");
  await form.type("Код ЄДРПОУ", code);
  await clerk.page.keyboard.press("Enter");
  await expect(form.summary.getByRole("link")).toHaveText([`Код ЄДРПОУ — ${taken}`]);
  expect(writes).toEqual([]);
});

test("the record's own code is free and not checked [R5.1-15]", async ({ clerk, form, page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes(unique) && asked.push(request.url()));
  const own = String((await clerk.record("works.contractor/7"))["edrpou"]);
  await clerk.edit("works.contractor/7/contractor_checks");
  await expect(form.field("Код ЄДРПОУ")).toHaveValue(own);
  await form.type("Код ЄДРПОУ", await codeOf(clerk));
  await expect(form.note("Код ЄДРПОУ")).toHaveText(taken);
  await form.type("Код ЄДРПОУ", own);
  await expect(form.note("Код ЄДРПОУ")).toHaveText("");
  await form.save();
  await expect(form.element).toHaveCount(0);
  expect(asked.every((url) => url.endsWith("&id=7") && !url.includes(own))).toBe(true);
  expect(asked.length).toBeGreaterThan(0);
});

test("a check that fails is shown at the field and does not block the save [R5.1-15]", async ({
  clerk,
  form,
  fault,
  trouble,
}) => {
  trouble.expect("status of 500");
  const code = freshCode();
  await fault({ path: unique, kind: "status", status: 500, times: 9 });
  await clerk.add("works.contractor/contractor_checks");
  await form.type("Код ЄДРПОУ", code);
  await expect(form.note("Код ЄДРПОУ")).toHaveText("Не вдалося перевірити, чи вільне це значення. Зберегти можна.");
  await expect(form.field("Код ЄДРПОУ")).toHaveAttribute("aria-invalid", "false");
  await form.type("Назва", "Unchecked Company");
  await form.save();
  await expect(form.element).toHaveCount(0);
  expect(await clerk.count("works.contractor", { edrpou: code })).toBe(1);
});

test("the messages of a check follow the language, the author's too [R5.1-07] [R3.6-03]", async ({
  clerk,
  form,
  page,
}) => {
  await clerk.add("works.contractor/contractor_checks");
  await form.type("Код ЄДРПОУ", "123");
  await expect(form.note("Код ЄДРПОУ")).toHaveText("Код має вісім цифр");
  await page.evaluate(() => Object.assign((window as unknown as { vs: object }).vs, { lang: "en" }));
  await expect(form.note("Company code")).toHaveText("The code has eight digits");
  await form.type("Name", " ");
  await page.keyboard.press("Tab");
  await expect(form.note("Name")).toHaveText("Required");
});
