import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { pageFiles } from "../../build/docs/reference/pages.mjs";
import { readTables } from "../../build/docs/tables.mjs";
import { findings } from "../support/axe.ts";
import { expect, test } from "../support/demo.ts";

const address = (page: string) => `/dist/reference/${page}`;

/** The live example under a heading of the page. */
const live = (page: Page, id: string) => page.locator(`[id="${id}"] ~ .live`).first();
/** The block of code under a heading. */
const code = (page: Page, id: string) => page.locator(`[id="${id}"] ~ .code`).first();

test.describe("the reference, signed in", () => {
  test("an attribute's example opens the demo's form, saves, and the list above shows it", async ({
    clerk,
    form,
    page,
    id,
  }) => {
    await clerk.open(address("attributes.html"));
    const newest = page.locator("vs-widget").first();
    await expect(newest).toContainText("Олена Власна");
    await newest.locator(`[edit="works.request/${id}/request"]`).click();
    await form.type("Applicant", "Нова Заявниця");
    await form.save();
    await expect(form.element).toHaveCount(0);
    await expect(newest).toContainText("Нова Заявниця");
    expect(new URL(page.url()).pathname).toBe(address("attributes.html"));
    await live(page, "edit").getByRole("link").click();
    await expect(form.field("Applicant")).toBeVisible();
  });

  test("markup is shown in its target, a modal form in a dialog, a text is copied to the clipboard", async ({
    clerk,
    context,
    page,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await clerk.open(address("attributes.html"));
    await live(page, "format").getByRole("button").click();
    await expect(live(page, "format").getByRole("heading", { name: "Порядок розгляду звернень" })).toBeVisible();
    await live(page, "copy").getByRole("button").click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("RQ-2026/00017");
    await code(page, "modal").getByRole("button", { name: "Copy" }).click();
    await expect(code(page, "modal").getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      '<button type="button" modal="closing"',
    );
    await live(page, "modal").getByRole("button").click();
    await expect(page.locator("vs-modal").getByLabel("Answer to the applicant")).toBeVisible();
  });

  test("every live example of an attribute acts: a dialog, a call, a save, a window, an address [RC-09]", async ({
    clerk,
    page,
  }) => {
    test.setTimeout(180_000);
    const { clicks, beside } = await readTables();
    const ids = [...Object.keys(clicks), ...Object.keys(beside).map((name) => `beside-${name}`)];
    const leaving = new Set(["help", "file-show", "_post", "vs-print", "vs-image"]); // these open a window or a file
    let isLeft = false;
    page.on("popup", (other) => {
      isLeft = true;
      void other.close();
    });
    page.on("download", () => (isLeft = true));
    await page.addInitScript(() => {
      const told: string[] = [];
      Object.assign(window, { told });
      for (const name of ["vs:opened", "vs:done", "vs:saved", "vs:refreshed"])
        addEventListener(name, ({ target }) =>
          target instanceof Element && target.closest("vs-widget") ? 0 : told.push(name),
        );
    });
    const quiet: string[] = [];
    const dialogs = page.locator("vs-popup[open],vs-modal[open]").filter({ visible: true });
    const closed = () =>
      expect(async () => {
        await page.keyboard.press("Escape");
        await expect(dialogs).toHaveCount(0, { timeout: 1000 });
      }).toPass();
    for (const id of ids) {
      if (new URL(page.url(), "http://x").pathname !== address("attributes.html"))
        await clerk.open(address("attributes.html"));
      const actor = live(page, id).locator("a,button,tr").first();
      await actor.waitFor();
      isLeft = false;
      const { href, count } = await page.evaluate(() => ({ href: location.href, count: told.length }));
      // a dialog of the former example may have opened after its Escape
      await expect(async () => {
        await closed();
        await actor.click({ timeout: 3000 });
      }).toPass();
      const acted = () =>
        page.evaluate(
          (before) =>
            location.href !== before.href || told.length > before.count || !!document.querySelector(".live [open]"),
          { href, count },
        );
      await expect
        .poll(async () => (leaving.has(id) ? isLeft : acted().catch(() => true)), { timeout: 5000 })
        .toBe(true)
        .catch(() => quiet.push(id));
      await closed();
      await page.evaluate(() => document.querySelector(".live details")?.removeAttribute("open"));
    }
    expect(quiet).toEqual([]);
  });

  test("events are listed as they are dispatched, window.vs is run by a button", async ({ clerk, page }) => {
    await clerk.open(address("events.html"));
    await page.getByRole("button", { name: "Remind" }).click();
    await expect(page.locator(".told")).toContainText('vs:done action: "api"');
    await clerk.open(address("api.html"));
    await code(page, "confirm").getByRole("button", { name: "Run" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
    await expect(page.locator('[id="confirm"] ~ output').first()).toHaveText("true");
  });

  for (const file of pageFiles)
    test(`${file} has no finding of axe in light and dark, and fits a phone`, async ({ clerk, page }) => {
      for (const theme of ["light", "dark"]) {
        await clerk.open(`${address(file)}?theme=${theme}`);
        await page.waitForFunction(() => !document.querySelector("[aria-busy]"));
        expect(await findings(page), theme).toEqual([]);
      }
      await page.setViewportSize({ width: 390, height: 780 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });

  test("the page about mistakes quotes the messages that its markup causes", async ({ clerk, page, trouble }) => {
    trouble.expect(/: |needs|expected/);
    const { mistakes } = await readTables();
    const told: string[] = [];
    page.on("console", (message) => told.push(message.text()));
    const wrong = mistakes.filter(
      ({ wrong: given, says }) => /^<(a|button|vs-widget)/.test(given) && !/^(callback|after)/.test(says),
    );
    expect(wrong.length).toBeGreaterThan(9);
    const markup = wrong.map(({ wrong: given }, index) => `<p id="w${index}">${given}</p>`).join("");
    await page.route("**/wrong.html", (route) =>
      route.fulfill({
        contentType: "text/html; charset=utf-8",
        body: `<!doctype html><title>wrong</title><script src="/dist/vs.js" data-debug></script><main>${markup}</main>`,
      }),
    );
    await clerk.open("/wrong.html");
    for (const [index, { says }] of wrong.entries()) {
      const words = new RegExp(
        says
          .split("…")
          .map((part) => part.replace(/[^\w\s]/g, "\\$&"))
          .join(".*"),
      );
      await expect(async () => {
        // the line before may have gone to another page; what it has opened may still be on its way, and would cover this one
        if (!page.url().endsWith("/wrong.html")) await clerk.open("/wrong.html");
        await page.keyboard.press("Escape");
        await page
          .locator(`#w${index} > :is(a, button)`)
          .click({ timeout: 1000 })
          .catch(() => {});
        await expect.poll(() => told.some((line) => words.test(line)), { message: says, timeout: 3000 }).toBe(true);
      }).toPass();
    }
  });

  test("custom-elements.json agrees with the running elements @both", async ({ clerk, page }) => {
    const { modules } = JSON.parse(readFileSync("dist/custom-elements.json", "utf8")) as Manifest;
    await clerk.open(address("index.html"));
    await page.evaluate(() => vs.ready);
    const faults = await page.evaluate(compare, modules[0]!.declarations);
    expect(faults).toEqual([]);
  });
});

test.describe("the reference, signed out", () => {
  test.use({ user: "nobody" });

  test("the search finds places of all pages, by keyboard alone; a slash begins it @both", async ({ page }) => {
    await page.goto(address("index.html"));
    await page.keyboard.press("/");
    const field = page.getByRole("searchbox", { name: "Search all pages" });
    await expect(field).toBeFocused();
    const found = page.getByRole("list", { name: "Found places" });
    await page.keyboard.type("date_format");
    await expect(found.getByRole("link").first()).toContainText("date_formatSettings");
    await page.keyboard.press("Control+A");
    await page.keyboard.type("csrf hidden");
    await expect(found.getByRole("link").first()).toContainText("CSRF");
    await page.keyboard.press("Control+A");
    await page.keyboard.type("vs-query");
    await expect(found.getByRole("link").first()).toContainText("<vs-query>");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/tags\.html#vs-query$/);
    await expect(page.locator("#vs-query")).toBeInViewport();

    await page.keyboard.press("/");
    await page.keyboard.type("zzzz");
    await expect(page.locator(".search [role=status]")).toHaveText("Nothing found for “zzzz”.");
    await page.keyboard.press("Escape");
    await expect(page.locator(".search [role=status]")).toHaveText("");
    await page.keyboard.press("Control+A");
    await page.keyboard.type("undo");
    await expect(found.getByRole("link").first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(found.getByRole("link").nth(1)).toBeFocused();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(found).toBeHidden();
    await expect(field).toBeFocused();
  });

  test("says where to sign in, and its fields and schemas work all the same", async ({ clerk, page }) => {
    await clerk.open(address("attributes.html"));
    await expect(live(page, "edit")).toBeHidden();
    const sign = page.locator('[id="edit"] ~ .hint').first().getByRole("link", { name: "Sign in" });
    expect(await sign.getAttribute("href")).toBe("/login?back=%2Fdist%2Freference%2Fattributes.html");
    await clerk.open(address("tags.html"));
    await live(page, "vs-number").getByRole("textbox").fill("1234,5");
    await expect(live(page, "vs-number").locator("output")).toHaveText("spent = 1234.5");
    await clerk.open(address("forms.html"));
    await code(page, "entry-default").getByRole("button", { name: "Show" }).click();
    await expect(live(page, "entry-default").getByLabel("Priority")).toHaveValue("3");
  });

  test("from disk it can be read, searched and copied from, and nothing in it acts", async ({ page, trouble }) => {
    trouble.expect("blocked by CORS policy", "net::ERR_FAILED");
    await page.goto(`file://${path.resolve("dist/reference/attributes.html")}`);
    await page.getByRole("link", { name: "Tags" }).click();
    await expect(page.getByRole("heading", { name: "Tags" })).toBeVisible();
    await expect(page.locator(".live:visible")).toHaveCount(0);
    await code(page, "vs-text").getByRole("button", { name: "Copy" }).click();
    await expect(code(page, "vs-text").getByRole("button", { name: /Copied|Selected/ })).toBeVisible();
    await page.getByRole("searchbox").fill("undo_delete");
    await page.getByRole("list", { name: "Found places" }).getByRole("link", { name: "undo_delete" }).first().click();
    await expect(page).toHaveURL(/reference\/settings\.html#/);
  });
});

interface Manifest {
  modules: { declarations: Declared[] }[];
}
interface Declared {
  tagName: string;
  formAssociated?: boolean;
  attributes: { name: string; fieldName: string; type: { text: string } }[];
  members: { kind: string; name: string; type?: { text: string }; attribute?: string; reflects?: boolean }[];
  cssParts: { name: string }[];
}
declare const vs: { ready: Promise<void> };
declare const told: string[];

/** Runs in the page: what a manifest says and an element does not do. */
async function compare(declarations: Declared[]): Promise<string[]> {
  const faults: string[] = [];
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  for (const { tagName, formAssociated, attributes, members, cssParts } of declarations) {
    const defined = customElements.get(tagName) as { formAssociated?: boolean } | undefined;
    if (!defined) {
      faults.push(`${tagName} is not defined`);
      continue;
    }
    if (!!defined.formAssociated !== !!formAssociated) faults.push(`${tagName}: formAssociated`);
    const made = () => document.createElement(tagName) as unknown as Record<string, unknown> & HTMLElement;
    for (const { name, fieldName, type } of attributes) {
      const element = made();
      const isFlag = type.text === "boolean";
      const isNumber = type.text === "number";
      const text = isFlag ? "" : isNumber ? "7" : name === "type" ? /"(\w+)"(?!.*")/.exec(type.text)![1]! : "17";
      element.setAttribute(name, text);
      const value = element[fieldName];
      const wanted = isFlag ? [true] : isNumber ? [7] : ["17", 17, text, false];
      if (!wanted.includes((Array.isArray(value) ? value.join() : value) as never))
        faults.push(`${tagName} ${name}="${text}": ${fieldName} is ${String(value)}`);
    }
    const element = made();
    for (const { kind, name, type, attribute, reflects } of members) {
      if (kind !== "field") continue;
      if (!(name in element)) faults.push(`${tagName} has no property ${name}`);
      if (!reflects || !attribute) continue;
      const isFlag = type?.text === "boolean";
      element[name] = isFlag ? true : type?.text.startsWith("number") ? 7 : "17";
      const written = element.getAttribute(attribute);
      if (written === null || (!isFlag && written !== String(element[name])))
        faults.push(`${tagName}.${name} is not reflected: ${String(written)}`);
    }
    if (tagName === "vs-outlet") continue; // it would replace the page; its methods have their own test
    const methods = members.filter(({ kind }) => kind === "method");
    const seen = made();
    const schema = { tabs: ["1", "2"], html: "<p>x</p>", schema: { a: { type: "Text" }, b: { tab: 2 } } };
    if (tagName === "vs-form") Object.assign(seen, { schema, mode: "add" });
    if (tagName === "vs-widget") seen.setAttribute("name", "counters");
    else if (/popup|modal/.test(tagName))
      Object.assign(seen, { open: true, title: "Увага", buttons: [{ label: "Так", result: true }] });
    else if (formAssociated || /label|html|history/.test(tagName))
      Object.assign(seen, { title: "Назва", help: "Довідка" });
    if (tagName === "vs-history") Object.assign(seen, { table: "works.request", record: "7" });
    document.body.append(seen);
    const missing = () => methods.filter(({ name }) => typeof seen[name] !== "function");
    for (let count = 0; count < 100 && missing().length; count++) await wait(50);
    for (const { name } of missing()) faults.push(`${tagName} has no method ${name}()`);
    // the parts that show problems, changes and results exist only with those
    const parts = cssParts.filter(
      ({ name }) =>
        !/^(problems?|refusal|meanwhile|result|draft|steps)$/.test(name) && !(name === "help" && !seen["help"]),
    );
    const hidden = () => parts.filter(({ name }) => !seen.shadowRoot?.querySelector(`[part~="${name}"]`));
    for (let count = 0; count < 60 && hidden().length; count++) await wait(50);
    for (const { name } of hidden()) faults.push(`${tagName} shows no part ${name}`);
    seen.remove();
  }
  return faults;
}
