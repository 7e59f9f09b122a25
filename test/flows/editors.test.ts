/** Editors of code and of texts: by keyboard and pointer, under the strictest policy, and what the server stores. */
import type { Page } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { expect, test } from "../support/demo.ts";
import { chunkOf } from "../support/chunks.ts";

const posted = (page: Page) =>
  page.evaluate(() => String(new FormData(document.querySelector<HTMLFormElement>("#own")!).get("x")));

/** A tag alone in a form of the page with the strictest policy, with a button behind it. */
async function put(page: Page, name: string, attributes: Record<string, string>): Promise<void> {
  await page.goto("/strict.html");
  await page.evaluate(
    ([tag, given]) => {
      const form = Object.assign(document.createElement("form"), { id: "own" });
      const made = document.createElement(tag);
      for (const [attribute, value] of Object.entries(given)) made.setAttribute(attribute, value);
      const after = Object.assign(document.createElement("button"), { type: "button", textContent: "далі" });
      form.append(made, after);
      document.querySelector("main")!.prepend(form);
    },
    [name, { name: "x", ...attributes }] as const,
  );
  await page.locator("#own .frame").first().waitFor();
}

test("[R2.4-34] [R9.6-04] [R9.6-05] code can be typed before and after the editor loads, and is formatted when it is left @both", async ({
  page,
}) => {
  await put(page, "vs-code", { mode: "json", value: "[1]", title: "Налаштування" });
  const control = page.getByRole("textbox", { name: /Налаштування/ });
  await expect(page.locator("#own .frame")).toHaveJSProperty("offsetHeight", 300);
  await control.focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("2,", { delay: 5 });
  await expect(page.locator("#own .ace_editor.ace-rainbow")).toBeVisible();
  await expect(control).toBeFocused();
  await page.keyboard.type("3,", { delay: 5 });
  await expect.poll(() => posted(page)).toBe("[2,3,1]");
  expect(await findings(page, ["#own vs-code", ".frame"])).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByText("Tab виходить з редактора")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Впорядкувати" })).toBeFocused();
  await expect.poll(() => posted(page)).toBe("[\n  2,\n  3,\n  1\n]");
});

test("[R2.4-36] [R4-46] [R9.9-03] font size, theme and full screen by keyboard; the choice is remembered", async ({
  page,
}) => {
  await put(page, "vs-code", { mode: "sql", value: "select 1", title: "Запит", required: "" });
  const control = page.getByRole("textbox", { name: /Запит/ });
  await control.click();
  const editor = page.locator("#own .ace_editor");
  await expect(editor).toHaveCSS("font-size", "14px");
  await page.keyboard.press("Control+Alt+Equal");
  await expect(editor).toHaveCSS("font-size", "15px");
  await page.keyboard.press("Alt+Shift+Enter");
  const whole = page.getByRole("dialog", { name: "Запит" });
  await expect(whole).toHaveJSProperty("offsetHeight", page.viewportSize()!.height);
  await expect(control).toBeFocused();
  expect(await findings(page, ["#own vs-code", ".frame"])).toEqual([]);
  await page.keyboard.press("Escape"); // now Tab leaves the editor
  await page.keyboard.press("Escape");
  await expect(whole).toHaveCount(0);
  await expect(control).toBeFocused();
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Delete");
  await page.evaluate(() => document.querySelector<HTMLFormElement>("#own")!.reportValidity());
  await expect(control).toHaveAttribute("aria-invalid", "true");
  expect(await findings(page, ["#own vs-code", ".field"])).toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await page.keyboard.press("End"); // to the end of the toolbar
  await expect(page.getByRole("button", { name: "На весь екран" })).toBeFocused();
  await page.getByLabel("Кольори").selectOption("monokai");
  await expect(page.locator("#own .ace-monokai")).toBeVisible();
  await put(page, "vs-code", { mode: "unknown", theme: "unknown", value: "a", title: "Запит" });
  await control.click();
  await expect(page.locator("#own .ace-monokai")).toHaveCSS("font-size", "15px");
});

test("[R2.4-34] [R2.4-35] [R2.4-36] [R7.3-17] [R7.5-02] [R8-10] formatting, files and the save button", async ({
  page,
  fault,
  trouble,
}) => {
  trouble.expect("500 (Internal Server Error)");
  await put(page, "vs-code", { mode: "sql", value: "", title: "Запит", save: "" });
  await page
    .locator("#own input[type=file]")
    .first()
    .setInputFiles({
      name: "a.sql",
      mimeType: "text/plain",
      buffer: Buffer.from("select id from a where b=1"),
    });
  await expect.poll(() => posted(page)).toBe("select id from a where b=1");
  await page.getByRole("button", { name: "Впорядкувати" }).click();
  await expect.poll(() => posted(page)).toBe("select\n  id\nfrom\n  a\nwhere\n  b = 1");
  const reload = page.waitForRequest((request) => request.url().endsWith("/helper/reload"));
  await page.getByRole("button", { name: "Застосувати на сервері" }).click();
  expect((await reload).method()).toBe("GET");
  await expect(page.getByText("Застосовано")).toBeVisible();

  const picture = { name: "roof.png", mimeType: "image/png", buffer: Buffer.from(png, "base64") };
  await page.getByRole("textbox", { name: /Запит/ }).click();
  await page.keyboard.press("Control+End");
  await page.locator("#own input[type=file]").nth(1).setInputFiles(picture);
  await expect.poll(() => posted(page)).toMatch(/ = 1\/files\/[\w-]+\.png$/);
  const stored = await page.request.get(/\/files\/.*/.exec(await posted(page))![0]);
  expect([stored.status(), stored.headers()["content-type"]]).toEqual([200, "image/png"]);

  await fault({ path: "/file/multer", kind: "status", status: 500 });
  await page.locator("#own input[type=file]").nth(1).setInputFiles(picture);
  await expect(page.getByRole("dialog")).toContainText("Файл не завантажено (500)");
});

