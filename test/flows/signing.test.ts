/** Signed saves and deletes (R6-…): by a chief, whose key is made in the profile and stays in the browser. */
import type { Page, Request } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { expect, test } from "../support/demo.ts";
import { OpenForm, type Clerk } from "../support/driver.ts";

const pin = "4829";

test.use({ user: "chief" });

/** Makes a key in the profile, as a person does. */
async function makeKey(clerk: Clerk): Promise<void> {
  await clerk.open("/admin/profile");
  const { page } = clerk;
  await page.getByLabel("Новий PIN").fill(pin);
  await page.getByLabel("PIN ще раз").fill(pin);
  await page.getByRole("button", { name: "Створити ключ" }).click();
  await expect(clerk.notice("Ключ підпису створено.")).toBeVisible();
}

/** Waits for the question for the PIN and types it. */
async function give(page: Page, text: string): Promise<void> {
  await page.getByRole("dialog", { name: "Підпис змін" }).getByLabel("PIN").fill(text);
  await page.keyboard.press("Enter");
}

/** A form for a document, inserted into the page as a template would. */
async function openDocument(clerk: Clerk): Promise<{ form: OpenForm; address: string }> {
  const address = `doc.document/${await clerk.store("doc.document", { title: "Відповідь", kind: "answer" })}`;
  const { title } = await clerk.record(address);
  await clerk.page.evaluate(
    ([path = "", value]) => {
      const [table, record] = path.split("/");
      const schema = { title: "Документ", schema: { title: { type: "Text", title: "Назва" } } };
      document.body.append(
        Object.assign(document.createElement("vs-form"), { table, record, schema, value: { title: value } }),
      );
    },
    [address, String(title)],
  );
  const form = new OpenForm(clerk.page);
  await expect(form.field("Назва")).toHaveValue("Відповідь");
  return { form, address };
}

const writesOf = (page: Page, address: string): Request[] => {
  const sent: Request[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" && request.url().includes(address)) sent.push(request);
  });
  return sent;
};

test("a key is made in the profile, signs saves and deletes, and the server stores who has signed @both [R6-03] [R6-04] [R1-19] [R4-30] [R4-33]", async ({
  clerk,
  page,
}) => {
  await makeKey(clerk);
  const key = page.locator("vs-signature");
  await expect(key).toContainText("Ключ цього браузера створено");
  await expect(key).not.toContainText("Сервер не знає");
  const kid = (await key.locator(".thumbprint").innerText()).trim();
  const { form, address } = await openDocument(clerk);
  const sent = writesOf(page, address);
  await form.type("Назва", "Signed answer");
  await form.save();
  await expect(clerk.notice("Збережено")).toBeVisible();
  expect(await clerk.record(address)).toMatchObject({
    title: "Signed answer",
    signed_kid: kid,
    dssigned: sent[0]!.headers()["dssigned"],
  });
  await page.evaluate((path) => {
    document.body.append(Object.assign(document.createElement("a"), { textContent: "прибрати", href: "#", id: "del" }));
    document.querySelector("#del")!.setAttribute("del", path);
  }, address);
  await page.getByRole("link", { name: "прибрати" }).click();
  await clerk.answer("Видалити");
  await expect(clerk.notice("Видалено")).toBeVisible();
  expect(sent.map((request) => [request.method(), "dssigned" in request.headers()])).toEqual([
    ["PUT", true],
    ["DELETE", true],
  ]);
  // a recorded request cannot be sent once more
  const [put] = sent;
  const { dsmessage = "", dssigned = "", ...headers } = put!.headers();
  const token = headers["x-csrf-token"] ?? "";
  const replay = await page.request.fetch(put!.url(), {
    method: "PUT",
    data: JSON.stringify({ title: "Signed answer" }), // Firefox over BiDi does not give the posted body
    headers: { dsmessage, dssigned, "content-type": "application/json", "x-csrf-token": token },
  });
  expect(replay.status()).toBe(400);
  expect(await replay.text()).toContain("цей підпис уже використано");
});

test("on another page the PIN is asked for once; a wrong one shows a message, and the form waits @both [R6-03]", async ({
  id,
  clerk,
  page,
}) => {
  await makeKey(clerk);
  await clerk.open("/strict.html");
  const sent = writesOf(page, `works.request/${id}`);
  const form = await clerk.edit(`works.request/${id}`);
  await form.type("Заявник", "Signed Chief");
  await form.save();
  const dialog = page.getByRole("dialog", { name: "Підпис змін" });
  await expect(dialog.getByLabel("PIN")).toBeFocused();
  await give(page, "1111");
  await expect(dialog.getByText("Неправильний PIN. Спробуйте ще раз.").first()).toBeVisible();
  expect(sent).toEqual([]);
  await give(page, pin);
  await expect(form.element).toHaveCount(0);
  await expect(clerk.row(id)).toContainText("Signed Chief");
  const again = await clerk.edit(`works.request/${id}`);
  await again.type("Заявник", "Signed Again");
  await again.save();
  await expect(clerk.row(id)).toContainText("Signed Again");
  expect(sent.map((request) => "dssigned" in request.headers())).toEqual([true, true]);
});

