/** How many round trips, and how many requests, until a person can type; without vs.js and main. */
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/demo.ts";
import { Waves } from "../support/waves.ts";

interface Budget {
  waves: number;
  requests: number;
}
const { loading } = JSON.parse(readFileSync("test/sizes.json", "utf8")) as { loading: Record<string, Budget> };

const mixed = Object.fromEntries(
  Array.from({ length: 20 }, (_, at) => {
    const type = ["Text", "Number", "Date", "Select2", "Checkbox", "TextArea"][at % 6]!;
    return [`f${at}`, { type, title: `Поле ${at}`, ...(type === "Select2" && { data: "district" }) }];
  }),
);
const plain = { name: { type: "Text", title: "Назва" }, note: { type: "TextArea", title: "Примітка" } };

/** A page of the demo's site with this content only. */
async function show(page: Page, schema?: object): Promise<void> {
  const html = `<!doctype html><html lang="uk"><meta charset="utf-8"><link rel="icon" href="data:,"><script src="/dist/vs.js"></script><body><div id="here"></div></body></html>`;
  await page.route("**/waves.html", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: html }));
  await page.route("**/localejs/**", (route) => route.fulfill({ json: {} }));
  if (schema)
    await page.route("**/api/template/form/waves", (route) => route.fulfill({ json: { title: "Форма", schema } }));
  await page.goto("/waves.html");
  await page.evaluate(() => (window as unknown as { vs: { ready: Promise<void> } }).vs.ready);
}

/**
 * Timers of a second or more do not end. They say that something takes long, and load what says it: on a busy machine
 * that would be counted as well.
 */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const start = setTimeout;
    window.setTimeout = ((run: () => void, ms = 0, ...given: []) =>
      start(run, ms < 1000 ? ms : 1_000_000, ...given)) as typeof setTimeout;
  }),
);

/** Inserts markup into the page, or clicks; counts until the control can be typed into. */
async function count(page: Page, act: () => Promise<unknown>, control: Locator): Promise<Waves> {
  const waves = new Waves(async () => (await control.isVisible()) && (await control.isEditable()));
  await waves.watch(page);
  await act();
  await expect(control).toBeVisible({ timeout: 30_000 });
  await expect(control).toBeEditable();
  waves.end();
  return waves;
}
const put = (page: Page, markup: string) =>
  page.evaluate((html) => {
    const made = new DOMParser().parseFromString(html, "text/html");
    document.querySelector("#here")!.append(...document.importNode(made.body, true).childNodes);
  }, markup);

function expectWithin(waves: Waves, name: string): void {
  const { waves: most, requests } = loading[name]!;
  expect(waves.all.length, "nothing was asked for").toBeGreaterThan(0);
  expect(waves.all.length, `waves of ${name}:\n${String(waves)}`).toBeLessThanOrEqual(most);
  expect(waves.requests, `requests of ${name}:\n${String(waves)}`).toBeLessThanOrEqual(requests);
}

test.describe("what is needed together loads together", { tag: "@both" }, () => {
  test("a lone field", async ({ page }) => {
    await show(page);
    const control = page.getByRole("textbox", { name: "Назва" });
    expectWithin(
      await count(page, () => put(page, `<vs-text name="a" title="Назва"></vs-text>`), control),
      "lone field",
    );
  });

  test("a form of texts", async ({ page }) => {
    await show(page, plain);
    const control = page.getByRole("textbox", { name: "Назва" });
    const act = () => put(page, `<vs-form table="works.request" form="waves"></vs-form>`);
    expectWithin(await count(page, act, control), "text form");
  });

  test("a form of twenty mixed fields", async ({ page }) => {
    await show(page, mixed);
    const control = page.getByRole("textbox", { name: "Поле 1", exact: true });
    const act = () => put(page, `<vs-form table="works.request" form="waves"></vs-form>`);
    expectWithin(await count(page, act, control), "mixed form");
  });

  test("the whole card of a request", async ({ page, clerk, id }) => {
    await clerk.open("/legacy.html");
    await page.waitForLoadState("networkidle");
    const control = page.locator("vs-form [data-anchor]:not([hidden],:disabled,[readonly])").first();
    const act = () => open(page, `works.request/${id}/request_full`);
    expectWithin(await count(page, act, control), "request_full");
  });

  test("a click on an old page", async ({ page, clerk, id }) => {
    await clerk.open("/legacy.html");
    await page.waitForLoadState("networkidle");
    const control = page.locator("vs-form [data-anchor]:not([hidden],:disabled,[readonly])").first();
    expectWithin(await count(page, () => open(page, `works.request/${id}/request`), control), "legacy edit");
  });
});

/** Clicks a link of the page that edits this record. */
async function open(page: Page, edit: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement("a"), { href: "#", textContent: "Відкрити" });
    link.setAttribute("edit", address);
    document.body.prepend(link);
    link.click();
  }, edit);
}
