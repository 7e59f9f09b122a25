/** File fields with real files against the real server: sending, pause, lost connections, order, removal, native forms. */
import { crc32 } from "node:zlib";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { readFile, rm, writeFile } from "node:fs/promises";
import type { Download, Locator, Page } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { chunkOf } from "../support/chunks.ts";
import { expect, test } from "../support/demo.ts";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
/** With a part of this size that says nothing about a person. */
const picture = (name: string, bytes = 0) => ({
  name,
  mimeType: "image/png",
  buffer: bytes
    ? Buffer.concat([png.subarray(0, -12), chunk("vsFl", Buffer.alloc(bytes, name)), png.subarray(-12)])
    : png,
});
function chunk(kind: string, content: Buffer): Buffer {
  const [length, sum, body] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(kind), content])];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
const pdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF") });

interface Put {
  attributes?: Record<string, string>;
  form?: Record<string, string>;
  /** Without a form around it. */
  alone?: boolean;
  /** Another address of the server. */
  at?: string;
  /** Before the code has come that takes files. */
  early?: boolean;
}
/** A tag alone in a form of the page with the strictest policy. */
async function put(
  page: Page,
  name: string,
  { attributes = {}, form = {}, alone = false, at = "", early = false }: Put = {},
): Promise<Locator> {
  await page.goto(`${at}/strict.html`);
  await page.evaluate(
    ([tag, given, around, outer]) => {
      const own = Object.assign(document.createElement(outer), { id: "own" });
      for (const [attribute, value] of Object.entries(around)) own.setAttribute(attribute, value);
      const made = document.createElement(tag);
      for (const [attribute, value] of Object.entries({ name: "x", title: "Фото", ...given }))
        made.setAttribute(attribute, value);
      own.append(made, Object.assign(document.createElement("button"), { textContent: "надіслати" }));
      document.querySelector("main")!.prepend(own);
    },
    [name, attributes, form, alone ? "div" : "form"] as const,
  );
  const tag = page.locator(`#own ${name}`);
  if (!early) await tag.locator("input[type=file]").waitFor({ state: "attached" });
  return tag;
}
/** A second address of the server, whose connections can be broken. */
async function breakableLine(url: string) {
  const open = new Set<Socket>();
  let isBroken = false;
  const line = createServer((socket) => {
    if (isBroken) return void socket.destroy();
    const server = connect(Number(new URL(url).port), "127.0.0.1");
    for (const one of [socket, server]) {
      open.add(one);
      one.on("close", () => open.delete(one)).on("error", () => {});
    }
    socket.pipe(server).pipe(socket);
  });
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  const breakAll = () => {
    isBroken = true;
    for (const one of open) one.destroy();
  };
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    breakAll,
    mend: () => (isBroken = false),
    close() {
      breakAll();
      line.close();
    },
  };
}
const choose = (tag: Locator, files: Parameters<Locator["setInputFiles"]>[0]) =>
  tag.locator("input[type=file]").setInputFiles(files);
const value = (tag: Locator) => tag.evaluate((one) => (one as unknown as { value: unknown }).value);
const stored = (tag: Locator) => tag.locator("a.file-name");

test("[R2.4-62] [R4-35] chosen files are sent at once, and the value is their names on the server @both", async ({
  page,
}) => {
  const tag = await put(page, "vs-files", { attributes: { dir: "photos", format: "image/*" } });
  await choose(tag, [picture("дах.png"), picture("двір.png", 200_000)]);
  await expect(stored(tag)).toHaveText(["дах.png", "двір.png"]);
  const names = (await value(tag)) as string[];
  expect(names).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.png$/), expect.stringMatching(/\.png$/)]);
  const shown = await page.request.get(`/files/${names[1]}`);
  expect((await shown.body()).equals(picture("двір.png", 200_000).buffer)).toBe(true);
  await expect(tag.locator("img.file-picture").first()).toHaveJSProperty("naturalWidth", 1);
  expect(await findings(page, ["#own vs-files", ".files"])).toEqual([]);
});

