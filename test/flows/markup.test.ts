/** Markdown, blocks of markup, diagrams: by keyboard, under the strictest policy, and what the server stores. */
import type { Locator, Page } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { expect, test } from "../support/demo.ts";
import { expectSoundExample } from "../support/example-page.ts";
import { chunkOf } from "../support/chunks.ts";

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

test("[R2.4-30] markdown by keyboard alone: formatting, its undo, a list that continues, the preview @both", async ({
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

test("[R2.4-37] a diagram by keyboard alone: started, a shape added, named, moved, undone @both", async ({ page }) => {
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

test("[R2.4-37] when the editor's code fails to load, the diagram can be edited as text, and a sentence says why", async ({
  page,
  fault,
  trouble,
}) => {
  trouble.expect("404");
  trouble.expect("Failed to fetch dynamically imported module");
  await fault({ path: chunkOf("src/vendors/bpmn/bpmn-modeler.ts").source, kind: "status", status: 404, times: 9 });
  const tag = await put(page, "vs-bpmn", { title: "Порядок" });
  await tag.getByRole("button", { name: "Почати схему" }).click();
  await expect(tag.getByText("Редактор схем не завантажився")).toBeVisible();
  await tag.getByRole("textbox", { name: "Порядок" }).click();
  await page.keyboard.type("<a");
  await expect.poll(() => posted(page)).toContain("<a");
});

test("[R2.4-30] [R2.4-32] [R2.4-33] a document with hostile texts is opened, changed and stored; no script in it runs", async ({
  clerk,
  form,
  page,
}) => {
  const hostile = `<img src=x onerror="window.hit=1"> [a](${["javascript", "window.hit=1"].join(":")}) <script>window.hit=1</script>`;
  const short = '<p onclick="window.hit=1">старе<script>window.hit=1</script></p>';
  const id = await clerk.store("doc.document", {
    title: "Лист",
    kind: "letter",
    body: "<p>а</p>",
    short,
    note: hostile,
  });
  await clerk.open(`/admin/edit/doc.document/${id}/document`);
  await expect(form.element.getByText("перевірте прізвища й суми")).toBeVisible();
  const head = form.element.getByRole("group", { name: "Як стане на бланку" });
  await expect(head.getByText("Лист", { exact: true })).toBeVisible();
  await form.type("Назва", "Letter");
  await expect(head.getByText("Letter", { exact: true })).toBeVisible();
  const note = form.field("Нотатка для своїх");
  await note.focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("\n\nok", { delay: 5 });
  await form.element.locator("[data-field=note]").getByRole("button", { name: "Перегляд" }).click();
  const shown = form.element.getByRole("region", { name: "Нотатка для своїх: Перегляд" });
  await expect(shown.getByText("ok", { exact: true })).toBeVisible();
  await expect(shown.locator("img,script,[onerror]")).toHaveCount(0);
  expect(await findings(page, "vs-form")).toEqual([]);
  await form.save();
  await expect(form.element).toHaveCount(0);
  expect(await clerk.record(`doc.document/${id}`)).toMatchObject({ title: "Letter", short, note: `${hostile}\n\nok` });
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
});

test("[R2.4-05] without its code a label with server markup has a retry button", async ({
  clerk,
  form,
  fault,
  trouble,
}) => {
  trouble.expect("404");
  trouble.expect("Failed to fetch dynamically imported module");
  await fault({ path: chunkOf("elements/fields/label/formatted.tsx").source, kind: "status", status: 404, times: 1 });
  const id = await clerk.store("doc.document", { title: "Лист", kind: "letter", body: "<p>а</p>" });
  await clerk.open(`/admin/edit/doc.document/${id}/document`);
  const head = form.element.getByRole("group", { name: "Як стане на бланку" });
  await head.getByRole("button", { name: "Повторити" }).click();
  await expect(head.getByText("Лист", { exact: true })).toBeVisible();
});

test("[R2.4-37] a diagram in a popup: Escape ends the current operation in it, and the server stores the drawing", async ({
  clerk,
  form,
  page,
}) => {
  await clerk.open("/forms");
  await clerk.edit("works.roadwork/3");
  await form.element.getByRole("tab", { name: "Нотатки" }).click();
  const process = form.element.locator("[data-field=process]");
  const before = (await clerk.record("works.roadwork/3"))["process"];
  await expect(process.getByText("Скласти кошторис")).toBeVisible();
  await process.getByRole("button", { name: "Змінити схему" }).click();
  const canvas = process.getByRole("application", { name: "Порядок робіт" });
  await expect(canvas).toBeFocused();
  await process.locator('[data-element-id="Task_work"]').click();
  await process.locator(".djs-context-pad [data-action=replace]").click();
  const menu = process.locator(".djs-popup");
  await expect(menu).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await process.locator(".djs-context-pad [data-action=replace]").click();
  await menu.getByText("Завдання людини").click();
  await process.locator('[data-element-id="Task_work"]').dblclick();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Repair");
  await form.save();
  await expect(form.element).toHaveCount(0);
  const { process: stored } = await clerk.record("works.roadwork/3");
  expect(stored).not.toBe(before);
  expect(stored).toMatch(/<bpmn:userTask id="Task_work" name="Repair">/);
});

test("the form of all fields shows each state, and axe finds nothing in any", async ({ clerk, form, page }) => {
  test.slow();
  await clerk.open("/admin/add/doc.document/demo_all");
  await expect(form.field("Text")).toBeVisible();
  for (const state of ["Порожні", "Заповнені", "Вимкнені", "Обов'язкові", "З помилкою"]) {
    await form.element.getByRole("tab", { name: state }).click();
    await expect(form.field("Email")).toBeVisible();
    expect(await findings(page, "vs-form"), state).toEqual([]);
  }
});

for (const name of ["markdown", "html", "bpmn"])
  test(`the example of vs-${name} has no finding of axe in both themes and widths`, async ({ clerk, page }) => {
    await expectSoundExample(clerk, page, name);
  });
