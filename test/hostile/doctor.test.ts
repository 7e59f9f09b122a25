/** The doctor (R2.1-19) on pages that hide or replace what it looks with, or that hide the doctor itself. */
import { expect } from "@playwright/test";
import { test } from "./with-site.ts";

test.use({ trace: "off" });

const pages = ["clobbering", "css-hides", "prototype-1-6", "mootools-1-2", "constructors-replaced", "old-polyfills"];

for (const name of pages)
  test(`the doctor opens by Alt+1 on the page ${name} and lists its findings [R2.1-19]`, async ({ page, site }) => {
    await page.goto(`${site.url}/${name}.html`);
    await page.evaluate("vs.configure({ doctor: true })");
    await page.locator("body").press("Alt+1");
    const panel = page.getByRole("region", { name: "Інспектор" });
    await expect(panel.getByRole("tab", { name: "Запити" })).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowLeft");
    await expect(panel.getByRole("tab", { name: "Перевірка" })).toBeFocused();
    await expect(panel.getByRole("button", { name: /^Знахідки: [1-9]/ })).toBeVisible();
    await expect(panel.getByRole("listitem").first()).toContainText("entrances that write");
    await expect(panel.getByRole("listitem").filter({ hasText: "vs-text" })).toHaveCount(0);
    await page.evaluate(() => {
      const form = document.createElement("form");
      form.append(
        ...["shadowRoot", "getRootNode", "querySelector", "id", "querySelectorAll"].map((own) => {
          const input = document.createElement("input");
          input.name = own;
          return input;
        }),
      );
      const field = document.createElement("vs-text");
      field.setAttribute("name", "note");
      form.setAttribute("id", "hides");
      form.append(field);
      document.createElement("div").appendChild.call(document.getElementsByTagName("html")[0]!.lastChild, form);
    });
    await panel.getByRole("button", { name: "Перевірити знову" }).click();
    await expect(panel.getByRole("listitem").filter({ hasText: '<vs-text name="note">' })).toContainText("no label");
  });

test("on a page that loads the module in place of the script, the doctor asks for no file that is not there [R2.1-19]", async ({
  page,
  site,
}) => {
  const missing: string[] = [];
  page.on("response", (answer) => void (answer.status() === 404 && missing.push(answer.url())));
  await page.goto(`${site.url}/module.html`);
  await page.evaluate("vs.configure({ doctor: true })");
  await page.locator("body").press("Alt+1");
  const panel = page.getByRole("region", { name: "Інспектор" });
  await panel.getByRole("tab", { name: "Перевірка" }).click();
  await expect(panel.getByRole("button", { name: /^Знахідки: / })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(missing).toEqual([]);
});
