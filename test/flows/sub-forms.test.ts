/** Forms inside a form: the contacts of a contractor. */
import { expect, test } from "../support/demo.ts";

test("[R2.4-50] contacts are added, moved and saved; undo takes back what was typed inside", async ({
  clerk,
  page,
}) => {
  const id = await clerk.store("works.contractor", {
    edrpou: String(41_000_000 + (Date.now() % 900_000)),
    name: "ТОВ «Каштан»",
  });
  await clerk.open(`/admin/edit/works.contractor/${id}/contractor`);
  const block = page.getByRole("group", { name: "Контактні особи" });
  const add = block.getByRole("button", { name: "Додати" }).last();
  const name = (at: number) => page.getByRole("region", { name: `№ ${at}` }).getByRole("textbox", { name: "Ім'я" });
  await add.click();
  await expect(name(1)).toBeFocused();
  await page.keyboard.type("Ткачук");
  await add.click();
  await name(2).fill("Савчук");
  await page.getByRole("button", { name: "Перемістити № 2" }).focus();
  await page.keyboard.press("ArrowUp");
  await expect(name(1)).toHaveValue("Савчук");
  await name(2).fill("Бойко");
  await name(2).blur();
  await name(2).focus();
  await page.keyboard.press("Control+z");
  await expect(name(2)).toHaveValue("Ткачук");
  await page.locator("vs-form").getByRole("button", { name: "Зберегти" }).click();
  await page.locator("vs-modal").getByRole("button", { name: "Так" }).click();
  await expect(page.getByText("Успішно").or(page.getByText("Збережено")).first()).toBeVisible();
  const stored = await clerk.record(`works.contractor/${id}`);
  expect((stored["contacts"] as { name: string }[]).map((one) => one.name)).toEqual(["Савчук", "Ткачук"]);
});
