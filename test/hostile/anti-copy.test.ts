/** Scripts against copying, as old pages have them: they know the tags INPUT, TEXTAREA and SELECT only. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { Site } from "./site.ts";
import { test } from "./with-site.ts";

test.use({ trace: "off" });

const scripts = {
  "with handler properties": `
    const refuse = (event) => /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
    for (const type of ["mousedown", "selectstart", "contextmenu", "copy", "cut", "dragstart"]) document["on" + type] = refuse;`,
  "with jQuery-like listeners on body": `
    for (const type of ["mousedown", "selectstart", "contextmenu", "copy", "cut", "dragstart"])
      document.body.addEventListener(type, (event) => /INPUT|TEXTAREA|SELECT/.test(event.target.tagName) || event.preventDefault());`,
};

for (const [how, script] of Object.entries(scripts))
  test(`a field takes the focus by mouse and tab, its text can be selected, copied and cut beside a script against copying ${how} @both`, async ({
    page,
    site,
  }) => {
    await openFields(page, site, script);
    const field = page.locator("vs-text").getByRole("textbox");
    await field.click();
    await expect(field).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.locator("#plain")).toBeFocused();
    await dragOver(page, field);
    const selected = () =>
      field.evaluate((one: HTMLInputElement) => one.value.slice(one.selectionStart!, one.selectionEnd!));
    expect(await selected()).toBe("Соборна");
    await page.keyboard.press("ControlOrMeta+c");
    await page.locator("#plain").click();
    await page.keyboard.press("ControlOrMeta+v");
    await expect(page.locator("#plain")).toHaveValue("Соборна");
    await field.click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("ControlOrMeta+x");
    await expect(field).toHaveValue("");
  });

/** Keeps Backspace from leaving the page, letters for shortcuts, and refuses what is pasted. */
const keys = `
  for (const type of ["keydown", "keypress", "paste"])
    document.addEventListener(type, (event) => {
      if (event.ctrlKey || event.metaKey || /INPUT|TEXTAREA|SELECT/.test(event.target.tagName)) return;
      if (/^(.|Backspace|Delete)$/.test(event.key ?? "v")) event.preventDefault();
    });`;

test("a person types, deletes and pastes in a field beside a script that refuses keys and pasting by tag name @both", async ({
  page,
  site,
}) => {
  await openFields(page, site, keys);
  const field = page.locator("vs-text").getByRole("textbox");
  await field.click();
  await page.keyboard.press("End");
  await page.keyboard.type("xyz");
  await page.keyboard.press("Backspace");
  await expect(field).toHaveValue("Соборнаxy");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+c");
  await page.keyboard.press("Delete");
  await expect(field).toHaveValue("");
  await page.keyboard.press("ControlOrMeta+v");
  await expect(field).toHaveValue("Соборнаxy");
});

test("a mousedown that was refused once is still heard by the page, in fields and outside @both", async ({
  page,
  site,
}) => {
  await openFields(page, site, scripts["with handler properties"]);
  await page.evaluate(() => {
    addEventListener("mousedown", ({ target }) => {
      const list = ((window as unknown as { heard: string[] }).heard ??= []);
      list.push((target as Element).localName);
    });
  });
  const field = page.locator("vs-text").getByRole("textbox");
  await field.click();
  await field.click();
  await page.locator("#plain").click();
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
    "vs-text",
    "vs-text",
    "input",
  ]);
});

/** Selects the text by mouse, from its end to its beginning. */
async function dragOver(page: Page, field: Locator): Promise<void> {
  const { x, y, width, height } = (await field.boundingBox())!;
  await page.mouse.move(x + width - 8, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.move(x + 2, y + height / 2);
  await page.mouse.up();
}

async function openFields(page: Page, site: Site, script: string): Promise<void> {
  await page.goto(`${site.url}/plain.html`);
  await page.evaluate(() => {
    document.body.innerHTML = `<form><vs-text name="a" title="Адреса" value="Соборна"></vs-text><input id="plain"></form>`;
  });
  await page.addScriptTag({ content: script });
  await expect(page.locator("vs-text").getByRole("textbox")).toBeVisible();
}
