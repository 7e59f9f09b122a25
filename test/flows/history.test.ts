/** The history of a record's states, on a page and in a form. */
import { expect, test } from "../support/demo.ts";
import { OpenForm } from "../support/driver.ts";

test("the card of a request shows who changed its status, and at once the change that is saved now @both [R7.2-11]", async ({
  clerk,
  page,
}) => {
  const id = await clerk.store("works.request", { applicant: "Ткачук Ірина", topic: "lamp", body: "Не світить" });
  await page.goto(`/request/${id}`);
  const history = page.locator("vs-history");
  await expect(history).toContainText("Змін ще не було.");
  await page.getByRole("link", { name: "Редагувати" }).click();
  const form = new OpenForm(page);
  await form.choose("Статус", "У роботі");
  await form.save();
  const line = history.getByRole("listitem");
  await expect(line).toHaveCount(1);
  await expect(line).toContainText("Нове → У роботі");
  await expect(line.locator("time")).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\dT/);
  await expect(line).toContainText(/\d\d\.\d\d\.\d{4} \d\d:\d\d/);

  await page.locator("summary", { hasText: "Ще" }).click();
  await page.getByRole("link", { name: "Повна картка" }).click();
  await page.getByRole("tab").last().click();
  await expect(page.locator("vs-form").getByRole("group", { name: "Історія стану" })).toContainText("Нове → У роботі");
});