test("a request that is changed on its way is refused, and typed text stays [R6-03]", async ({
  clerk,
  fault,
  trouble,
}) => {
  trouble.expect("status of 400");
  await makeKey(clerk);
  const { form, address } = await openDocument(clerk);
  await fault({ path: `/api/${address}$`, method: "PUT", kind: "tamper" });
  await form.type("Назва", "Ten hryvnias");
  await form.save();
  await expect(form.summary).toContainText("Підпис не прийнято: дані змінено в дорозі");
  await expect(form.field("Назва")).toHaveValue("Ten hryvnias");
  expect(await clerk.record(address)).toMatchObject({ title: "Відповідь", signed_kid: null });
  await form.save();
  await expect(clerk.notice("Збережено")).toBeVisible();
  expect(await clerk.record(address)).toMatchObject({ title: "Ten hryvnias", signed_kid: expect.any(String) });
});

test("without a key, or without a PIN, a save is sent unsigned and the page gets an event [R6-05]", async ({
  id,
  clerk,
  page,
}) => {
  await clerk.open("/legacy.html");
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await clerk.listen("vs:unsigned", "vs:saved");
  const sent = writesOf(page, `works.request/${id}`);
  const form = await clerk.edit(`works.request/${id}`);
  await form.type("Заявник", "Not Signed");
  await form.save();
  await expect(clerk.row(id)).toContainText("Not Signed");
  expect((await clerk.heard()).map(({ name, detail }) => [name, detail["reason"]])).toEqual([
    ["vs:unsigned", "no-key"],
    ["vs:saved", undefined],
  ]);
  expect(warnings.filter((text) => text.includes("there is no signing key"))).toHaveLength(1);

  await makeKey(clerk);
  await clerk.open("/legacy.html");
  const second = await clerk.edit(`works.request/${id}`);
  await second.type("Заявник", "No PIN");
  await second.save();
  await page.getByRole("button", { name: "Надіслати без підпису" }).click();
  await expect(clerk.row(id)).toContainText("No PIN");
  expect(sent.map((request) => "dssigned" in request.headers())).toEqual([false, false]);
});

test("where a signature is required nothing is sent without one, and typed text stays [R6-05]", async ({
  id,
  clerk,
  page,
}) => {
  await clerk.open("/legacy.html");
  await clerk.configure({ crypto: "required" });
  const sent = writesOf(page, `works.request/${id}`);
  const form = await clerk.edit(`works.request/${id}`);
  await form.type("Заявник", "Kept Here");
  await form.save();
  await expect(form.summary).toContainText("ключа підпису в цьому браузері немає. Нічого не надіслано");
  await expect(form.field("Заявник")).toHaveValue("Kept Here");
  await page.keyboard.press("Escape");
  await clerk.answer("Не зберігати");
  await clerk.remove(`works.request/${id}`);
  await clerk.answer("Видалити");
  await expect(page.getByRole("dialog", { name: "Увага" })).toBeVisible();
  await expect(clerk.question).toContainText("ключа підпису в цьому браузері немає");
  expect(sent).toEqual([]);
});

test("on a page without crypto.subtle, as on plain http, a save is sent and the profile says why there is no key [R6-05]", async ({
  id,
  clerk,
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(Crypto.prototype, "subtle", { get: () => undefined }));
  await clerk.open("/legacy.html");
  const form = await clerk.edit(`works.request/${id}`);
  await form.type("Заявник", "Plain Http");
  await form.save();
  await expect(clerk.row(id)).toContainText("Plain Http");
  await clerk.open("/admin/profile");
  await expect(page.locator("vs-signature")).toContainText("без захищеного з'єднання (https)");
});

test("axe finds nothing in the key and in the PIN's dialog, which follow the language [R1-18]", async ({
  id,
  clerk,
  page,
}) => {
  await makeKey(clerk);
  expect(await findings(page, "vs-signature")).toEqual([]);
  await page.getByRole("button", { name: "Оновити ключ" }).click();
  await page.getByLabel("Новий PIN").fill("1");
  await page.locator("vs-signature").getByRole("button", { name: "Оновити ключ" }).click();
  await expect(page.getByText("Щонайменше 4 знаки").first()).toBeVisible();
  expect(await findings(page, "vs-signature")).toEqual([]);
  await clerk.open("/legacy.html");
  const form = await clerk.edit(`works.request/${id}`);
  await form.type("Заявник", "Three Languages");
  await form.save();
  const dialog = page.locator("vs-pin");
  await expect(dialog.getByRole("button", { name: "Підписати" })).toBeVisible();
  await give(page, "1");
  await expect(dialog.getByText("Неправильний PIN. Спробуйте ще раз.").first()).toBeVisible();
  expect(await findings(page, "vs-pin")).toEqual([]);
  for (const [lang, words] of [
    ["ru", "Отправить без подписи"],
    ["en", "Send without a signature"],
  ]) {
    await page.evaluate((code) => Object.assign((window as any).vs, { lang: code }), lang);
    await expect(dialog.getByRole("button", { name: words! })).toBeVisible();
  }
});
