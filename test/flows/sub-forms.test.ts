/** Forms inside a form: the contacts of a contractor. */
import type { Page } from "@playwright/test";
import { expect, test } from "../support/demo.ts";
import { kept, offer } from "../support/drafts.ts";

const row = (page: Page, at: number) => page.getByRole("region", { name: `№ ${at}` });
const nameIn = (page: Page, at: number) => row(page, at).getByRole("textbox", { name: "Ім'я" });
const contacts = (page: Page) => page.getByRole("group", { name: "Контактні особи" });
const addTo = (page: Page) => contacts(page).getByRole("button", { name: "Додати" }).last();
/** What stands in the names of all contacts. */
const seen = (page: Page) =>
  contacts(page)
    .getByRole("textbox", { name: "Ім'я" })
    .evaluateAll((all) => (all as HTMLInputElement[]).map(({ value }) => value));

test("[R2.4-50] contacts are added, moved and saved; undo takes back what was typed inside", async ({
  clerk,
  page,
}) => {
  const id = await clerk.store("works.contractor", {
    edrpou: String(41_000_000 + (Date.now() % 900_000)),
    name: "ТОВ «Каштан»",
  });
  await clerk.open(`/admin/edit/works.contractor/${id}/contractor`);
  await addTo(page).click();
  await expect(nameIn(page, 1)).toBeFocused();
  await page.keyboard.type("Ткачук");
  await addTo(page).click();
  await nameIn(page, 2).fill("Савчук");
  await page.getByRole("button", { name: "Перемістити № 2" }).focus();
  await page.keyboard.press("ArrowUp");
  await expect(nameIn(page, 1)).toHaveValue("Савчук");
  await nameIn(page, 2).fill("Бойко");
  await nameIn(page, 2).blur();
  await nameIn(page, 2).focus();
  await page.keyboard.press("Control+z");
  await expect(nameIn(page, 2)).toHaveValue("Ткачук");
  await page.locator("vs-form").getByRole("button", { name: "Зберегти" }).click();
  await page.locator("vs-modal").getByRole("button", { name: "Зберегти" }).click();
  const stored = async () => (await clerk.record(`works.contractor/${id}`))["contacts"] as { name: string }[] | null;
  await expect.poll(async () => (await stored())?.map((one) => one.name)).toEqual(["Савчук", "Ткачук"]);
});

test("[R2.4-50] a row is moved by the mouse; undo takes back an added, a moved and a removed row", async ({
  clerk,
  page,
}) => {
  const id = await clerk.store("works.contractor", {
    edrpou: String(42_000_000 + (Date.now() % 900_000)),
    name: "ТОВ «Клен»",
    contacts: [{ name: "Ткачук" }, { name: "Савчук" }],
  });
  await clerk.open(`/admin/edit/works.contractor/${id}/contractor`);
  await expect.poll(() => seen(page)).toEqual(["Ткачук", "Савчук"]);
  const undo = page.locator("vs-form").getByRole("button", { name: /Крок назад/ });
  await addTo(page).click();
  await expect.poll(() => seen(page)).toEqual(["Ткачук", "Савчук", ""]);
  await undo.click();
  await expect.poll(() => seen(page)).toEqual(["Ткачук", "Савчук"]);
  await row(page, 1).getByRole("button", { name: "Прибрати № 1" }).click();
  await expect.poll(() => seen(page)).toEqual(["Савчук"]);
  await undo.click();
  await expect.poll(() => seen(page)).toEqual(["Ткачук", "Савчук"]);
  await page.getByRole("button", { name: "Перемістити № 2" }).hover();
  await page.mouse.down();
  const { x, y } = (await page.getByRole("button", { name: "Перемістити № 1" }).boundingBox())!;
  await page.mouse.move(x + 4, y + 6, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => seen(page)).toEqual(["Савчук", "Ткачук"]);
  await undo.click();
  await expect.poll(() => seen(page)).toEqual(["Ткачук", "Савчук"]);
});

