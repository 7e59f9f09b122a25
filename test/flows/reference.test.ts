import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { pageFiles } from "../support/docs/reference/pages.mjs";
import { expect, test } from "../support/demo.ts";

const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const address = (page: string) => `/dist/reference/${page}`;

/** The live example below a heading of the page. */
const live = (page: Page, id: string) => page.locator(`[id="${id}"] ~ .live`).first();
/** The block of code below a heading. */
const code = (page: Page, id: string) => page.locator(`[id="${id}"] ~ .code`).first();

test.describe("the reference, signed in", () => {
  test("an attribute's example opens the demo's form, saves, and the list above shows it @both", async ({
    clerk,
    form,
    page,
    id,
  }) => {
    await clerk.open(address("attributes.html"));
    const newest = page.locator("vs-widget").first();
    await expect(newest).toContainText("Олена Власна");
    await newest.locator(`[edit="works.request/${id}/request"]`).click();
    await form.type("Заявник", "Нова Заявниця");
    await form.save();
    await expect(form.element).toHaveCount(0);
    await expect(newest).toContainText("Нова Заявниця");
    expect(new URL(page.url()).pathname).toBe(address("attributes.html"));
    await live(page, "edit").getByRole("link").click();
    await expect(form.field("Заявник")).toBeVisible();
  });

  test("markup comes into its target, a modal form into a dialog, a text to the clipboard", async ({
    clerk,
    context,
    page,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await clerk.open(address("attributes.html"));
    await live(page, "format").getByRole("button").click();
    await expect(live(page, "format").getByRole("heading", { name: "Порядок розгляду звернень" })).toBeVisible();
    await live(page, "copy").getByRole("button").click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("ЗВ-2026/00017");
    await code(page, "modal").getByRole("button", { name: "Copy" }).click();
    await expect(code(page, "modal").getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      '<button type="button" modal="closing"',
    );
    await live(page, "modal").getByRole("button").click();
    await expect(page.locator("vs-modal").getByLabel("Відповідь заявнику")).toBeVisible();
  });

  test("events are written down as they come, window.vs is run by a button", async ({ clerk, page }) => {
    await clerk.open(address("events.html"));
    await page.getByRole("button", { name: "Нагадати" }).click();
    await expect(page.locator(".told")).toContainText('vs:done action: "api"');
    await clerk.open(address("api.html"));
    await code(page, "confirm").getByRole("button", { name: "Run" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Так, зробити!" }).click();
    await expect(page.locator('[id="confirm"] ~ output').first()).toHaveText("true");
  });

  for (const file of pageFiles)
    test(`${file} is clean for axe in light and dark, and fits a phone`, async ({ clerk, page }) => {
      for (const theme of ["light", "dark"]) {
        await clerk.open(`${address(file)}?theme=${theme}`);
        await page.waitForFunction(() => !document.querySelector("[aria-busy]"));
        expect(await findings(page), theme).toEqual([]);
      }
      await page.setViewportSize({ width: 390, height: 780 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });

  test("custom-elements.json says what the running elements are @both", async ({ clerk, page }) => {
    const { modules } = JSON.parse(readFileSync("dist/custom-elements.json", "utf8")) as Manifest;
    await clerk.open(address("index.html"));
    await page.evaluate(() => vs.ready);
    const faults = await page.evaluate(compare, modules[0]!.declarations);
    expect(faults).toEqual([]);
  });
});

test.describe("the reference, signed out", () => {
  test.use({ user: "nobody" });

  test("says where to sign in, and lets fields and schemas live all the same @both", async ({ clerk, page }) => {
    await clerk.open(address("attributes.html"));
    await expect(live(page, "edit")).toBeHidden();
    const sign = page.locator('[id="edit"] ~ .hint').first().getByRole("link", { name: "Sign in" });
    expect(await sign.getAttribute("href")).toBe("/login?back=%2Fdist%2Freference%2Fattributes.html");
    await clerk.open(address("tags.html"));
    await live(page, "vs-number").getByRole("textbox").fill("1234,5");
    await expect(live(page, "vs-number").locator("output")).toHaveText("spent = 1234.5");
    await clerk.open(address("forms.html"));
    await code(page, "entry-default").getByRole("button", { name: "Show" }).click();
    await expect(live(page, "entry-default").getByLabel("Пріоритет")).toHaveValue("3");
  });

  test("from a disk it is read and copied from, and nothing in it acts", async ({ page, trouble }) => {
    trouble.expect("blocked by CORS policy", "net::ERR_FAILED");
    await page.goto(`file://${path.resolve("dist/reference/attributes.html")}`);
    await page.getByRole("link", { name: "Tags" }).click();
    await expect(page.getByRole("heading", { name: "Tags" })).toBeVisible();
    await expect(page.locator(".live:visible")).toHaveCount(0);
    await code(page, "vs-text").getByRole("button", { name: "Copy" }).click();
    await expect(code(page, "vs-text").getByRole("button", { name: /Copied|Selected/ })).toBeVisible();
  });
});

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: checker } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }> };
    };
    const { violations } = await checker.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${JSON.stringify(target)}`));
  });
}

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

/** Runs in the page: what a manifest says and an element does not do. */
async function compare(declarations: Declared[]): Promise<string[]> {
  const faults: string[] = [];
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  for (const { tagName, formAssociated, attributes, members } of declarations) {
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
      if (!wanted.includes(value as never))
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
    // an outlet would take the page over; its methods have a test of their own
    const methods = tagName === "vs-outlet" ? [] : members.filter(({ kind }) => kind === "method");
    const seen = made();
    if (tagName === "vs-form") Object.assign(seen, { schema: { schema: { a: { type: "Text" } } }, mode: "add" });
    if (tagName === "vs-widget") seen.setAttribute("name", "counters");
    document.body.append(seen);
    const missing = () => methods.filter(({ name }) => typeof seen[name] !== "function");
    for (let count = 0; count < 100 && missing().length; count++) await wait(50);
    for (const { name } of missing()) faults.push(`${tagName} has no method ${name}()`);
    seen.remove();
  }
  return faults;
}