test("before the code has come that takes files, a press of the button waits for it, and a dropped file is sent @both", async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(chunkOf("src/vendors/dropzone/dropzone.ts"), async (route) => {
    await released;
    await route.continue();
  });
  const tag = await put(page, "vs-files", { attributes: { dir: "photos" }, early: true });
  await tag.locator(".file-area").evaluate(
    (area, bytes) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([Uint8Array.from(bytes)], "двір.png", { type: "image/png" }));
      const event = new DragEvent("drop", { bubbles: true, composed: true, cancelable: true, dataTransfer });
      if (area.dispatchEvent(event)) throw new Error("The browser leaves the page for the file.");
    },
    [...png],
  );
  await expect(stored(tag)).toHaveText("двір.png");
  const chooser = page.waitForEvent("filechooser");
  await tag.getByRole("button", { name: "Вибрати файли" }).click();
  release();
  await (await chooser).setFiles(picture("дах.png"));
  await expect(stored(tag)).toHaveText(["двір.png", "дах.png"]);
});

test("[R2.4-61] [R3.8-07] [R3.8-08] [R7.5-01] vs-file sends a file to its folder with the extra fields, and a new one takes its place", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData)
        Object.assign(window, { sent: [...body].map(([name, one]) => [name, one instanceof File ? one.name : one]) });
      send.call(this, body);
    };
  });
  const attributes = { folder: "scans", root: "works", content: "request", db: "archive", zipshape: "1", data: "plan" };
  const tag = await put(page, "vs-file", { attributes: { ...attributes, file: "plan", unique: "name" } });
  const asked = page.waitForRequest(/\/file\/upload\//);
  await choose(tag, [picture("план.png")]);
  await expect(stored(tag)).toHaveText(["план.png"]);
  const request = await asked;
  const { pathname, searchParams } = new URL(request.url());
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    "/file/upload/scans",
    { root: "works", content: "request" },
  ]);
  expect(request.method()).toBe("POST");
  const sent = await page.evaluate(() => (window as unknown as { sent: [string, string][] }).sent);
  expect(sent.at(-1)).toEqual(["file", "план.png"]);
  const extras = { db: "archive", zipshape: "1", data: "plan", file: "plan", unique: "name", key: expect.any(String) };
  expect(sent.slice(0, -1)).toEqual(expect.arrayContaining(Object.entries(extras)));
  await choose(tag, [picture("новий.png")]);
  await expect(stored(tag)).toHaveText(["новий.png"]);
});

test("[R3.8-09] [R3.8-10] [R3.8-12] a form saves the photos of its record, with the names that people gave", async ({
  page,
  clerk,
  id,
}) => {
  await clerk.open(`/admin/edit/works.request/${id}/request_full`);
  const form = page.locator("vs-form");
  await form.getByRole("tab", { name: "Звернення" }).click();
  const row = form.locator('[data-field="photos"]');
  await row.locator("input[type=file]").waitFor({ state: "attached" });
  await choose(row, [picture("люк.png")]);
  await expect(stored(row)).toHaveText(["люк.png"]);
  const link = await stored(row).getAttribute("href");
  await form.getByRole("button", { name: "Зберегти" }).first().click();
  await expect
    .poll(
      async () => ((await (await page.request.get(`/api/works.request/${id}`)).json()) as { photos: unknown }).photos,
    )
    .toEqual([{ file: expect.stringMatching(/\.png$/), name: "люк.png" }]);
  const token = await page.locator('meta[name="csrf-token"]').getAttribute("content");
  const about = await page.request.post("/file/get", {
    data: { file_path: link },
    headers: { "X-CSRF-Token": token! },
  });
  expect(await about.json()).toMatchObject({ model_name: "works.request", object_id: String(id) });
});

test("[R5.2-09] [R4-37] while a file is sent the form cannot be saved, and says which file", async ({
  page,
  fault,
}) => {
  const tag = await put(page, "vs-file", { attributes: { dir: "documents" } });
  await fault({ path: "/file/upload/", kind: "stall", times: 1, pauseMs: 3000 });
  await choose(tag, [pdf("договір.pdf")]);
  await page.getByRole("button", { name: "надіслати" }).click();
  await expect(tag.getByText("Файл ще надсилається: договір.pdf")).toBeVisible();
  await tag.getByRole("button", { name: "Не надсилати договір.pdf" }).click();
  await expect(tag.locator(".file")).toHaveCount(0);
});

