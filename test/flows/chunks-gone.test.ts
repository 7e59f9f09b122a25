/** A release has removed the files that an open page still asks for. */
import type { Page } from "@playwright/test";
import { chunkOf } from "../support/chunks.ts";
import { expect, test } from "../support/demo.ts";
import { tilesOf } from "../support/map-driver.ts";

/** Only the entry of our code can be loaded. */
async function removeChunks(page: Page): Promise<() => void> {
  let isGone = true;
  let isFirst = true;
  await page.route("**/dist/chunks/**", (route) => {
    const isEntry = isFirst;
    isFirst = false;
    return isGone && !isEntry ? route.fulfill({ status: 404 }) : route.continue();
  });
  return () => (isGone = false);
}

test.beforeEach(({ trouble }) => trouble.expect(/./));

test("a click says in the page's language that its code is gone, and works once it is back @both [SAFETY §4]", async ({
  clerk,
  page,
  id,
  browserName,
}) => {
  const putBack = await removeChunks(page);
  await clerk.open("/legacy.html");
  await clerk.row(id).getByRole("link", { name: "Редагувати" }).click();
  const message = page.getByRole("alert").filter({ hasText: "Не вдалося завантажити." }).last();
  await expect(message).toBeVisible();
  await expect(page.getByRole("button", { name: "Оновити сторінку" }).last()).toBeVisible();
  putBack();
  // Firefox keeps the failure of a module until the page is left.
  if (browserName === "chromium") await page.getByRole("button", { name: "Не вдалося завантажити." }).last().click();
  else {
    await page.getByRole("button", { name: "Оновити сторінку" }).last().click();
    await expect(message).toHaveCount(0);
    await clerk.edit(`works.request/${id}`);
  }
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("an action whose code is gone after others have worked says so, and works once it is back [SAFETY §4]", async ({
  clerk,
  page,
  id,
}) => {
  await clerk.open("/legacy.html");
  await clerk.edit(`works.request/${id}`);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const code = chunkOf("src/page/actions/del.action.ts");
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await clerk.row(id).getByRole("link", { name: "Видалити" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Не вдалося завантажити." })).toBeVisible();
  await page.unroute(code);
  await page.getByRole("button", { name: "Не вдалося завантажити." }).click();
  await expect(clerk.question).toContainText("Видалити «");
});

test("over a modal dialog the message can be pressed, and its retry works [SAFETY §4]", async ({ clerk, page, id }) => {
  await clerk.open("/legacy.html");
  await clerk.edit(`works.request/${id}`);
  await expect(page.locator("vs-popup vs-form").getByRole("textbox").first()).toBeVisible();
  const code = chunkOf("src/page/actions/del.action.ts");
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await page.evaluate((record) => {
    const link = Object.assign(document.createElement("a"), { href: "#", textContent: "Забрати" });
    link.setAttribute("del", record);
    document.querySelector("vs-popup")!.append(link);
  }, `works.request/${id}`);
  await page.getByRole("link", { name: "Забрати" }).press("Enter");
  const retry = page.getByRole("button", { name: "Не вдалося завантажити." });
  await expect(page.getByRole("alert").filter({ hasText: "Не вдалося завантажити." })).toBeVisible();
  await page.unroute(code);
  await retry.click();
  await expect(page.getByRole("alert").filter({ hasText: "Не вдалося завантажити." })).toHaveCount(0);
  await expect(clerk.question).toContainText("Видалити «");
});

test("an undo whose code is gone says so and is not lost [SAFETY §4]", async ({ clerk, page }) => {
  const record = await clerk.store("works.request", { applicant: "To Be Restored", topic: "lamp", body: "restore me" });
  await clerk.open("/legacy.html");
  const code = chunkOf("src/page/saving/undo-delete.ts");
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await clerk.remove(`works.request/${record}`);
  await clerk.answer("Видалити");
  await page.getByRole("button", { name: "Повернути" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Не вдалося завантажити." })).toBeVisible();
  await page.unroute(code);
  await page.getByRole("button", { name: "Не вдалося завантажити." }).click();
  await expect(clerk.notice(/^Повернуто/)).toBeVisible();
});

test("a click that opens a form follows its link when only the code of the dialog is gone [SAFETY §4]", async ({
  clerk,
  page,
  id,
}) => {
  await page.route(chunkOf("elements/popup/popup.tsx"), (route) => route.fulfill({ status: 404 }));
  await clerk.open("/legacy.html");
  await page.evaluate((record) => {
    const link = Object.assign(document.createElement("a"), { id: "plain", href: "/strict.html", textContent: "Далі" });
    link.setAttribute("edit", `works.request/${record}`);
    document.body.prepend(link);
  }, id);
  await page.locator("#plain").click();
  await expect(page).toHaveURL(/strict\.html/);
});

test("a click on a link with an address follows it when the code is gone [SAFETY §4]", async ({ clerk, page }) => {
  await removeChunks(page);
  await clerk.open("/legacy.html");
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { id: "plain", href: "/strict.html", textContent: "Далі" });
    link.setAttribute("modal-info", "/widget/newest_requests");
    document.body.prepend(link);
  });
  await page.locator("#plain").click();
  await page.waitForURL("**/strict.html");
});

test("a spreadsheet whose formulas cannot be computed says so, keeps and saves them, and tries again [SAFETY §4]", async ({
  clerk,
  form,
  page,
}) => {
  const address = "works.roadwork/6";
  await clerk.open("/forms");
  await clerk.change(address, { estimate: [["Асфальт", 12]] });
  await clerk.open(`/admin/edit/${address}/estimate`);
  const sheet = form.element.getByRole("grid", { name: "Розрахунок" });
  const price = sheet.locator('[role=row][aria-rowindex="3"]:visible > [aria-colindex="3"]');
  await price.click();
  await page.keyboard.type("7");
  await page.keyboard.press("Enter");
  await expect(price).toHaveText("7");
  await page.route("**/dist/chunks/**", (route) => route.fulfill({ status: 404 }));
  await page.keyboard.type("=B2*2");
  await page.keyboard.press("Enter");
  await expect(form.element.getByText("Формули не вдалося обчислити")).toBeVisible();
  await page.unroute("**/dist/chunks/**");
  await page.keyboard.type("=B2*3");
  await page.keyboard.press("Enter");
  const result = (row: number) => sheet.locator(`[role=row][aria-rowindex="${row}"]:visible > [aria-colindex="3"]`);
  await expect(result(4)).toHaveText("14");
  await expect(result(5)).toHaveText("21");
  await expect(form.element.getByText("Формули не вдалося обчислити")).toHaveCount(0);
  await form.button("Зберегти").first().click();
  await expect
    .poll(async () => (await clerk.record(address))["estimate"])
    .toEqual([
      ["Асфальт", 12],
      [null, 7],
      [null, "=B2*2"],
      [null, "=B2*3"],
    ]);
});

for (const [tag, button, code] of [
  ["data-table", "Імпорт…", "src/view/controls/importing/import-dialog.tsx"],
  ["block", "Вставити з таблиці…", "elements/fields/block/import-rows.tsx"],
  ["files", "Обернути й обрізати схема.png", "src/view/controls/files/picture-editor.tsx"],
] as const)
  test(`a field of the kind ${tag} stays with its values when the code of "${button}" is gone, and opens it later [SAFETY §4]`, async ({
    clerk,
    page,
  }) => {
    await clerk.open(`/elements/fields/${tag}/example.html`);
    const field = page.locator(tag === "files" ? "vs-files[name=scans]" : `vs-${tag}`).first();
    await expect(field.getByRole("button").first()).toBeVisible();
    if (tag === "files") {
      const chooser = page.waitForEvent("filechooser");
      await field.getByRole("button", { name: /Вибрати/ }).click();
      const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 20, height: 20 } });
      await (await chooser).setFiles({ name: "схема.png", mimeType: "image/png", buffer });
      await expect(field.locator("a.file-name"), "it is sent").toHaveText("схема.png");
    }
    const opener = field.getByRole("button", { name: button }).first();
    await expect(opener).toBeVisible();
    const values = () => page.evaluate(() => [...new FormData(document.querySelector("form")!)].map(String));
    const before = await values();
    await page.route(chunkOf(code), (route) => route.fulfill({ status: 404 }));
    await opener.click();
    await expect(page.getByRole("alert").filter({ hasText: "Не вдалося завантажити." })).toBeVisible();
    await expect(opener).toBeVisible();
    expect(await values()).toEqual(before);
    await page.unroute(chunkOf(code));
    await page.getByRole("button", { name: "Не вдалося завантажити." }).click();
    const opened = tag === "files" ? field.getByRole("group", { name: button }) : page.getByRole("dialog");
    await expect(opened.first()).toBeVisible();
  });

