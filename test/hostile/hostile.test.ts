import { existsSync } from "node:fs";
import process from "node:process";
import { expect, test as base, type Page } from "@playwright/test";
import { ask, compare, openPage } from "./compare.ts";
import { hostilePages } from "./hostile-pages.ts";
import { libraries, noScript, startSite, type Site } from "./site.ts";

const test = base.extend<object, { sites: { without: Site; with: Site } }>({
  sites: [
    async ({}, use) => {
      const sites = { without: await startSite(noScript), with: await startSite("/dist/vs.js") };
      await use(sites);
      await Promise.all([sites.without.close(), sites.with.close()]);
    },
    { scope: "worker" },
  ],
});

// A trace is a script in the page too, with its own globals.
test.use({ trace: "off" });

/** Only Debian has browser builds of these; CI installs them, so there a missing one fails. */
const isLacking = (name: string) => !process.env["CI"] && name in libraries && !existsSync(libraries[name]!);

for (const [name, { crime, opener, both, isDeaf = false, adds = true }] of Object.entries(hostilePages)) {
  const tag = both ? ["@both"] : [];
  const library = name.replace(/-late$/, "");
  const why = `${libraries[library]} is missing: apt-get install libjs-${library}`;

  test(`${name}: beside ${crime} the host is unchanged`, { tag }, async ({ browser, sites }) => {
    test.skip(isLacking(library), why);
    expect(await compare(browser, name, sites)).toEqual([]);
  });

  if (adds)
    test(
      `${name}: beside ${crime} the add action opens one usable popup${isDeaf ? "" : ", which saves"}`,
      { tag },
      async ({ browser, sites }) => {
        test.skip(isLacking(library), why);
        const { page, context, said } = await openPage(browser, sites.with, name);
        if (opener) await page.locator(opener).click();
        try {
          await worksIn(page);
          if (!isDeaf) await asksBeforeLosing(page);
          if (!isDeaf) await saves(page, sites.with);
        } finally {
          expect.soft(said.filter(isTrouble), "what the console says meanwhile").toEqual([]);
          await context.close();
        }
      },
    );
}

/**
 * One popup, on top, visible, legible, focused, editable, closed by Escape with the focus back on its opener. Uses the
 * observer, because some of these pages replace the natives by which the test's own driver finds elements.
 */
async function worksIn(page: Page): Promise<void> {
  await clickAt(page, await ask(page, "place", "#add"));
  await expect.poll(() => popup(page)).toMatchObject({ count: "1", focused: "true", "on top and in view": "true" });
  expect.soft((await popup(page))["legible"], "the field can be read").toBe("true");
  await page.keyboard.press("Escape");
  await expect.poll(() => popup(page)).toEqual({ count: "0" });
  expect.soft(await ask(page, "focus"), "the focus is back on the opener").toBe(await ask(page, "path", "#add"));

  await opensAgain(page);
  await page.keyboard.type("abc");
  expect(await popup(page)).toMatchObject({ value: "abc" });
}

async function opensAgain(page: Page): Promise<void> {
  await expect.poll(() => ask(page, "rests", "#add"), "after a second a click is heard again").toBe(false);
  await expect(async () => {
    await clickAt(page, await ask(page, "place", "#add"));
    await expect.poll(() => popup(page), { timeout: 3000 }).toMatchObject({ count: "1", focused: "true" });
  }).toPass();
}

/** Escape after typing asks in a dialog above the popup; the answer closes both, and the focus returns. */
async function asksBeforeLosing(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect.poll(() => ask(page, "button", "Не зберігати")).not.toBe("");
  // the question may still be moving
  await expect(async () => {
    const place = await ask(page, "button", "Не зберігати");
    if (place) await clickAt(page, place);
    await expect.poll(() => popup(page), { timeout: 3000 }).toEqual({ count: "0" });
  }).toPass();
  expect
    .soft(await ask(page, "focus"), "the focus is back on the opener after the question")
    .toBe(await ask(page, "path", "#add"));
}

/** A text, a choice from a list and a day are typed, Ctrl+Enter saves: the server gets them, once. */
async function saves(page: Page, { posted }: Site): Promise<void> {
  const before = posted.length;
  await opensAgain(page);
  const { keyboard } = page;
  await keyboard.type("saved");
  await keyboard.press("Tab");
  await keyboard.press("Tab");
  await keyboard.type("лав");
  await expect.poll(() => ask(page, "offered"), "the list is narrowed").toBe("Лавка");
  await keyboard.press("Enter");
  await keyboard.press("Tab");
  await keyboard.type("5.3.2026");
  await keyboard.press("Control+Enter");
  const sent = () => posted.slice(before).map((body) => JSON.parse(body) as Record<string, unknown>);
  await expect.poll(sent, "the server has it").toMatchObject([{ subject: "saved", kind: "bench", due: "2026-03-05" }]);
}

const clickAt = (page: Page, place: string) => {
  const [x = "", y = ""] = place.split(" ");
  return page.mouse.click(Number(x), Number(y));
};

/** The observer's description of the open popup, line by line. */
async function popup(page: Page): Promise<Record<string, string>> {
  const said = await ask(page, "popup");
  return Object.fromEntries(said.split("\n").map((line) => /^(.+) (\S*)$/.exec(line)?.slice(1) ?? []));
}

/** A second copy of the script reports itself, once: that is expected. */
const isTrouble = (line: string) => !line.startsWith("console info: vs-elements");