test("[R5.2-10] [R5.2-11] [R5.2-12] bad files are refused one by one with the reason; the others are sent", async ({
  page,
}) => {
  const attributes = { dir: "photos", format: "png,jpg", "max-filesize": "1", "max-files": "3" };
  const tag = await put(page, "vs-files", { attributes });
  await choose(tag, [
    picture("a.png"),
    pdf("b.pdf"),
    picture("c.png", 2_000_000),
    { name: "d.png", mimeType: "image/png", buffer: Buffer.alloc(0) },
    picture("e.png"),
    picture("f.png"),
    picture("g.png"),
  ]);
  await expect(tag.getByRole("alert").locator("li")).toHaveText([
    "b.pdf: цей формат не підходить, виберіть інший: .png, .jpg",
    "c.png: файл завеликий, найбільше 1 МБ",
    "d.png: файл порожній",
    "Найбільше файлів: 3. Решту не додано",
  ]);
  await expect(stored(tag)).toHaveText(["a.png", "e.png", "f.png"]);
});

test("[R8-09] a program named like a picture is refused by the server: the file goes, a notice says why", async ({
  page,
  trouble,
}) => {
  trouble.expect("status of 415");
  const tag = await put(page, "vs-files", { attributes: { dir: "photos" } });
  await choose(tag, [
    { name: "фото.png", mimeType: "image/png", buffer: Buffer.from("MZ\u0090\u0000".repeat(50), "latin1") },
    picture("дах.png"),
  ]);
  await expect(page.getByText(/Файл «фото.png» не завантажено: /)).toBeVisible();
  await expect(stored(tag)).toHaveText(["дах.png"]);
});

for (const [what, kind, more] of [
  ["an error of the server", "status", { status: 500 }],
  ["a page instead of an answer", "html", {}],
] as const)
  test(`${what}: the file stays, is sent again by a button, and nothing is lost`, async ({ page, fault, trouble }) => {
    trouble.expect("status of 500", "status of 404", "cannot be read");
    const tag = await put(page, "vs-file", { attributes: { dir: "documents" } });
    await fault({ path: "/file/upload/", kind, times: 1, ...more });
    await choose(tag, [pdf("договір.pdf")]);
    await expect(tag.getByText("не надіслано")).toBeVisible();
    await tag.getByRole("button", { name: "Надіслати ще раз договір.pdf" }).click();
    await expect(stored(tag)).toHaveText(["договір.pdf"]);
  });

test("a file that is gone from the disk, or got shorter there, is said to be chosen again @both", async ({
  page,
  fault,
  trouble,
}) => {
  trouble.expect("status of 500", "status of 404", "cannot be read", "ERR_", "Failed to load resource");
  const file = test.info().outputPath("договір.pdf");
  const tag = await put(page, "vs-file", { attributes: { dir: "documents" } });
  const spoilt = async (spoil: () => Promise<void>) => {
    await writeFile(file, "%PDF-1.4\n%%EOF");
    await fault({ path: "/file/upload/", kind: "status", status: 500, times: 1 });
    await tag.locator("input[type=file]").setInputFiles(file);
    await expect(tag.getByText("не надіслано: помилка сервера (500)")).toBeVisible();
    await page.waitForTimeout(1100);
    await spoil();
    await tag.getByRole("button", { name: "Надіслати ще раз договір.pdf" }).click();
  };
  const words = "не надіслано: змінено або прибрано з диска, виберіть ще раз";
  await spoilt(() => rm(file));
  await expect(tag.locator(".file-state")).toHaveText(words);
  await spoilt(() => writeFile(file, "%PDF"));
  await expect(tag.locator(".file-state")).toHaveText(words);
  await writeFile(file, "%PDF-1.4\n%%EOF");
  await tag.locator("input[type=file]").setInputFiles(file);
  await expect(stored(tag)).toHaveText(["договір.pdf"]);
});

test("a connection that breaks in the middle goes on where it stopped", async ({ page, trouble, demo }) => {
  trouble.expect("ERR_", "Failed to load resource");
  const line = await breakableLine(demo.url);
  const tag = await put(page, "vs-file", { attributes: { dir: "photos" }, at: line.url });
  const file = picture("великий.png", 8_000_000);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 4_000_000 };
  await cdp.send("Network.emulateNetworkConditions", slow);
  await choose(tag, [file]);
  await expect(tag.locator(".file-state")).toHaveText(/^[1-9]\d?\s%/);
  const rest = page.waitForRequest((request) => request.method() === "PATCH");
  // The browser itself tries a broken connection once more, so that one breaks too.
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/file/upload/"));
  line.breakAll();
  await failed;
  line.mend();
  const offset = Number((await rest).headers()["upload-offset"]);
  expect(offset).toBeGreaterThan(0);
  await expect(stored(tag)).toHaveText(["великий.png"]);
  const shown = await page.request.get(`/files/${(await value(tag)) as string}`);
  expect((await shown.body()).equals(file.buffer)).toBe(true);
  line.close();
});

