/** Nothing on the page moves when the tags are defined and when they are drawn (docs/hosts.md, §5). */
import { readFileSync } from "node:fs";
import { expect, test as base, type Page } from "@playwright/test";
import { readBuild } from "../support/build.mjs";
import { noScript, startSite, type Site } from "./site.ts";

interface Sites {
  ours: Site;
  /** The same pages without our script. */
  bare: Site;
}
const test = base.extend<{ sites: Sites }>({
  sites: async ({}, use) => {
    const sites = { ours: await startSite("/dist/vs.js"), bare: await startSite(noScript) };
    await use(sites);
    await Promise.all([sites.ours.close(), sites.bare.close()]);
  },
});
test.use({ trace: "off" });

const pages = ["django-admin", "bootstrap-3", "table-form", "rails", "filters"];
const mainFile = readBuild().entries["elements/main.ts"]![0]!.replace("dist/chunks/", "");
/** Time for a page to be painted in each state, in ms. */
const hold = 400;

for (const name of pages) {
  test(`${name}: what stands below and beside the fields does not move until they are drawn @both`, async ({
    page,
    sites,
  }) => {
    const states = await load(page, `${sites.ours.url}/shift/${name}.html`);
    expect(states.drawn).toEqual(states.undefined);
    expect(states.defined).toEqual(states.undefined);
  });

  test(`${name}: the browser counts a layout shift of at most 0.01 more than without the script`, async ({
    page,
    sites,
  }) => {
    const shifts: number[] = [];
    for (const { url } of [sites.bare, sites.ours]) {
      await load(page, `${url}/shift/${name}.html`);
      shifts.push(await page.evaluate(() => (window as unknown as { shift: number }).shift));
    }
    expect(shifts[1]! - shifts[0]!).toBeLessThanOrEqual(0.01);
  });
}

test("a page that loads the script late keeps its layout by reserve.css @both", async ({ page, sites }) => {
  const sheet = readFileSync("dist/reserve.css", "utf8");
  await page.route("**/shift/*.html", async (route) => {
    const body = await (await route.fetch()).text();
    const script = /<script[^>]*vs\.js[^>]*><\/script>/.exec(body)![0];
    const late = script.replace("<script", "<script async");
    await route.fulfill({
      body: body.replace(script, `<style>${sheet}</style>`).replace("</body>", `${late}</body>`),
      contentType: "text/html; charset=utf-8",
    });
  });
  const states = await load(page, `${sites.ours.url}/shift/django-admin.html`);
  expect(states.drawn).toEqual(states.undefined);
});

test("a page without our tags gets no style sheet @both", async ({ page, sites }) => {
  await page.goto(`${sites.ours.url}/many-links.html`);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});

/** Loads the page slowly, and tells where all its elements stand before, between and after our two steps. */
async function load(page: Page, url: string) {
  await page.addInitScript(() => {
    const counted = window as unknown as { shift: number };
    counted.shift = 0;
    if (PerformanceObserver.supportedEntryTypes.includes("layout-shift"))
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) counted.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
  });
  const held = { main: gate(), rest: gate() };
  await page.route("**/dist/chunks/*", async (route) => {
    await (route.request().url().endsWith(mainFile) ? held.main : held.rest).opened;
    await route.continue();
  });
  await page.goto(url, { waitUntil: "domcontentloaded" });
  await page.waitForTimeout(hold);
  const undefinedBoxes = await boxes(page);
  held.main.open();
  await page.waitForTimeout(hold);
  const definedBoxes = await boxes(page);
  held.rest.open();
  const isDrawn = () =>
    [...document.querySelectorAll("*")]
      .filter(({ localName }) => localName.startsWith("vs-"))
      .every(({ shadowRoot }) => shadowRoot?.querySelector(":not(slot)"));
  if (await page.locator("script[src='/dist/vs.js']").count()) await page.waitForFunction(isDrawn);
  await page.waitForTimeout(2 * hold);
  const drawn = await boxes(page);
  await page.unrouteAll({ behavior: "wait" });
  return { undefined: undefinedBoxes, defined: definedBoxes, drawn };
}

/** The place of each element in whole pixels: lines of text may differ by fractions. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll("*")]
      .filter(({ localName }) => !["script", "vs-notices"].includes(localName))
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return `${one.localName} ${one.id} ${[x, y, width, height].map(Math.round).join(" ")}`;
      }),
  );

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}
