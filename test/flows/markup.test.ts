/** Texts with marks, blocks of markup, diagrams: by keys, under the strictest policy, and what the server holds then. */
import type { Locator, Page } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { expect, test } from "../support/demo.ts";
import { expectSoundExample } from "../support/example-page.ts";

const posted = (page: Page) =>
  page.evaluate(() => String(new FormData(document.querySelector<HTMLFormElement>("#own")!).get("x")));

/** A tag alone in a form of the page with the strictest policy, with a button behind it. */
async function put(page: Page, name: string, attributes: Record<string, string>): Promise<Locator> {
  await page.goto("/strict.html");
  await page.evaluate(
    ([tag, given]) => {
      const form = Object.assign(document.createElement("form"), { id: "own" });
      const made = document.createElement(tag);
      for (const [attribute, value] of Object.entries(given)) made.setAttribute(attribute, value);
      form.append(made);
      document.querySelector("main")!.prepend(form);
    },
    [name, { name: "x", ...attributes }] as const,
  );
  const tag = page.locator("#own").locator(name);
  await tag.locator(".frame").first().waitFor();
  return tag;
}

test("[R2.4-30] markdown by keys alone: marks, their undo, a list that goes on, the preview @both", async ({
  page,
}) => {
  const tag = await put(page, "vs-markdown", { title: "Примітка", value: "roof" });
  const control = tag.getByRole("textbox", { name: "Примітка" });
  await control.focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+b");
  await expect(control).toHaveValue("**roof**");
  await page.keyboard.press("Control+i");
  await expect(control).toHaveValue("***roof***");
  await page.keyboard.press("Control+z");
  await expect(control).toHaveValue("**roof**");
  await page.keyboard.press("Control+End");
  await page.keyboard.type("\n\n- one\ntwo\n\nend", { delay: 5 });
  await expect(control).toHaveValue("**roof**\n\n- one\n- two\n\nend");
  await page.keyboard.press("Tab");
  await expect(tag.getByRole("button", { name: "Жирний" })).toBeFocused();
  await tag.getByRole("button", { name: "Поруч" }).focus();
  await page.keyboard.press("Enter");
  const shown = tag.getByRole("region", { name: "Примітка: Перегляд" });
  await expect(shown.getByRole("listitem")).toHaveText(["one", "two"]);
  await expect(shown.locator("strong")).toHaveText("roof");
  expect(await findings(page, ["#own vs-markdown", ".frame"])).toEqual([]);
  await expect.poll(() => posted(page)).toBe("**roof**\n\n- one\n- two\n\nend");
});

test("[R2.4-37] a diagram by keys alone: begun, a shape added, named, moved, undone @both", async ({ page }) => {
  const tag = await put(page, "vs-bpmn", { title: "Порядок" });
  await tag.getByRole("button", { name: "Почати схему" }).focus();
  await page.keyboard.press("Enter");
  const canvas = tag.getByRole("application", { name: "Порядок" });
  await expect(canvas).toBeFocused();
  await page.keyboard.press("PageDown");
  await expect(tag.getByText("Вибрано: StartEvent")).toBeVisible();
  await tag.getByLabel("Додати").selectOption({ label: "Завдання" });
  await expect(canvas).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(tag.locator(".djs-direct-editing-content")).toBeFocused();
  await page.keyboard.type("Look");
  await page.keyboard.press("Enter");
  await expect(canvas).toBeFocused();
  await expect.poll(() => posted(page)).toMatch(/<bpmn:task id="\w+" name="Look">/);
  const before = await posted(page);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => posted(page)).not.toBe(before);
  await page.keyboard.press("Control+z");
  await expect.poll(() => posted(page)).toBe(before);
  expect(await findings(page, ["#own vs-bpmn", ".frame"])).toEqual([]);
});

test("[R2.4-37] when the editor's code does not come, the diagram is changed as text, and a sentence says why", async ({
  page,
  fault,
  trouble,
}) => {
  trouble.expect("404");
  trouble.expect("bpmn-modeler");
  await fault({ path: "/chunks/bpmn-modeler-", kind: "status", status: 404, times: 9 });
  const tag = await put(page, "vs-bpmn", { title: "Порядок" });
  await tag.getByRole("button", { name: "Почати схему" }).click();
  await expect(tag.getByText("Редактор схем не завантажився")).toBeVisible();
  await tag.getByRole("textbox", { name: "Порядок" }).click();
  await page.keyboard.type("<a");
  await expect.poll(() => posted(page)).toContain("<a");
});

for (const name of ["markdown", "html", "bpmn"])
  test(`the example of vs-${name} is sound in both themes and widths`, async ({ clerk, page }) => {
    await expectSoundExample(clerk, page, name);
  });