test("a file field whose camera buttons have not come can be used without them, and gets them later [SAFETY §4]", async ({
  clerk,
  page,
}) => {
  const code = chunkOf("src/view/controls/files/capture-buttons.tsx");
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await clerk.open("/elements/fields/files/example.html");
  await expect(page.getByRole("alert").filter({ hasText: "Не вдалося завантажити." })).toBeVisible();
  const field = page.locator("vs-files[webcam]");
  await expect(field.getByRole("button", { name: /Вибрати/ })).toBeVisible();
  await page.unroute(code);
  await page.getByRole("button", { name: "Не вдалося завантажити." }).click();
  await expect(field.getByRole("button", { name: "Сфотографувати" })).toBeVisible();
});

test("forms inside a form whose code has not come say so, take no new row, and come by a button [SAFETY §4]", async ({
  clerk,
  page,
}) => {
  const code = chunkOf("elements/form/sub-forms.tsx");
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await clerk.open("/elements/fields/block/example.html");
  const field = page.locator("vs-block").first();
  await expect(field.getByText("Не вдалося завантажити частину програми.")).toBeVisible();
  await expect(field.getByText("Завантаження…")).toHaveCount(0);
  await expect(field.getByRole("button", { name: "+ Додати" })).toBeDisabled();
  await page.unroute(code);
  await field.getByRole("button", { name: "Повторити" }).click();
  await expect(field.getByRole("textbox").first()).toBeVisible();
  await expect(field.getByText("Не вдалося завантажити частину програми.")).toHaveCount(0);
  await expect(field.getByRole("button", { name: "+ Додати" })).toBeEnabled();
});

test("a map whose code is gone gives the address of its place as a text, and says that its features have not come [SAFETY §4]", async ({
  clerk,
  page,
}) => {
  for (const module of ["src/page/content/clipboard.ts", "src/maps/formats/project.ts"])
    await page.route(chunkOf(module), (route) => route.fulfill({ status: 404 }));
  await clerk.open("/map.html");
  const town = page.locator("#town");
  await expect(tilesOf(town, "/map/tile_cutting/1/").first()).toBeVisible();
  await page.evaluate(() => {
    const map = document.createElement("vs-map") as HTMLElement & { value: unknown };
    map.value = {
      type: "Point",
      coordinates: [500_000, 5_600_000],
      crs: { type: "name", properties: { name: "urn:ogc:def:crs:EPSG::32636" } },
    };
    map.id = "metres";
    document.querySelector("main, body")!.prepend(map);
  });
  await expect(page.locator("#metres").getByText("Об'єкти не завантажено").first()).toBeVisible();
  await town.getByRole("button", { name: /^Скопіювати посилання на це місце/ }).click();
  await expect(page.getByText(/http\S*\/map\.html\S*#map/).first()).toBeVisible();
});
