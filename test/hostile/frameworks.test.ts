/** Our tags and click attributes in parts of a page that a framework of the host draws, swaps, binds or sends. */
import { expect, type Page } from "@playwright/test";
import { test } from "./with-site.ts";

/** Types into the tag as a person does. */
async function typeInto(page: Page, id: string, text: string): Promise<void> {
  await page.locator(`#${id} input`).fill(text);
  await page.locator(`#${id} input`).blur();
}

/** A click on it opens one dialog, which Escape closes. */
async function opens(page: Page, id: string): Promise<void> {
  await page.locator(`#${id}`).click();
  await expect(page.locator("vs-popup vs-form input").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("vs-popup")).toHaveCount(0);
}

/** What the tag holds and shows. */
async function holds(page: Page, id: string, text: string): Promise<void> {
  await expect(page.locator(`#${id}`)).toHaveJSProperty("value", text);
  await expect(page.locator(`#${id} input`)).toHaveCount(1);
  await expect(page.locator(`#${id} input`)).toHaveValue(text);
}

test("Turbo: actions win over visits, also on links; tags work after a visit and after Back @both", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/turbo.html`);
  await opens(page, "linked");
  await opens(page, "add");
  expect(new URL(page.url()).pathname).toBe("/turbo.html");
  await page.locator("#next").click();
  await holds(page, "word-next", "next");
  await opens(page, "change");
  await page.goBack();
  await holds(page, "word", "typed");
  await opens(page, "linked");
  await typeInto(page, "word", "lamp");
  await page.locator("#search").click();
  await holds(page, "word-next", "next");
  expect(new URL(page.url()).search).toBe("?word=lamp");
});

for (const [name, library] of Object.entries({ htmx: "htmx", pjax: "pjax", unpoly: "Unpoly" }))
  test(`${library}: a part that it swaps in has working tags and actions, also the second time`, async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/${name}.html`);
    for (let time = 0; time < 2; time++) {
      await page.locator("#more").click();
      await holds(page, "word-part", "part");
      await typeInto(page, "word-part", "typed");
      await opens(page, "change");
      await expect(page.locator("#word-part")).toHaveJSProperty("value", "typed");
    }
  });

for (const [name, library] of Object.entries({ htmx: "htmx", "rails-ujs": "rails-ujs" }))
  test(`${library}: a form that it sends by script has the tag's value`, async ({ page, site }) => {
    await page.goto(`${site.url}/${name}.html`);
    await holds(page, "word", "typed");
    await typeInto(page, "word", "lamp");
    await page.locator("#send-own").click();
    await expect.poll(() => site.posted.join()).toContain("word=lamp");
  });

test("jQuery: `serialize` has a tag with `mirror`, and a tag around the page's own control", async ({ page, site }) => {
  await page.goto(`${site.url}/jquery-serialize.html`);
  await holds(page, "word", "typed");
  await typeInto(page, "word", "lamp");
  await page.locator("#send-own").click();
  await expect.poll(() => site.posted).toEqual(["word=lamp&kind=2"]);
});

for (const [name, library] of Object.entries({
  alpine: "Alpine",
  "vue-2": "Vue 2",
  "vue-3": "Vue 3",
  knockout: "Knockout",
  angular: "AngularJS",
}))
  test(`${library}: a tag is bound both ways, and actions work in rows that it draws later`, async ({ page, site }) => {
    await page.goto(`${site.url}/${name}.html`);
    await holds(page, "word", "typed");
    await typeInto(page, "word", "lamp");
    await expect(page.locator("#told")).toHaveText("lamp");
    await page.locator("#own-set").click();
    await holds(page, "word", "set");
    await opens(page, "change-3");
  });
