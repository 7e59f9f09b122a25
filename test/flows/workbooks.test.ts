/** Spreadsheet files in an estimate: read in a worker where the policy allows one, elsewhere in the page within limits. */
import type { Locator, Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "../support/demo.ts";
import type { Clerk, OpenForm } from "../support/driver.ts";

const address = "works.roadwork/4";
const estimate = [{ name: "Curbs", unit: "m", qty: 120, price: 310 }];

/** A workbook whose first column is the name of a work. */
function bookOf(rows: number, more: Record<string, Uint8Array> = {}): Buffer {
  const row = "<row><c><v>7</v></c></row>";
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const packaged = "http://schemas.openxmlformats.org/package/2006";
  const files = {
    "[Content_Types].xml": `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${packaged}/relationships"><Relationship Id="a" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="b"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packaged}/relationships"><Relationship Id="b" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetData>${row.repeat(rows)}</sheetData></worksheet>`,
  };
  const packed = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return Buffer.from(zipSync({ ...Object.fromEntries(packed), ...more }, { level: 1 }));
}

async function openImport(clerk: Clerk, form: OpenForm): Promise<Locator> {
  await clerk.open("/forms");
  await clerk.change(address, { items: estimate, budget: 1000 });
  await clerk.open("/admin/edit/works.roadwork/4/estimate");
  await form.button("Імпорт…").click();
  return form.element.getByRole("dialog", { name: "Імпорт рядків" });
}
const choose = (dialog: Locator, buffer: Buffer) =>
  dialog.getByLabel("Файл .xlsx").setInputFiles({ name: "a.xlsx", mimeType: "", buffer });
const rowsOf = (form: OpenForm): Locator => form.element.getByRole("grid", { name: "Позиції" }).getByRole("gridcell");

/** Sends the office's pages with these directives in place of the demo's own. */
const withPolicy = (page: Page, change: (policy: string) => string) =>
  page.route("**/admin/**", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const headers = response.headers();
    const policy = change(headers["content-security-policy"]!);
    return route.fulfill({ response, headers: { ...headers, "content-security-policy": policy } });
  });

/** Paths of the workers that have started. */
function started(page: Page): string[] {
  const list: string[] = [];
  page.on("worker", (worker) => list.push(new URL(worker.url()).pathname));
  return list;
}

test("[R2.4-45] a workbook is read in a worker of dist, which ends with the reading @both", async ({
  clerk,
  form,
  page,
}) => {
  const workers = started(page);
  const dialog = await openImport(clerk, form);
  await choose(dialog, bookOf(60_000));
  await expect(dialog.getByText("Рядків: 60000, клітинок з помилками: 0")).toBeVisible();
  expect(workers).toEqual([expect.stringMatching(/^\/dist\/chunks\/worker-\w+\.js$/)]);
  await expect.poll(() => page.workers().length).toBe(0);
});

test("bombs, broken files and a million rows are refused in words, and the table stays as it is @both", async ({
  clerk,
  form,
  page,
}) => {
  test.slow();
  const dialog = await openImport(clerk, form);
  const before = await rowsOf(form).allInnerTexts();
  const good = bookOf(3);
  for (const [file, words] of [
    [bookOf(3, { "xl/media/a": new Uint8Array(200_000_000) }), "Файл після розпакування завеликий."],
    [good.subarray(0, good.length / 2), "Файл пошкоджений або не містить таблиці."],
    [bookOf(1_000_000), "Забагато даних: можна до 50 МБ, 100 000 рядків і 200 000 клітинок."],
    [Buffer.alloc(50_000_001), "Забагато даних: можна до 50 МБ, 100 000 рядків і 200 000 клітинок."],
  ] as const) {
    await choose(dialog, file);
    await expect(dialog.getByText(`${words} Таблиця не змінилася.`)).toBeVisible({ timeout: 60_000 });
    await expect(dialog.getByRole("button", { name: "Імпортувати" })).toBeDisabled();
    await expect.poll(() => page.workers().length).toBe(0);
    await choose(dialog, good);
    await expect(dialog.getByText("Рядків: 3, клітинок з помилками: 0")).toBeVisible();
  }
  await dialog.getByRole("button", { name: "Скасувати" }).click();
  expect(await rowsOf(form).allInnerTexts()).toEqual(before);
});

test("closing the dialog while a file is read ends the worker, and the table stays as it is @both", async ({
  clerk,
  form,
  page,
}) => {
  const workers = started(page);
  const dialog = await openImport(clerk, form);
  const before = await rowsOf(form).allInnerTexts();
  await choose(dialog, bookOf(600_000));
  await expect.poll(() => workers.length).toBe(1);
  await dialog.getByRole("button", { name: "Скасувати" }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => page.workers().length).toBe(0);
  expect(await rowsOf(form).allInnerTexts()).toEqual(before);
});

for (const [what, change, violation] of [
  [
    "worker-src 'none' @both",
    (policy: string) => policy.replace("worker-src 'self'", "worker-src 'none'"),
    "violation of worker-src",
  ],
  [
    "Trusted Types without ours",
    (policy: string) => policy.replace("trusted-types vs", "trusted-types 'none'"),
    "violation of trusted-types",
  ],
] as const)
  test(`under ${what} the page reads small workbooks itself, says how large, and tells the console the line that allows larger ones`, async ({
    clerk,
    form,
    page,
    trouble,
  }) => {
    trouble.expect(violation, "Content Security Policy", "Content-Security-Policy", "Content Security policy");
    trouble.expect("import: the policy of this page", "/socket"); // Chromium takes a page that the test answers for one of another network
    const violations: string[] = [];
    page.on("console", (message) => message.text().startsWith(violation) && violations.push(message.text()));
    await withPolicy(page, change);
    const dialog = await openImport(clerk, form);
    await choose(dialog, bookOf(2_000));
    await expect(dialog.getByText("Рядків: 2000, клітинок з помилками: 0")).toBeVisible();
    for (const large of [bookOf(50_001), Buffer.alloc(5_000_001), bookOf(3, { a: new Uint8Array(60_000_000) })]) {
      const line = page.waitForEvent("console", (message) =>
        message.text().includes("worker-src 'self'; trusted-types vs"),
      );
      await choose(dialog, large);
      await line;
      await expect(dialog.getByText("тут можна до 5 МБ і 50 000 рядків")).toBeVisible();
      await expect(dialog.getByRole("button", { name: "Імпортувати" })).toBeDisabled();
    }
    expect(page.workers()).toEqual([]);
    expect(violations, "tried once a page").toHaveLength(1);
  });