test.describe("an administrator", () => {
  test.use({ user: "admin" });

  test("[R2.4-43] [R9.6-04] code is written in a popup of the demo; Escape stays in the editor; the server stores it formatted", async ({
    page,
    clerk,
  }) => {
    const name = `flow.${crypto.randomUUID()}`;
    await clerk.open("/forms");
    const form = await clerk.add("doc.code/code");
    await form.type("Назва", name);
    await form.choose("Мова", "JSON");
    await page.getByRole("textbox", { name: "Текст" }).click();
    await expect(page.locator(".ace_editor")).toBeVisible();
    await page.keyboard.type('{"rows":[50]}');
    await page.keyboard.press("Escape");
    await expect(page.getByText("Tab виходить з редактора")).toBeVisible();
    await page.keyboard.press("Tab");
    await form.save();
    await expect(form.element).toHaveCount(0);
    const found = await page.request.get(`/api/doc.code/?${new URLSearchParams({ filter: JSON.stringify({ name }) })}`);
    expect((await found.json()) as object).toMatchObject({ rows: [{ body: '{\n  "rows": [\n    50\n  ]\n}' }] });
  });
});

test("[R2.4-31] [R2.4-32] a text is written by keyboard alone: a word in bold, a list, a link, a table, full screen @both", async ({
  page,
}) => {
  const libraries = new Set<string>();
  page.on("request", (request) => {
    for (const name of ["ace/ace-parts", "quill/quill-parts", "flatpickr/flatpickr-parts", "tom-select/tom-select"])
      if (chunkOf(`src/vendors/${name}.ts`).test(request.url())) libraries.add(name.split("/")[0]!);
  });
  await put(page, "vs-rich-text", { type: "Html", title: "Текст", value: "<p>Roof</p>", required: "" });
  expect([...libraries], "before a touch").toEqual([]);
  const text = page.getByRole("textbox", { name: "Текст" });
  const bar = page.getByRole("toolbar", { name: "Оформлення тексту" });
  const { keyboard } = page;
  await text.focus();
  await keyboard.press("Control+End");
  await keyboard.type(" leaks", { delay: 5 }); // the editor loads meanwhile
  await expect(page.locator("#own .ql-editor")).toBeFocused();
  await keyboard.type(" again");
  await expect.poll(() => posted(page)).toBe("<p>Roof leaks again</p>");
  expect([...libraries]).toEqual(["quill"]);

  await keyboard.press("Control+Shift+ArrowLeft");
  await keyboard.press("Control+b");
  await expect(bar.getByRole("button", { name: "Жирний" })).toHaveAttribute("aria-pressed", "true");
  await keyboard.press("End");
  await keyboard.press("Enter");
  await keyboard.press("Tab"); // one stop for the whole bar
  await expect(bar.getByRole("combobox", { name: "Заголовок" })).toBeFocused();
  for (const _ of "12345678") await keyboard.press("ArrowRight");
  await keyboard.press("ArrowRight");
  await expect(bar.getByRole("button", { name: "Нумерований список" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(text).toBeFocused();
  await keyboard.type("rafter");
  await keyboard.press("Enter");
  await keyboard.press("Control+k");
  const address = page.getByRole("textbox", { name: "Адреса посилання" });
  await expect(address).toBeFocused();
  await keyboard.type("no address");
  await keyboard.press("Enter");
  await expect(page.getByText("Тут потрібна адреса")).toBeVisible();
  expect(await findings(page, ["#own vs-rich-text", ".frame"])).toEqual([]);
  await keyboard.press("Control+a");
  await keyboard.type("example.com/act");
  await keyboard.press("Enter");
  await expect(text).toBeFocused();
  await keyboard.press("Enter");
  await keyboard.press("Enter"); // the list ends

  await keyboard.press("Alt+F10");
  await keyboard.press("End");
  for (const _ of "123") await keyboard.press("ArrowLeft");
  await expect(bar.getByRole("button", { name: "Таблиця" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(page.locator("#own .ql-editor td")).toHaveCount(9);
  await keyboard.type("a1");
  await keyboard.press("Tab");
  await keyboard.type("b1");
  await keyboard.press("Alt+F10");
  await keyboard.press("Enter");
  const menu = page.getByRole("menu", { name: "Таблиця" });
  await expect(menu.getByRole("menuitem").first()).toBeFocused();
  expect(await findings(page, ["#own vs-rich-text", ".frame"])).toEqual([]);
  await keyboard.press("ArrowUp");
  for (const _ of "12") await keyboard.press("ArrowUp");
  await keyboard.press("Enter"); // the row
  await expect(page.locator("#own .ql-editor td")).toHaveCount(6);
  await expect
    .poll(() => posted(page))
    .toMatch(
      /^<p>Roof leaks <strong>again<\/strong><\/p><ol><li>.*rafter.*<\/li><li><a href="https:\/\/example\.com\/act"[^>]*>example\.com\/act<\/a><\/li><\/ol><table>/,
    );

  await keyboard.press("Alt+Shift+Enter");
  const whole = page.getByRole("dialog", { name: "Текст" });
  await expect(whole).toHaveJSProperty("offsetHeight", page.viewportSize()!.height);
  expect(await findings(page, ["#own vs-rich-text", ".frame"])).toEqual([]);
  await keyboard.press("Escape");
  await expect(whole).toHaveCount(0);
  await expect(text).toBeFocused();

  await keyboard.press("Control+a");
  await keyboard.press("Delete");
  await page.evaluate(() => document.querySelector<HTMLFormElement>("#own")!.reportValidity());
  await expect(text).toHaveAttribute("aria-invalid", "true");
  expect(await findings(page, ["#own vs-rich-text", ".field"])).toEqual([]);
});

test("a text whose editor fails to load can be written all the same, a sentence says so, and the next touch retries", async ({
  page,
  trouble,
}) => {
  trouble.expect("Failed to load resource", "dynamically imported module");
  await page.route(chunkOf("src/vendors/quill/quill-parts.ts"), (route) => route.abort());
  await put(page, "vs-rich-text", { title: "Текст" });
  const text = page.getByRole("textbox", { name: "Текст" });
  await text.click();
  await expect(page.getByText("Кнопки оформлення не завантажилися, але текст можна писати далі")).toBeVisible();
  await page.keyboard.type("roof");
  await expect.poll(() => posted(page)).toBe("roof");
  expect(await findings(page, ["#own vs-rich-text", ".frame"])).toEqual([]);
  await page.unroute(chunkOf("src/vendors/quill/quill-parts.ts"));
  await page.getByRole("button", { name: "далі" }).focus();
  await text.focus();
  await expect(page.locator("#own .ql-editor")).toHaveText("roof");
  await page.keyboard.press("Control+End");
  await page.keyboard.type("!");
  await expect.poll(() => posted(page)).toBe("<p>roof!</p>");
});

test("[R2.4-32] [R7.5-02] a stored text with scripts is shown harmless; a save from a popup is a person's cleaned markup", async ({
  page,
  clerk,
}) => {
  const hostile = `<p onclick="document.title='run'">Act</p><img src="https://evil.example/x.png" onerror="document.title='run'"><iframe src="/"></iframe><a edit="works.request/1" href="javascript:document.title='run'">x</a>`;
  const id = await clerk.store("doc.document", { title: "Акт", kind: "act", body: hostile });
  await page.goto("/strict.html");
  await page.evaluate(async (record) => {
    const value = await (await fetch(`/api/doc.document/${record}`)).json();
    const form = Object.assign(document.createElement("vs-form"), {
      table: "doc.document",
      record: String(record),
      schema: { schema: { title: { title: "Назва" }, body: { type: "Html", title: "Текст" } } },
      value,
    });
    const popup = document.createElement("vs-popup");
    popup.append(form);
    popup.setAttribute("open", "");
    document.body.append(popup);
  }, id);
  const text = page.getByRole("textbox", { name: "Текст" });
  await expect(text).toHaveText(/Act/);
  await text.click();
  await expect(page.locator(".ql-editor")).toBeVisible();
  await text.getByText("x", { exact: true }).click();
  await expect(page.locator("vs-form form, vs-form [part~=bar]").first()).toBeVisible();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Alt+Shift+Enter");
  const whole = page.getByRole("dialog", { name: "Текст" });
  await expect(whole).toHaveJSProperty("offsetHeight", page.viewportSize()!.height);
  await page
    .locator("vs-form input[type=file]")
    .setInputFiles({ name: "roof.png", mimeType: "image/png", buffer: Buffer.from(png, "base64") });
  await expect(text.locator('img[alt="roof"]')).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(whole).toHaveCount(0);
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await page.getByRole("button", { name: "Зберегти" }).click();
  expect((await saved).ok()).toBe(true);
  const { body } = (await (await page.request.get(`/api/doc.document/${id}`)).json()) as { body: string };
  expect(body).toMatch(/^<p>Act<\/p><p>x<img src="\/files\/[\w-]+\.png" alt="roof"><\/p>$/);
  expect(await page.title()).not.toBe("run");
});

/** A picture of one pixel. */
const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
