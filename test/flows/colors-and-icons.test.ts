import { findings } from "../support/axe.ts";
import { expect, test } from "../support/demo.ts";
import { expectSoundExample } from "../support/example-page.ts";

const valueOf = (tag: { evaluate<T>(run: (element: Element) => T): Promise<T> }) =>
  tag.evaluate((element) => (element as never as { value: unknown }).value);

for (const name of ["color", "palette", "icon"])
  test(`the examples of vs-${name} have no finding of axe, light, dark and narrow`, async ({ clerk, page }) => {
    await expectSoundExample(clerk, page, name);
  });

test("colours by keyboard alone [R2.4-28] [R2.4-29]", async ({ clerk, page }) => {
  await clerk.open("/elements/fields/palette/example.html");
  const bark = page.locator("vs-palette[name=bark]");
  await bark.getByRole("checkbox").first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect.poll(() => valueOf(bark)).toBe("#f5a8a1");

  await clerk.open("/elements/fields/color/example.html");
  const road = page.locator("vs-color[name=road]");
  await road.getByRole("textbox", { name: "Колір дороги" }).focus();
  await page.keyboard.type("FF7f0e");
  await page.keyboard.press("Tab");
  await expect(road.getByRole("textbox", { name: "Колір дороги" })).toHaveValue("#ff7f0e");
});

test("an icon of the server's folder by keyboard alone [R2.4-19] [R7.5-08]", async ({ clerk, page }) => {
  await clerk.open("/elements/fields/icon/example.html");
  const kind = page.locator("vs-icon[name=kind]");
  const choice = kind.getByRole("combobox", { name: "Значок виду робіт" });
  await choice.focus();
  await page.keyboard.press("Enter");
  await expect(kind.getByRole("option")).toHaveCount(18);
  await expect
    .poll(() => kind.locator("img").evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth)))
    .toBe(true);
  expect(await findings(page, "main")).toEqual([]);
  await page.keyboard.type("sch");
  await expect(kind.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect.poll(() => valueOf(kind)).toBe("school.svg");
  await expect(choice).toBeFocused();
});
