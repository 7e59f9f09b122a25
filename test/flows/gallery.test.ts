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

/**
 * A static file server at the root of the repository, like `python3 -m http.server`; with `?pause=` it sends what follows
 * these words a little later.
 */
const test = base.extend<object, { files: string }>({
  files: [
    async ({}, use) => {
      const server = createServer(async (request, response) => {
        const { pathname, searchParams } = new URL(request.url ?? "/", "http://files");
        try {
          const file = await readFile(path.join(path.resolve("."), pathname));
          response.writeHead(200, { "Content-Type": types[path.extname(pathname)] ?? "application/octet-stream" });
          const pause = searchParams.get("pause");
          const at = pause ? file.indexOf(pause) : 0;
          response.write(file.subarray(0, at));
          setTimeout(() => response.end(file.subarray(at)), at && 300);
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
    const framed = card.locator(".stage iframe");
    const isFramed = (await framed.count()) > 0;
    if (isFramed) await framed.scrollIntoViewIfNeeded(); // loaded when it comes near
    const stage = isFramed ? framed.contentFrame() : card.locator(".stage");
    await expect(stage.locator(tag).first(), tag).toBeAttached();
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
    test.slow(); // roles are looked for among 29,000 nodes
    await clerk.open(`${files}/demo/index.html`);
    await clerk.configure({ save_notice_ms: 30_000 }); // a busy machine may look at this large page less often
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

  for (const [language, name, word, foreign] of [
    ["en", "Eng", "Copy the markup", /[\u0400-\u04ff]/],
    ["ru", "Рус", "Скопировать разметку", /[ґєіїҐЄІЇ]/],
  ] as const)
    test(`speaks ${language} wholly, examples and their answers too, from a link and from memory`, async ({
      clerk,
      page,
      files,
    }) => {
      test.slow();
      await clerk.open(`${files}/demo/index.html`);
      await page.getByRole("navigation", { name: "Мова" }).getByRole("link", { name }).click();
      await expect(page).toHaveURL(new RegExp(`lang=${language}`));
      await expectWhole(page);
      await expect(page.getByRole("button", { name: word }).first()).toBeVisible();
      await expect.poll(() => foreignTexts(page, foreign)).toEqual([]);
      await clerk.edit("works.request/17/request");
      await expect.poll(() => foreignTexts(page, foreign)).toEqual([]);
      await page.keyboard.press("Escape");
      // remembered: without the address too
      await clerk.open(`${files}/demo/index.html`);
      await expect(page.getByRole("button", { name: word }).first()).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`lang=${language}`));
      await clerk.open(`${files}/demo/side-by-side.html`);
      await expect(page.locator("vs-form").getByRole("textbox").first()).toBeVisible();
      await expect.poll(() => foreignTexts(page, foreign)).toEqual([]);
    });

  test("is in the chosen language also when the page arrives in pieces", async ({ clerk, page, files }) => {
    test.slow();
    await clerk.open(`${files}/demo/index.html?lang=ru&pause=${encodeURIComponent('<a class="page"')}`);
    await expectWhole(page);
    await expect.poll(() => foreignTexts(page, /[ґєіїҐЄІЇ]/)).toEqual([]);
  });

  test("switches the theme of the examples", async ({ clerk, page, files }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await clerk.open(`${files}/demo/index.html`);
    await expectWhole(page);
    await page.getByRole("button", { name: "Темна тема" }).click();
    await expect(page.locator('#vs-switcher .stage .vs[data-theme="dark"]').first()).toBeVisible();
  });

  for (const tag of ["vs-popup", "vs-modal", "vs-viewer"])
    test(`the copied markup of ${tag} opens its dialogs in a page that has only vs.js`, async ({
      clerk,
      page,
      files,
      trouble,
    }) => {
      trouble.expect("status of 404"); // the forms that the markup names are on no server here
      await clerk.open(`${files}/demo/index.html`);
      const code = page.locator(`#${tag} pre code`);
      await expect(code).toContainText("trigger=");
      await paste(page, files, await code.innerText());
      const button = page.getByRole("button").first();
      await button.click();
      await expect(page.getByRole("dialog")).toBeVisible();
    });

  test("the copied markup of vs-notices shows notices in a page that has only vs.js", async ({
    clerk,
    page,
    files,
  }) => {
    await clerk.open(`${files}/demo/index.html`);
    const code = page.locator("#vs-notices pre code");
    await expect(code).toContainText("trigger=");
    await paste(page, files, await code.innerText());
    await page.getByRole("button", { name: "Успіх" }).click();
    await expect(clerk.notice("Звернення збережено")).toBeVisible();
  });

  test("shows the shell and a widget in frames, in the language and theme of the page", async ({
    clerk,
    page,
    files,
  }) => {
    await clerk.open(`${files}/demo/index.html?lang=en&theme=dark`);
    for (const id of ["vs-outlet", "vs-widget"]) await page.locator(`#${id} iframe`).scrollIntoViewIfNeeded();
    const shell = page.locator("#vs-outlet iframe").contentFrame();
    await expect(shell.getByRole("heading", { name: "Requests of residents" })).toBeVisible();
    await expect(shell.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("#vs-widget iframe").contentFrame().getByText("Iryna Tkachuk").first()).toBeVisible();
  });

  test("side by side: the form by hand checks, keeps a draft and saves, and its lines are counted", async ({
    clerk,
    page,
    files,
  }) => {
    await clerk.open(`${files}/demo/side-by-side.html`);
    const form = page.locator("#hand-form");
    await expect(form.getByLabel("Заявник")).toHaveValue("Ткачук Ірина");
    await typeInto(form.getByLabel("Телефон"), "123");
    await form.getByRole("button", { name: "Зберегти" }).click();
    await expect(form.getByText("12 цифр: 380501234567")).toBeVisible();
    await typeInto(form.getByLabel("Телефон"), "380507654321");
    await expect(form.getByText("Чернетку збережено")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(form.getByText("Збережено", { exact: true })).toBeVisible();
    await expect(page.locator("vs-form").getByRole("textbox", { name: "Заявник" })).toHaveValue("Ткачук Ірина");
    const rows = page.locator("#count tbody tr");
    await expect(rows).toHaveCount(8);
    for (const row of await rows.all()) await expect(row.locator("td").first()).toHaveText(/^(\d+|—)$/);
    const total = page.locator("#count tfoot td");
    expect(Number(await total.first().innerText())).toBeGreaterThan(5 * Number(await total.last().innerText()));
  });
});

test("a misspelt tag, a misspelt attribute and a target that is none are named in the console of a page from localhost", async ({
  files,
  page,
  trouble,
}) => {
  trouble.expect("expected");
  const told: string[] = [];
  page.on("console", (message) => message.text().includes("expected") && told.push(message.text()));
  const markup = `<vs-selct name="d"></vs-selct> <a href="#" edti="works.request/17">a</a>
    <a href="#" vs-load="/x" target="#place">b</a>`;
  await paste(page, files, markup);
  await page.waitForLoadState("networkidle");
  expect(told).toEqual([]);
  const local = files.replace("127.0.0.1", "localhost");
  await paste(page, local, markup);
  await expect.poll(() => told.length).toBe(3);
  expect(told[0]).toMatch(/^<vs-selct name="d">: found <vs-selct>; expected <vs-select>\. See .*tags\.html#vs-select$/);
  expect(told[1]).toMatch(
    /found edti; expected edit\. See http:\/\/localhost.*\/dist\/reference\/attributes\.html#edit$/,
  );
  expect(told[2]).toContain('found target="#place"; expected data-target');
});

/** A page of somebody else with nothing but this markup and our script. */
async function paste(page: Page, files: string, markup: string): Promise<void> {
  await page.route(`${files}/pasted`, (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html><title>Pasted</title><script src="/dist/vs.js"></script>${markup}`,
    }),
  );
  await page.goto(`${files}/pasted`);
}

/** Visible texts with a letter of another language, through shadow roots and frames; but not names of languages. */
async function foreignTexts(page: Page, foreign: RegExp): Promise<string[]> {
  const found = await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate((letters) => {
        const wrong = new RegExp(letters, "u");
        const texts: string[] = [];
        const look = (root: Document | ShadowRoot) => {
          for (const element of root.querySelectorAll<HTMLElement>("*")) {
            if (element.shadowRoot) look(element.shadowRoot);
            if (element.matches("script,style,template,.languages *,[data-text]") || !element.checkVisibility())
              continue;
            const own = [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : []));
            const { value } = element as HTMLInputElement;
            const given = [...own, element.title, element.ariaLabel, typeof value === "string" ? value : ""];
            for (const text of given) if (text && wrong.test(text)) texts.push(`${element.localName}: ${text.trim()}`);
          }
        };
        look(document);
        return texts;
      }, foreign.source),
    ),
  );
  return [...new Set(found.flat())];
}

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

test("[RC-09] any field's example opens in the playground, in its language, and its form can be saved", async ({
  files,
  page,
}) => {
  test.slow(); // forty forms, in a page of 29,000 nodes
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${files}/demo/index.html?lang=en`);
  const ground = page.locator("#playground");
  const form = ground.locator("vs-form");
  await expect(form.getByLabel(/^Name/)).toBeInViewport({ ratio: 1 }); // on the first screen
  const card = page.locator("#vs-number");
  await card.getByRole("button", { name: "Open in the playground" }).click();
  await expect(form.getByLabel("Spent")).toHaveValue(/^1\s234,5$/);
  await expect(form.getByLabel("Spent")).toBeInViewport();
  await expect(ground.getByLabel("Example")).toHaveValue("example");
  const schema = JSON.parse(await ground.getByLabel(/^Schema/).inputValue());
  expect(schema.schema.area_ha).toMatchObject({ type: "Number", decimal_places: 8, placeholder: "0,00000000" });
  expect(schema.schema.height).toMatchObject({ disabled: true });
  await typeInto(form.getByLabel("Spent"), "7");
  await ground.getByLabel("Example").selectOption("Plain form");
  await expect(form.getByLabel(/^Name/)).toBeVisible();

  const cards = page.locator(".card:has(button.open[data-opens=form])");
  const count = await cards.count();
  expect(count).toBeGreaterThan(30);
  for (const one of await cards.all()) {
    await one.locator("button.open").click();
    const { title } = JSON.parse(await ground.getByLabel(/^Schema/).inputValue());
    await expect(form.locator("button.main"), title).toHaveText("Save");
  }
});

test("[RC-09] any other example opens in the playground as markup that can be changed, with its requests", async ({
  files,
  page,
}) => {
  test.slow(); // in a page of 29,000 nodes
  await page.goto(`${files}/demo/index.html?lang=en`);
  const ground = page.locator("#playground");
  const live = ground.frameLocator(".live iframe");
  const markup = ground.getByLabel("Markup code");
  await expect(page.locator(".card button.open[data-opens]")).toHaveCount(examples.length);
  const cards = page.locator(".card:has(button.open[data-opens=markup])");
  for (const card of await cards.all()) {
    const tag = (await card.getAttribute("id")) ?? "";
    await card.getByRole("button", { name: "Open in the playground" }).click();
    await expect(markup).toBeInViewport();
    await expect(markup).toHaveValue(new RegExp(`<${tag}`));
    await expect(ground.getByLabel(/^Schema/)).toBeHidden();
    await expect(live.locator(tag).first(), tag).toBeAttached();
  }
  await page.locator("#vs-popup").getByRole("button", { name: "Open in the playground" }).click();
  await expect(live.getByRole("button", { name: "A form by its name" })).toBeVisible();
  await live.getByRole("button", { name: "A form by its name" }).click();
  await expect(live.locator("dialog[open]")).toBeVisible();
  await expect(ground.locator(".calls details").filter({ hasText: "GET /api/works.request/18" }).first()).toBeVisible();
  // the example fills one field
  await expect(live.getByRole("textbox", { name: "Applicant" })).toHaveValue("Iryna Tkachuk");
  await page.keyboard.press("Escape");
  await live.getByRole("button", { name: "Do not save" }).click();
  const typed = `<p onclick="wrong()">A &lt;b&gt; <button type="button" trigger="#own">Own</button><br>
    <script>document.title = "wrong"</script></p><vs-popup id="own" title="My own"><p>Typed</p></vs-popup>`;
  await markup.fill(typed);
  await live.getByRole("button", { name: "Own" }).click();
  await expect(live.locator("dialog[open]")).toContainText("My own");
  await expect(live.locator("main > p")).toHaveText(/A <b>/);
  await expect(live.locator("main script, main [onclick]")).toHaveCount(0);
  await ground.getByLabel("Example").selectOption("Plain form");
  await expect(markup).toBeHidden();
  await expect(ground.locator("vs-form").getByLabel(/^Name/)).toBeVisible();
});
