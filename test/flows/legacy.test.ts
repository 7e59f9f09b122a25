import { expect, test } from "../support/demo.ts";

test("an old page is shown to a signed-in clerk @both", async ({ page }) => {
  await page.goto("/legacy.html");
  await expect(page.getByRole("heading", { name: "Звернення громадян" })).toBeVisible();
});

test("an old page has one script tag of ours; its links open forms, its fields are drawn, its widgets load [RC-01]", async ({
  clerk,
  form,
  id,
  page,
}) => {
  const markup = await (await page.request.get("/legacy.html")).text();
  expect(markup.match(/<(script|link)[^>]*\/dist\/[^>]*>/g)).toEqual([expect.stringMatching(/^<script [^>]*vs\.js/)]);
  await clerk.open("/legacy.html");
  await expect(page.locator("vs-widget").first()).toContainText("ЗВ-");
  await clerk.edit(`works.request/${id}`);
  await expect(form.field("Заявник")).not.toHaveValue("");
});
