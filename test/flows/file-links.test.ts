/** Links to one file of a page: `#vs-file=path`. */
import type { Page } from "@playwright/test";
import { chunkOf } from "../support/chunks.ts";
import { expect, test } from "../support/demo.ts";

/** Files of the server, with these names there. */
async function upload(page: Page, ...names: string[]): Promise<string[]> {
  await page.goto("/strict.html");
  await page.evaluate(() => document.querySelector("main")!.append(document.createElement("vs-files")));
  const buffer = Buffer.from("Акт приймання");
  const files = names.map((name) => ({ name, mimeType: "text/plain", buffer }));
  await page.locator("vs-files input[type=file]").setInputFiles(files);
  await expect(page.locator("vs-files a.file-name")).toHaveText(names);
  return page.locator("vs-files").evaluate((tag) => (tag as unknown as { value: string[] }).value);
}

/** The strict page with that at its beginning. */
async function open(page: Page, body: string, hash: string): Promise<void> {
  await page.route("**/strict.html", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/<main[^>]*>/, `$&${body}`) });
  });
  await page.goto("about:blank");
  await page.goto(`/strict.html${hash}`);
}

const copied = (page: Page) => page.evaluate(() => (window as unknown as { copied: string }).copied);

for (const kind of ["links", "a field of files"])
  test(`a link to one file that was copied in the viewer opens the page with this file: ${kind} @both`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const writeText = (text: string) => Promise.resolve(Object.assign(window, { copied: text }));
      Object.defineProperty(navigator, "clipboard", { value: { writeText } });
    });
    const [first, second] = await upload(page, "акт.txt", "план.txt");
    const body =
      kind === "links"
        ? `<a href="#" file-show="${first}">акт.txt</a> <a href="#" file-show="${second}">план.txt</a>`
        : `<vs-files name="x" title="Файли" value='${JSON.stringify([first, second])}'></vs-files>`;
    await open(page, body, "");
    await page.getByRole("link", { name: "план.txt", exact: true }).click();
    const viewer = page.getByRole("dialog", { name: "план.txt" });
    await viewer.getByRole("button", { name: "Копіювати посилання" }).click();
    await expect(page.getByText("Скопійовано")).toBeVisible();
    const link = await copied(page);
    await open(page, body, new URL(link).hash);
    await expect(viewer.getByRole("link", { name: "Завантажити" })).toBeVisible();
    expect(new URL(page.url()).hash, "a reload shows the page").toBe("");
    await page.keyboard.press("Escape");
    await expect(viewer).toHaveCount(0);
  });

test("a link to a file that the page does not show opens nothing and asks for nothing", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '<a href="#" file-show="акт.txt">акт</a>', "#vs-file=%2Fapi-user%2Fletter%2F17");
  const scripts = () => asked.filter((path) => path.startsWith("/dist/")).length;
  await expect.poll(scripts).toBeGreaterThan(2);
  await page.waitForTimeout(500);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(asked.filter((path) => path.includes("letter"))).toEqual([]);
});

test("a file that was opened from a dialog has no link: the page would not show it", async ({ page }) => {
  const [file] = await upload(page, "акт.txt");
  await open(page, `<vs-modal open title="Документи"><a href="#" file-show="${file}">акт.txt</a></vs-modal>`, "");
  await page.getByRole("link", { name: "акт.txt", exact: true }).click();
  await expect(page.getByRole("link", { name: "Завантажити" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Копіювати посилання" })).toHaveCount(0);
});

test("the copying of a link says that its code is gone [SAFETY §4]", async ({ page, trouble }) => {
  trouble.expect("status of 404");
  trouble.expect("dynamically imported module");
  const [file] = await upload(page, "акт.txt");
  await page.route(chunkOf("src/page/actions/copy.action.ts"), (route) => route.fulfill({ status: 404 }));
  await open(page, `<a href="#" file-show="${file}">акт.txt</a>`, "");
  await page.getByRole("link", { name: "акт.txt", exact: true }).click();
  await page.getByRole("button", { name: "Копіювати посилання" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "Не вдалося завантажити частину програми." });
  await expect(notice).toBeVisible();
  // a click of the mouse reaches it beside the open dialog
  await page.getByRole("button", { name: "Повторити" }).click();
  await expect(notice).toBeVisible();
});
