/** A query that filters the list of requests. */
import { expect, test } from "../support/demo.ts";

test("[R2.4-40] conditions filter the list: they are sent one by one, never as a text @both", async ({
  clerk,
  page,
}) => {
  await clerk.open("/tables");
  const grid = page.getByRole("grid", { name: "Звернення" });
  await expect(grid.getByRole("row").nth(5)).toContainText("ЗВ-");
  const all = Number(await grid.getAttribute("aria-rowcount"));
  await page.getByText("Відбір за умовами").click();
  const query = page.getByRole("group", { name: "Умови" });
  await query.getByRole("combobox", { name: "Додати умову" }).selectOption("priority");
  await query.getByRole("combobox", { name: /^Умова для/ }).selectOption("IN");
  const asked = page.waitForRequest(/works\.request\/\?.*filter=/);
  await query.getByRole("textbox", { name: /^Значення для/ }).fill("1\n2");
  await page.keyboard.press("Tab");
  const { searchParams } = new URL((await asked).url());
  expect(JSON.parse(searchParams.get("filter") ?? "")).toEqual({ priority: { operator: "IN", value: [1, 2] } });
  expect(decodeURIComponent(searchParams.toString())).not.toMatch(/SELECT/i);
  await expect(async () => expect(Number(await grid.getAttribute("aria-rowcount"))).toBeLessThan(all)).toPass();
  await query.getByText("Текст запиту").click();
  await expect(query.locator("pre")).toContainText('WHERE "priority" IN (1, 2)');
  await query.getByRole("button", { name: /^Прибрати/ }).click();
  await expect(async () => expect(Number(await grid.getAttribute("aria-rowcount"))).toBe(all)).toPass();
});

test("a condition whose value does not fit leaves the list as it is, and is marked", async ({ clerk, page }) => {
  await clerk.open("/tables");
  const grid = page.getByRole("grid", { name: "Звернення" });
  await expect(grid.getByRole("row").nth(5)).toContainText("ЗВ-");
  await page.getByText("Відбір за умовами").click();
  const query = page.getByRole("group", { name: "Умови" });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).searchParams.get("filter") ?? ""));
  await query.getByRole("combobox", { name: "Додати умову" }).selectOption("priority");
  const value = query.getByRole("textbox", { name: /^Значення для/ });
  await value.fill("багато");
  await grid.getByRole("gridcell").first().click();
  await expect(value).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("впишіть його або приберіть умову")).toBeVisible();
  await value.fill("1");
  await page.keyboard.press("Tab");
  await expect.poll(() => asked.filter(Boolean)).toEqual(['{"priority":{"operator":"=","value":1}}']);
});
