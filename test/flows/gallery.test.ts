import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, test as base } from "../support/demo.ts";
import { typeInto } from "../support/driver.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
};

const examples = readdirSync("elements", { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith("example.html"),
);

/** A static file server at the root of the repository, like `python3 -m http.server`. */
const test = base.extend<object, { files: string }>({
  files: [
    async ({}, use) => {
      const server = createServer(async (request, response) => {
        const { pathname } = new URL(request.url ?? "/", "http://files");
        try {
          const file = await readFile(path.join(path.resolve("."), pathname));
          response
            .writeHead(200, { "Content-Type": types[path.extname(pathname)] ?? "application/octet-stream" })
            .end(file);
        } catch {
          response.writeHead(404).end();
        }
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: "worker" },
  ],
});

/** Every example is drawn, with its markup beside it. */
async function expectWhole(page: Page): Promise<void> {
  const cards = page.locator("[data-example]");
  await expect(cards).toHaveCount(examples.length);
  for (const card of await cards.all()) {
    const tag = (await card.getAttribute("id")) ?? "";
    await expect(card.locator(`.stage ${tag}`).first(), tag).toBeAttached();
    await expect(card.locator("pre code"), tag).toContainText(`<${tag}`);
  }
  const bare = () =>
    page.evaluate(() =>
      [...document.querySelectorAll(".stage *")]
        .filter(({ localName, shadowRoot }) => localName.startsWith("vs-") && !shadowRoot?.childElementCount)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
  await expect.poll(bare).toEqual([]);
}

test.describe("the gallery", () => {
  test.use({ user: "nobody" });

  test("shows every element to a visitor of the demo server, without a policy violation @both", async ({
    clerk,
    page,
  }) => {
    await clerk.open("/");
    await expectWhole(page);
    await expect(page.getByText("відповідають із пам'яті")).toBeVisible();
    await expect(page.getByRole("link", { name: "Стара сторінка" })).toBeVisible();
  });

  test("shows every element from a static file server [RC-09]", async ({ clerk, page, files }) => {
    await clerk.open(`${files}/demo/index.html`);
    await expectWhole(page);
    await expect(page.getByRole("link", { name: "Стара сторінка" })).toBeHidden();
  });

  test("adds, edits, shows and deletes in the page's memory", async ({ clerk, page, files, form }) => {
    await clerk.open(`${files}/demo/index.html`);
    const list = page.locator("#vs-form vs-widget");
    await expect(list.getByRole("listitem")).toHaveCount(5);

    await clerk.edit("works.request/17");
    await expect(form.field("Заявник")).toHaveValue("Ткачук Ірина");
    await form.type("Заявник", "Ivan Koval");
    await form.save();
    await expect(clerk.notice("Збережено")).toBeVisible();
    await expect(list).toContainText("Ivan Koval");

    const added = await clerk.add("works.request/request");
    await added.type("Заявник", "Olena Lys");
    await added.choose("Тема", "Аварійне дерево");
    await typeInto(added.field("Зміст звернення"), "A tree has fallen");
    await added.save();
    await expect(list).toContainText("ЗВ-2026/00026");

    await clerk.info("works.request/18");
    await expect(form.field("Заявник")).toHaveText("Бондар Олег");
    await form.page.keyboard.press("Escape");

    await clerk.remove("works.request/21");
    await clerk.answer("Видалити");
    await expect(clerk.notice("Видалено")).toBeVisible();
    await expect(list).not.toContainText("ЗВ-2026/00021");
  });

  test("copies an example's markup, also where a page has no clipboard", async ({ clerk, page, files }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await clerk.open(`${files}/demo/index.html`);
    const card = page.locator("#vs-switcher");
    await expect(card.locator("pre code")).toContainText("<vs-switcher");
    await card.getByRole("button", { name: "Скопіювати розмітку" }).click();
    await expect(card.getByRole("button", { name: /^(Скопійовано|Виділено)/ })).toBeVisible();
    const chosen = await page.evaluate(() => String(getSelection()));
    expect(chosen).toContain('<vs-switcher name="anonymous" title="Анонімно"');
  });

  test("switches the language and the theme of the examples", async ({ clerk, page, files }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await clerk.open(`${files}/demo/index.html`);
    await expectWhole(page);
    await page.getByRole("button", { name: "Eng" }).click();
    await expect(page.locator("#vs-switcher .stage").getByText("Yes").first()).toBeVisible();
    await page.getByRole("button", { name: "Темна тема" }).click();
    await expect(page.locator('#vs-switcher .stage .vs[data-theme="dark"]').first()).toBeVisible();
  });
});

test("the gallery uses the database after sign-in", async ({ clerk, page, form }) => {
  await clerk.open("/");
  await expect(page.getByText("відповідають із пам'яті")).toBeHidden();
  await clerk.edit("works.request/17");
  await expect(form.field("Заявник")).not.toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("[RC-13] testers open each example from a static server, without the gallery and the database", async ({
  clerk,
  page,
  files,
}) => {
  for (const example of examples) {
    await clerk.open(`${files}/elements/${example}`);
    await expect(page.locator("main > *").first(), example).toBeVisible();
  }
});

test("[RC-09] the playground draws a typed schema, refuses as its answer says, and lists what was sent", async ({
  files,
  page,
}) => {
  await page.goto(`${files}/demo/index.html`);
  const ground = page.locator("#playground");
  const form = ground.locator("vs-form");
  await expect(form.getByLabel(/^Назва/)).toHaveValue("Сквер «Дружба»");
  const schema = ground.getByLabel("Схема: GET /api/template/form/playground");
  await schema.fill('{ "schema": { "code": ');
  await expect(ground.getByText("Це ще не JSON")).toBeVisible();
  await expect(form.getByLabel(/^Назва/)).toBeVisible();
  await schema.fill('{ "schema": { "name": { "type": "Text", "title": "Найменування" } } }');
  await expect(form.getByLabel("Найменування")).toHaveValue("Сквер «Дружба»");
  await ground.getByLabel("Приклад").selectOption("Сервер відмовляє: помилки за полями");
  await typeInto(form.getByLabel(/^Номер/), "18");
  await form.getByRole("button", { name: "Зберегти" }).click();
  await expect(form.getByText("Такий номер уже є.").first()).toBeVisible();
  const sent = ground.locator(".calls details").first();
  await expect(sent).toContainText("PUT /api/playground/1 → 422");
  await sent.locator("summary").click();
  await expect(sent.getByText('"number": "18"')).toBeVisible();
});
