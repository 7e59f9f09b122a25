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
  await tag.getByRole("button", { name: "Сфотографувати" }).click();
  await expect(tag.locator("video")).not.toHaveJSProperty("videoWidth", 0);
  await tag.getByRole("button", { name: "Зняти", exact: true }).click();
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

test("[R9.5-03] a photo of a wide camera is not stretched: a square stays a square", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 1280, height: 720 });
      const context = canvas.getContext("2d")!;
      const draw = () => {
        context.fillStyle = "white";
        context.fillRect(0, 0, 1280, 720);
        context.fillStyle = "black";
        context.fillRect(540, 260, 200, 200);
        requestAnimationFrame(draw);
      };
      draw();
      return Promise.resolve(canvas.captureStream(10));
    };
  });
  const tag = await put(page, { dir: "photos", webcam: "photo" });
  await tag.getByRole("button", { name: "Сфотографувати" }).click();
  await expect(tag.locator("video")).toHaveJSProperty("videoWidth", 1280);
  await tag.getByRole("button", { name: "Зняти", exact: true }).click();
  const link = tag.locator("a.file-name");
  await expect(link).toHaveText(/\.jpg$/);
  const square = await page.evaluate(
    async (href) => {
      const picture = await createImageBitmap(await (await fetch(href)).blob());
      const canvas = Object.assign(document.createElement("canvas"), { width: 1024, height: 768 });
      const context = canvas.getContext("2d")!;
      context.drawImage(picture, 0, 0);
      const dark = (x: number, y: number, width: number, height: number) => {
        const { data } = context.getImageData(x, y, width, height);
        return data.filter((value, at) => at % 4 === 0 && value < 100).length;
      };
      return [dark(0, 384, 1024, 1), dark(512, 0, 1, 768)];
    },
    (await link.getAttribute("href"))!,
  );
  expect(Math.abs(square[0]! - square[1]!), `${square.join(" × ")} px`).toBeLessThan(6);
  expect(square[0]).toBeGreaterThan(200);
});

for (const [kind, button, dir] of [
  ["video", "Зняти відео", "video"],
  ["audio", "Записати звук", "audio"],
] as const)
  test(`[R2.4-64] [R3.8-05] [R4-38] ${kind} is recorded up to the limit, with a clock, and stored as webm`, async ({
    page,
  }) => {
    const tag = await put(page, { dir, webcam: kind, "video-seconds-limit": "2" });
    await tag.getByRole("button", { name: button }).click();
    const record = tag.getByRole("button", { name: "Записати", exact: true });
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
  await tag.getByRole("button", { name: "Записати звук" }).click();
  const record = tag.getByRole("button", { name: "Записати", exact: true });
  await expect(record).toHaveAttribute("aria-disabled", "false");
  await record.click();
  await expect(tag.getByRole("timer")).toHaveText("0:01");
  await page.keyboard.press("Escape");
  await expect(tag.locator("a.file-name")).toHaveText(/\.webm$/);
});

test("a dialog does not close over a recording without a question, and the recording goes on", async ({
  page,
  clerk,
}) => {
  await clerk.open("/legacy.html");
  await page.evaluate(() => {
    const form = Object.assign(document.createElement("vs-form"), {
      schema: { schema: { x: { title: "Запис", type: "Recorder", dir: "audio", webcam: "audio" } } },
    });
    const popup = Object.assign(document.createElement("vs-popup"), { open: true });
    popup.append(form);
    document.body.append(popup);
  });
  const form = page.locator("vs-popup vs-form");
  await form.getByRole("button", { name: "Записати звук" }).click();
  const record = form.getByRole("button", { name: "Записати", exact: true });
  await expect(record).toHaveAttribute("aria-disabled", "false");
  await record.click();
  await expect(form.getByRole("timer")).toHaveText("0:01");
  await page.locator("vs-popup").getByRole("button", { name: "Закрити" }).first().click();
  await page.getByRole("button", { name: "Продовжити редагування" }).click();
  await form.getByRole("button", { name: "Зупинити" }).click();
  await expect(form.locator("a.file-name")).toHaveText(/\.webm$/);
});

test("[R8-27] without access the message says what to do, and the plain upload stays", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  const tag = await put(page, { dir: "photos", webcam: "photo" });
  await tag.getByRole("button", { name: "Сфотографувати" }).click();
  await expect(page.getByRole("dialog", { name: "Немає доступу до камери" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tag.getByRole("button", { name: "Вибрати файл" })).toBeEnabled();
});

test("without a camera the message says to connect one, not to allow what is not there", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", "NotFoundError"));
  });
  const tag = await put(page, { dir: "photos", webcam: "photo" });
  await tag.getByRole("button", { name: "Сфотографувати" }).click();
  await expect(page.locator("vs-modal")).toContainText("Під'єднайте пристрій або виберіть файл кнопкою.");
  await expect(page.locator("vs-modal")).not.toContainText("Дозвольте");
});

test("[R9.5-04] a browser that cannot record webm gives mp4, with that ending", async ({ page }) => {
  await page.addInitScript(() => {
    class Recorder extends EventTarget {
      static isTypeSupported = (type: string) => type === "audio/mp4";
      state = "inactive";
      readonly mimeType: string;
      constructor(_: MediaStream, { mimeType }: { mimeType: string }) {
        super();
        this.mimeType = mimeType;
      }
      start() {
        this.state = "recording";
      }
      stop() {
        this.state = "inactive";
        const data = new Blob(["звук"], { type: this.mimeType });
        this.dispatchEvent(Object.assign(new Event("dataavailable"), { data }));
        this.dispatchEvent(new Event("stop"));
      }
    }
    Object.assign(window, { MediaRecorder: Recorder });
  });
  const tag = await put(page, { webcam: "audio" });
  await page.evaluate(() => {
    const form = document.createElement("form");
    Object.assign(form, { id: "own", method: "post", enctype: "multipart/form-data" });
    document.querySelector("main")!.prepend(form);
    form.append(document.querySelector("vs-recorder")!);
  });
  await tag.getByRole("button", { name: "Записати звук" }).click();
  const record = tag.getByRole("button", { name: "Записати", exact: true });
  await expect(record).toHaveAttribute("aria-disabled", "false");
  await record.click();
  await tag.getByRole("button", { name: "Зупинити" }).click();
  await expect(tag.locator(".file-name")).toHaveText(/\.mp4$/);
  const posted = await page.evaluate(() => {
    const file = new FormData(document.querySelector<HTMLFormElement>("#own")!).get("x") as File;
    return [file.type, file.name.slice(-4)];
  });
  expect(posted).toEqual(["audio/mp4", ".mp4"]);
});

test("[R4-36] [R5.2-13] a chosen video above the limit is not taken, and the message says why", async ({ page }) => {
  const tag = await put(page, { dir: "video", "video-seconds-limit": "1" });
  await tag.locator("input[type=file]").evaluate(async (input: HTMLInputElement) => {
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("2d")!;
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: "video/webm" });
    const pieces: Blob[] = [];
    recorder.addEventListener("dataavailable", ({ data }) => pieces.push(data));
    const ended = new Promise((resolve) => recorder.addEventListener("stop", resolve));
    recorder.start();
    for (let frame = 0; frame < 30; frame++) {
      context.fillRect(frame, 0, 9, 9);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    recorder.stop();
    await ended;
    const files = new DataTransfer();
    files.items.add(new File(pieces, "обхід.webm", { type: "video/webm" }));
    input.files = files.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(tag.getByText("обхід.webm: відео задовге, понад 1 с")).toBeVisible();
  await expect(tag.locator(".file-name")).toHaveCount(0);
});
