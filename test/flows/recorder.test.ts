/** Camera and microphone with Chromium's fake devices; the recordings are stored by the real server. */
import type { Page } from "@playwright/test";
import { chromeArgs, quickChromePath } from "../support/browser.mjs";
import { expect, test } from "../support/demo.ts";

const fake = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
test.use({ launchOptions: { executablePath: quickChromePath(), args: [...chromeArgs, ...fake] } });

async function put(page: Page, attributes: Record<string, string>) {
  await page.goto("/strict.html");
  await page.evaluate((given) => {
    const made = document.createElement("vs-recorder");
    for (const [name, value] of Object.entries({ name: "x", title: "Запис", ...given })) made.setAttribute(name, value);
    document.querySelector("main")!.prepend(made);
  }, attributes);
  const tag = page.locator("vs-recorder");
  await tag.locator("input[type=file]").waitFor({ state: "attached" });
  return tag;
}

test("[R2.4-63] [R3.8-04] [R9.5-03] a photo of 1024 × 768 is taken and stored, named by its time", async ({ page }) => {
  const tag = await put(page, { dir: "photos", webcam: "photo" });
  await tag.getByRole("button", { name: "Фото камерою" }).click();
  await expect(tag.locator("video")).not.toHaveJSProperty("videoWidth", 0);
  await tag.getByRole("button", { name: "Зняти" }).click();
  const link = tag.locator("a.file-name");
  await expect(link).toHaveText(/^\d{4}-\d\d-\d\d-\d\d-\d\d-\d\d\.jpg$/);
  const size = await page.evaluate(
    async (href) => {
      const { width, height } = await createImageBitmap(await (await fetch(href)).blob());
      return [width, height];
    },
    (await link.getAttribute("href"))!,
  );
  expect(size).toEqual([1024, 768]);
});

for (const [kind, button, dir] of [
  ["video", "Відео камерою", "video"],
  ["audio", "Запис звуку", "audio"],
] as const)
  test(`[R2.4-64] [R3.8-05] [R4-38] ${kind} is recorded up to the limit, with a clock, and stored as webm`, async ({
    page,
  }) => {
    const tag = await put(page, { dir, webcam: kind, "video-seconds-limit": "2" });
    await tag.getByRole("button", { name: button }).click();
    const record = tag.getByRole("button", { name: "Записати" });
    await expect(record).toHaveAttribute("aria-disabled", "false");
    await record.click();
    await expect(tag.getByRole("timer")).toHaveText("0:01 / 0:02");
    const link = tag.locator("a.file-name");
    await expect(link).toHaveText(/\.webm$/);
    const stored = await (await page.request.get((await link.getAttribute("href"))!)).body();
    expect(stored.subarray(0, 4).toString("hex")).toBe("1a45dfa3");
    expect(stored.length).toBeGreaterThan(2000);
  });

test("a recording under way is kept when its panel is closed", async ({ page }) => {
  const tag = await put(page, { dir: "audio", webcam: "audio" });
  await tag.getByRole("button", { name: "Запис звуку" }).click();
  const record = tag.getByRole("button", { name: "Записати" });
  await expect(record).toHaveAttribute("aria-disabled", "false");
  await record.click();
  await expect(tag.getByRole("timer")).toHaveText("0:01");
  await page.keyboard.press("Escape");
  await expect(tag.locator("a.file-name")).toHaveText(/\.webm$/);
});

test("[R8-27] without access the message says what to do, and the plain upload stays", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  const tag = await put(page, { dir: "photos", webcam: "photo" });
  await tag.getByRole("button", { name: "Фото камерою" }).click();
  await expect(page.getByRole("dialog", { name: "Немає доступу до камери" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tag.getByRole("button", { name: "Вибрати файл" })).toBeEnabled();
});