test("a file can be paused and goes on where it stopped", async ({ page }) => {
  const tag = await put(page, "vs-file", { attributes: { dir: "photos" } });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 3_000_000 };
  await cdp.send("Network.emulateNetworkConditions", slow);
  await choose(tag, [picture("великий.png", 6_000_000)]);
  await expect(tag.locator(".file-state")).toHaveText(/^[1-9]\d?\s%/);
  await tag.getByRole("button", { name: "Призупинити великий.png" }).click();
  await expect(tag.getByText(/^призупинено, \d+\s%$/)).toBeVisible();
  const rest = page.waitForRequest((request) => request.method() === "PATCH");
  await tag.getByRole("button", { name: "Продовжити великий.png" }).click();
  expect(Number((await rest).headers()["upload-offset"])).toBeGreaterThan(0);
  await expect(stored(tag)).toHaveText(["великий.png"]);
});

test("the order is changed by arrow keys and by dragging; the handle keeps the focus @both", async ({ page }) => {
  const tag = await put(page, "vs-files", { attributes: { dir: "photos" } });
  await choose(tag, [picture("a.png"), picture("b.png"), picture("c.png")]);
  await expect(stored(tag)).toHaveText(["a.png", "b.png", "c.png"]);
  await tag.getByRole("button", { name: "Перемістити a.png: стрілки" }).press("ArrowRight");
  await expect(stored(tag)).toHaveText(["b.png", "a.png", "c.png"]);
  await expect(tag.getByRole("button", { name: "Перемістити a.png: стрілки" })).toBeFocused();
  await expect(tag.locator("output")).toHaveText("a.png: місце 2 з 3");
  await tag.evaluate((element) => element.scrollIntoView());
  await tag.getByRole("button", { name: "Перемістити c.png: стрілки" }).hover();
  const to = (await tag.locator(".file").first().boundingBox())!;
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 20);
  await page.mouse.up();
  await expect(stored(tag)).toHaveText(["c.png", "b.png", "a.png"]);
});

test("[R7.5-04] [R8-08] a removed file can be put back; the server deletes it only later", async ({ page }) => {
  await page.clock.install();
  const tag = await put(page, "vs-files", { attributes: { dir: "photos" }, alone: true });
  await choose(tag, [picture("a.png"), picture("b.png")]);
  await expect(stored(tag)).toHaveText(["a.png", "b.png"]);
  const names = (await value(tag)) as string[];
  await tag.getByRole("button", { name: "Прибрати a.png" }).click();
  await expect(stored(tag)).toHaveText(["b.png"]);
  await tag.getByRole("button", { name: "Повернути", exact: true }).click();
  await expect(stored(tag)).toHaveText(["a.png", "b.png"]);
  await tag.getByRole("button", { name: "Прибрати b.png" }).click();
  const deleted = page.waitForResponse(/file\/delete\//);
  await page.clock.runFor(11_000);
  expect((await deleted).status()).toBe(200);
  expect((await page.request.get(`/files/${names[0]}`)).status()).toBe(200);
  expect((await page.request.get(`/files/${names[1]}`)).status()).toBe(404);
});

test("files are dropped and pasted @both", async ({ page }) => {
  const tag = await put(page, "vs-files", { attributes: { dir: "photos" } });
  await tag.evaluate(
    (one, bytes) => {
      const give = (name: string) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], name, { type: "image/png" }));
        return data;
      };
      const send = (target: Element, type: string, field: string, data: DataTransfer) =>
        target.dispatchEvent(
          Object.defineProperty(new Event(type, { bubbles: true, cancelable: true, composed: true }), field, {
            value: data,
          }),
        );
      const root = one.shadowRoot!;
      send(root.querySelector(".file-area")!, "drop", "dataTransfer", give("кинутий.png"));
      send(root.querySelector(".files")!, "paste", "clipboardData", give("вставлений.png"));
    },
    [...png],
  );
  await expect(stored(tag)).toHaveText(["вставлений.png", "кинутий.png"]);
});

