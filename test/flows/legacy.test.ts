import { expect, test } from "../support/demo.ts";

test("an old page is shown to a signed-in clerk @both", async ({ page }) => {
  await page.goto("/legacy.html");
  await expect(page.getByRole("heading", { name: "Звернення громадян" })).toBeVisible();
});