test("[R2.4-50] text typed inside a row survives a closed page with the draft", async ({ clerk, page }) => {
  const id = await clerk.store("works.contractor", {
    edrpou: String(43_000_000 + (Date.now() % 900_000)),
    name: "ТОВ «Явір»",
    contacts: [{ name: "Ткачук" }],
  });
  const path = `/admin/edit/works.contractor/${id}/contractor`;
  await clerk.open(path);
  await nameIn(page, 1).fill("Ткачук Ірина");
  await addTo(page).click();
  await nameIn(page, 2).fill("Бондар");
  await kept(page);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(offer(page)).toContainText("Є незбережені зміни");
  await page.getByRole("button", { name: "Відновити" }).click();
  await expect.poll(() => seen(page)).toEqual(["Ткачук Ірина", "Бондар"]);
});

test("[R2.4-50] [R2.4-47] contacts copied in a spreadsheet are pasted: matched by headings, wrong cells marked, one undo", async ({
  clerk,
  page,
}) => {
  const id = await clerk.store("works.contractor", {
    edrpou: String(43_000_000 + (Date.now() % 900_000)),
    name: "ТОВ «Верба»",
    contacts: [{ name: "Ткачук" }],
  });
  await clerk.open(`/admin/edit/works.contractor/${id}/contractor`);
  await expect(nameIn(page, 1)).toHaveValue("Ткачук");
  await nameIn(page, 1).focus();
  await nameIn(page, 1).evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "Телефон\tІм'я\n380501234567\tСавчук\nнема\tБойко\n");
    input.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, composed: true, cancelable: true }),
    );
  });
  const dialog = page.getByRole("dialog", { name: "Імпорт рядків" });
  await expect(dialog.getByText("Рядків: 2, клітинок з помилками: 1")).toBeVisible();
  await dialog.getByRole("button", { name: "Імпортувати" }).click();
  await expect.poll(() => seen(page)).toEqual(["Ткачук", "Савчук", "Бойко"]);
  await expect(nameIn(page, 1)).toBeFocused();
  await page
    .locator("vs-form")
    .getByRole("button", { name: /Крок назад/ })
    .click();
  await expect.poll(() => seen(page)).toEqual(["Ткачук"]);
});

test("a save waits for a file that is being checked in a row, is refused while it is sent, and stores its name", async ({
  clerk,
  page,
}) => {
  const id = await clerk.store("works.contractor", {
    edrpou: String(44_000_000 + (Date.now() % 900_000)),
    name: "ТОВ «Липа»",
    contacts: [{ name: "Ткачук" }],
  });
  /** Holds back the server's answers. @returns a function that lets them through */
  const hold = async (path: string) => {
    let free = () => {};
    const isFree = new Promise<void>((resolve) => (free = resolve));
    await page.route(path, (route) => isFree.then(() => route.fallback()));
    return free;
  };
  const check = await hold("**/api/unique/**");
  const upload = await hold("**/file/upload/**");
  const saves: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && saves.push(request.url()));
  await clerk.open("/strict.html");
  await page.evaluate((record) => {
    const schema = {
      name: { title: "Ім'я" },
      scan: { type: "File", title: "Довіреність", dir: "documents", unique: "edrpou" },
    };
    const given = { contacts: { type: "Block", title: "Контактні особи", schema } };
    const form = document.createElement("vs-form");
    Object.assign(form, { table: "works.contractor", record, schema: { schema: given } });
    Object.assign(form, { value: { id: record, contacts: [{ name: "Ткачук" }] } });
    document.querySelector("main")!.prepend(form);
  }, id);
  const input = row(page, 1).locator("input[type=file]");
  await input.setInputFiles({
    name: "довіреність.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.4\n%%EOF"),
  });
  const save = page.locator("vs-form").getByRole("button", { name: /^Збер/ });
  await save.click();
  await expect(save).toHaveAttribute("aria-disabled", "true");
  expect(saves).toEqual([]);
  check();
  await expect(row(page, 1).locator(".note.wrong")).toContainText("довіреність.pdf");
  await expect(contacts(page).getByText("1 помилка")).toBeVisible();
  expect(saves).toEqual([]);
  upload();
  await expect(row(page, 1).locator(".note.wrong")).toHaveCount(0);
  await save.click();
  const scan = async () => ((await clerk.record(`works.contractor/${id}`))["contacts"] as { scan: string }[])[0]!.scan;
  await expect.poll(scan).toMatch(/\.pdf$/);
});