test("[R2.4-61] a picture is turned and cropped by its pencil, by keys alone, and takes the place of the first", async ({
  page,
}) => {
  const tag = await put(page, "vs-files", { attributes: { format: "png" } });
  await choose(tag, { name: "план.png", mimeType: "image/png", buffer: await drawn(page, 40, 20) });
  await expect(stored(tag)).toHaveCount(1);
  const before = await value(tag);
  await tag.getByRole("button", { name: "Обернути й обрізати план.png" }).press("Enter");
  const editor = tag.getByRole("group", { name: "Обернути й обрізати план.png" });
  await expect(editor.getByText("40 × 20 пікселів")).toBeVisible();
  await expect(editor.getByRole("button", { name: "Обернути ліворуч" })).toBeFocused();
  await editor.getByRole("button", { name: "Обернути праворуч" }).press("Enter");
  await expect(editor.getByText("20 × 40 пікселів")).toBeVisible();
  const corner = editor.getByRole("button", { name: /^Правий нижній кут/ });
  for (let times = 0; times < 5; times += 1) await corner.press("Shift+ArrowUp");
  await expect(editor.getByText("20 × 20 пікселів")).toBeVisible();
  expect(await findings(page, "#own")).toEqual([]);
  await editor.getByRole("button", { name: "Застосувати" }).press("Enter");
  await expect.poll(() => value(tag)).not.toEqual(before);
  await expect(stored(tag)).toHaveCount(1);
  await expect(stored(tag)).toHaveText("план.png");
  const size = await stored(tag).evaluate(async (link) => {
    const image = Object.assign(new Image(), { src: (link as HTMLAnchorElement).href });
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
  expect(size).toEqual([20, 20]);
  await tag.getByRole("button", { name: "Повернути", exact: true }).click();
  await expect.poll(() => value(tag), "the first picture is put back").toContainEqual((before as string[])[0]);
});

test("[R2.4-61] with crop each picture is asked about before it is sent: cropped by the mouse, as it is, or not at all", async ({
  page,
}) => {
  const tag = await put(page, "vs-files", { attributes: { crop: "" } });
  const buffer = await drawn(page, 300, 200);
  const given = ["a", "b", "c"].map((name) => ({ name: `${name}.png`, mimeType: "image/png", buffer }));
  await choose(tag, [...given, pdf("акт.pdf")]);
  await expect(stored(tag)).toHaveText(["акт.pdf"]);
  const editor = tag.getByRole("group", { name: /^Обернути й обрізати/ });
  await expect(editor.getByText("300 × 200 пікселів")).toBeVisible();
  const first = (await editor.getByRole("button", { name: /^Лівий верхній кут/ }).boundingBox())!;
  await page.mouse.move(first.x + 5, first.y + 5);
  await page.mouse.down();
  await page.mouse.move(first.x + 100, first.y + 50, { steps: 3 });
  await page.mouse.up();
  await expect(editor.getByText("300 × 200 пікселів")).toBeHidden();
  await editor.getByRole("button", { name: "Застосувати" }).click();
  await editor.getByRole("button", { name: "Не додавати" }).click();
  await editor.getByRole("button", { name: "Без змін" }).click();
  await expect(stored(tag)).toHaveText(["акт.pdf", "a.png", "c.png"]);
  await expect(editor).toHaveCount(0);
});

/** A picture of the page's own canvas. */
async function drawn(page: Page, width: number, height: number): Promise<Buffer> {
  const address = await page.evaluate(
    (size) => {
      const canvas = Object.assign(document.createElement("canvas"), size);
      const context = canvas.getContext("2d")!;
      context.fillStyle = "#1d5fc2";
      context.fillRect(0, 0, size.width / 2, size.height / 2);
      return canvas.toDataURL("image/png");
    },
    { width, height },
  );
  return Buffer.from(address.split(",")[1]!, "base64");
}

test("an old page's own multipart form posts the chosen files with the browser's own submit @both", async ({
  page,
  trouble,
}) => {
  trouble.expect("status of 403"); // the form of this test has no token of the server
  const tag = await put(page, "vs-files", {
    attributes: { name: "docs" },
    form: { method: "post", action: "/legacy/old-form", enctype: "multipart/form-data" },
  });
  let uploads = 0;
  page.on("request", (request) => (uploads += request.url().includes("/file/upload") ? 1 : 0));
  await choose(tag, [pdf("акт.pdf"), pdf("план.pdf")]);
  await expect(tag.locator(".file-name")).toHaveText(["акт.pdf", "план.pdf"]);
  const posted = await page.evaluate(async () => {
    const entries = new FormData(document.querySelector<HTMLFormElement>("#own")!).getAll("docs") as File[];
    return Promise.all(entries.map(async (one) => [one.name, (await one.text()).slice(0, 8)]));
  });
  expect(posted).toEqual([
    ["акт.pdf", "%PDF-1.4"],
    ["план.pdf", "%PDF-1.4"],
  ]);
  const sent = page.waitForRequest(/legacy\/old-form/);
  await page.getByRole("button", { name: "надіслати" }).click();
  expect((await sent).headers()["content-type"]).toContain("multipart/form-data");
  expect(uploads).toBe(0);
});

test("[R2.4-64] [R7.5-03] [R7.5-07] a click on a file opens the viewer; arrow keys leaf through, nothing of a page runs", async ({
  page,
  trouble,
}) => {
  trouble.expect("status of 501", "status of 422");
  const tag = await put(page, "vs-files", { attributes: { dir: "documents" } });
  await choose(tag, [
    picture("дах.png"),
    {
      name: "опис.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("<script>alert(1)</script> Опис робіт, стор. 1".slice(25)),
    },
    pdf("акт.pdf"),
    { name: "лист.docx", mimeType: "", buffer: Buffer.from("PK\u0003\u0004......word/document.xml......", "latin1") },
  ]);
  await expect(stored(tag)).toHaveText(["дах.png", "опис.txt", "акт.pdf", "лист.docx"]);
  await stored(tag).first().click();
  const viewer = page.getByRole("dialog", { name: "дах.png" });
  await expect(viewer.locator("img")).toHaveJSProperty("naturalWidth", 1);
  await viewer.getByRole("button", { name: "Збільшити" }).click();
  await expect(viewer.locator("img")).toHaveAttribute("style", /150%/);
  expect(await findings(page, ["vs-viewer", ".viewing"])).toEqual([]);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("dialog", { name: "опис.txt" }).locator("pre")).toContainText("Опис робіт");
  await expect(page.getByText("2 з 4")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("dialog", { name: "акт.pdf" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  const office = page.getByRole("dialog", { name: "лист.docx" });
  await expect(office.getByRole("alert").or(office.locator("iframe")).or(office.getByText("Відкрити"))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(stored(tag).first()).toBeFocused();
});

/** A pdf of two pages with a line of text on each. */
function twoPages(name: string) {
  const line = (text: string) => `BT /F 24 Tf 40 100 Td (${text}) Tj ET`;
  const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
  const pageOf = (content: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents ${content} 0 R /Resources << /Font << /F 7 0 R >> >> >>`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>",
    pageOf(5),
    pageOf(6),
    stream(line("Act 7")),
    stream(line("Page two")),
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join("");
  const buffer = Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R /Size 8 >>\n%%EOF`);
  return { name, mimeType: "application/pdf", buffer };
}

test("[R2.4-64] a browser without a pdf viewer shows the pages in ours; a broken pdf is a link @both", async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "pdfViewerEnabled", { get: () => false }));
  const tag = await put(page, "vs-files", { attributes: { dir: "documents" } });
  await choose(tag, [twoPages("акт.pdf"), pdf("кошторис.pdf")]);
  await expect(stored(tag)).toHaveText(["акт.pdf", "кошторис.pdf"]);
  await stored(tag).first().click();
  const viewer = page.getByRole("dialog", { name: "акт.pdf" });
  const first = viewer.getByRole("group", { name: "Сторінка 1 з 2" });
  await expect(first.locator("canvas")).toHaveText("Act 7");
  const second = viewer.getByRole("group", { name: "Сторінка 2 з 2" });
  await second.scrollIntoViewIfNeeded();
  await expect(second.locator("canvas")).toHaveText("Page two");
  const isDrawn = first.locator("canvas").evaluate((one: HTMLCanvasElement) =>
    one
      .getContext("2d")!
      .getImageData(0, 0, one.width, one.height)
      .data.some((part, at) => at % 4 === 0 && part < 100),
  );
  expect(await isDrawn, "dark letters").toBe(true);
  expect(await findings(page, ["vs-viewer", ".viewing"])).toEqual([]);
  await viewer.getByRole("button", { name: "Наступний файл" }).click();
  await expect(
    page.getByRole("dialog", { name: "кошторис.pdf" }).getByRole("link", { name: "Відкрити в новій вкладці" }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.evaluate(() => [document.fonts.size, "pdfjsLib" in window, "pdfjsWorker" in window])).toEqual([
    0,
    false,
    false,
  ]);
});

test("[R8-19] a file that the server does not have is said, not shown", async ({ page, trouble, clerk }) => {
  trouble.expect("status of 404");
  await clerk.open("/strict.html");
  await page.evaluate(() => {
    const viewer = Object.assign(document.createElement("vs-viewer"), { open: true });
    viewer.setAttribute("file-id", "00000000-0000-0000-0000-000000000000");
    document.body.append(viewer);
  });
  await expect(page.getByText("Файл не показано: Файлу немає.")).toBeVisible();
});

test("a chosen file that is not sent survives a closed tab with the draft; what was sent is not sent again", async ({
  page,
  clerk,
  id,
  fault,
  trouble,
}) => {
  trouble.expect("status of 500", "status of 404", "cannot be read");
  const open = async (one: Page) => {
    await one.goto(`/admin/edit/works.request/${id}/request_full`);
    await one.getByRole("tab", { name: "Звернення" }).click();
    const row = one.locator('[data-field="photos"]');
    await row.locator("input[type=file]").waitFor({ state: "attached" });
    return row;
  };
  await clerk.open("/admin/requests");
  const row = await open(page);
  await choose(row, [picture("перше.png")]);
  await expect(stored(row)).toHaveText(["перше.png"]);
  await fault({ path: "/file/upload/", kind: "status", status: 500, times: 1 });
  await choose(row, [picture("друге.png", 5000)]);
  await expect(row.getByText("не надіслано")).toBeVisible();
  await page.waitForTimeout(700);
  const context = page.context();
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  let uploads = 0;
  again.on(
    "request",
    (request) => (uploads += /file\/upload/.test(request.url()) && request.method() === "POST" ? 1 : 0),
  );
  const restored = await open(again);
  await again
    .getByRole("button", { name: /^Відновити/ })
    .first()
    .click();
  await expect(stored(restored)).toHaveText(["перше.png", "друге.png"]);
  expect(uploads).toBe(1);
});

test("[R2.4-60] [R3.8-14] [R9.5-02] documents of a parcel stand in classes: sent, moved, saved, one class full", async ({
  page,
  clerk,
}) => {
  await clerk.open("/admin/edit/land.parcel/23/parcel");
  const row = page.locator('vs-form [data-field="files"]');
  const classOf = (name: string) => row.getByRole("region", { name });
  await expect(row.locator(".class")).toHaveCount(4);
  await classOf("Фото ділянки").locator("input[type=file]").waitFor({ state: "attached" });
  await choose(classOf("Фото ділянки"), [picture("межа.png"), picture("план.png")]);
  await expect(stored(classOf("Фото ділянки"))).toHaveText(["межа.png", "план.png"]);
  const box = await classOf("Фото ділянки").locator("img.file-picture").first().boundingBox();
  expect([box!.width, box!.height]).toEqual([138, 120]);
  expect(await findings(page, ["vs-form", '[data-field="files"]'])).toEqual([]);
  await row.getByLabel("Клас файлу план.png").selectOption({ label: "Кадастровий план" });
  await expect(stored(classOf("Кадастровий план"))).toHaveText(["план.png"]);
  // dragged by its handle into a third class
  const handle = classOf("Фото ділянки").getByRole("button", { name: "Перемістити межа.png" });
  await handle.hover();
  await page.mouse.down();
  await classOf("Рішення ради").locator(".file-area").hover();
  await page.mouse.up();
  await expect(stored(classOf("Рішення ради"))).toHaveText(["межа.png"]);
  await page.locator("vs-form").getByRole("button", { name: "Зберегти" }).first().click();
  await expect
    .poll(async () => ((await clerk.record("land.parcel/23")) as { files: unknown }).files)
    .toEqual([
      { clsid: "plan", name: "Кадастровий план", files: [{ file: expect.stringMatching(/\.png$/), name: "план.png" }] },
      { clsid: "decision", name: "Рішення ради", files: [{ file: expect.stringMatching(/\.png$/), name: "межа.png" }] },
    ]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });
  test.skip(({ browserName }) => browserName === "firefox", "its driver makes no coarse pointer");

  test("buttons and choices of a file stand inside its card, large enough for a finger", async ({ page, clerk }) => {
    await clerk.open("/admin/edit/land.parcel/24/parcel");
    const lease = page.locator('vs-form [data-field="files"]').getByRole("region", { name: "Договір оренди" });
    await lease.locator("input[type=file]").waitFor({ state: "attached" });
    await choose(lease, [picture("межа.png"), pdf("договір.pdf")]);
    await expect(stored(lease)).toHaveText(["межа.png", "договір.pdf"]);
    for (const card of await lease.locator(".file").all()) {
      const around = (await card.boundingBox())!;
      const controls = await card.locator(".file-picture, .file-button, select").all();
      expect(controls.length).toBeGreaterThan(3);
      for (const control of controls) {
        const { x, width, height } = (await control.boundingBox())!;
        expect(x).toBeGreaterThanOrEqual(around.x);
        expect(x + width).toBeLessThanOrEqual(around.x + around.width);
        expect(height).toBeGreaterThanOrEqual(44);
      }
    }
  });
});

test("[R9.5-02] the 101st file of a class is refused with the reason", async ({ page }) => {
  const files = Array.from({ length: 100 }, (_, at) => `${at}.pdf`);
  const attributes = { options: '[{"clsid":1,"name":"Акти"}]', value: JSON.stringify({ 1: files }) };
  const tag = await put(page, "vs-file-classes", { attributes });
  await choose(tag, [pdf("ще.pdf")]);
  await expect(tag.getByText("Найбільше файлів: 100. Решту не додано")).toBeVisible();
  await expect(tag.locator(".file")).toHaveCount(100);
});

test("[R3.8-06] [R7.2-09] unique with a column asks the server for the name before the file is sent; only_one replaces", async ({
  page,
  clerk,
  id,
}) => {
  const asked: string[] = [];
  await page.route("**/api/unique/**", (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    asked.push(`${pathname} ${searchParams.get("value")} ${searchParams.get("id")}`);
    return route.fulfill({ json: searchParams.get("value") !== "є.png" });
  });
  await clerk.open("/legacy.html");
  await page.evaluate((record) => {
    const form = Object.assign(document.createElement("vs-form"), {
      schema: {
        schema: { photos: { title: "Фото", type: "File", dir: "photos", unique: "photo_name", only_one: true } },
      },
      value: { id: record },
    });
    form.setAttribute("table", "works.request");
    form.setAttribute("record", String(record));
    document.body.prepend(form);
  }, id);
  const row = page.locator('vs-form [data-field="photos"]');
  await row.locator("input[type=file]").waitFor({ state: "attached" });
  await choose(row, [picture("є.png")]);
  await expect(row.getByText("є.png: файл із такою назвою вже збережено")).toBeVisible();
  await expect(row.locator(".file")).toHaveCount(0);
  await choose(row, [picture("один.png")]);
  await expect(stored(row)).toHaveText(["один.png"]);
  await choose(row, [picture("два.png")]);
  await expect(stored(row)).toHaveText(["два.png"]);
  expect(asked).toEqual(
    ["є.png", "один.png", "два.png"].map((name) => `/api/unique/works/request/photo_name ${name} ${id}`),
  );
});

test("[R7.5-05] the arrow beside a file downloads it in a new tab under the person's name; the page stays @both", async ({
  page,
}) => {
  const tag = await put(page, "vs-files", { attributes: { dir: "photos" } });
  await choose(tag, [picture("дах і двір.png")]);
  await expect(stored(tag)).toHaveText(["дах і двір.png"]);
  const [name] = (await value(tag)) as string[];
  const link = tag.getByRole("link", { name: "Завантажити дах і двір.png" });
  await expect(link).toHaveAttribute("target", "_blank");
  const coming = new Promise<Download>((resolve) => {
    page.on("download", resolve);
    page.context().on("page", (tab) => tab.on("download", resolve));
  });
  await link.click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe("дах і двір.png");
  expect(new URL(download.url()).pathname).toBe(`/file/download/${name}`);
  expect((await readFile(await download.path())).equals(png)).toBe(true);
  await expect(page).toHaveURL(/\/strict\.html$/);
  await expect(stored(tag)).toHaveText(["дах і двір.png"]);
});
