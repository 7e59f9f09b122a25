/** The tab, the browser, the program or the session ends during typing: nothing is lost (docs/safety.md §4). */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { chromium, type Page } from "@playwright/test";
import { chromeArgs, chromePath } from "../support/browser.mjs";
import { kept, shelf } from "../support/drafts.ts";
import { chunkOf } from "../support/chunks.ts";
import { expect, test } from "../support/demo.ts";
import { Clerk, OpenForm } from "../support/driver.ts";

test("a tab that crashes loses nothing", async ({ id, clerk, form, page, context, trouble }) => {
  trouble.expect("the page crashed");
  await clerk.open("/legacy.html");
  await clerk.edit(`works.request/${id}`);
  await form.type("Заявник", "Before The Crash");
  await kept(page);
  const next = new Clerk(await context.newPage());
  await next.open("/legacy.html");
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  void session.send("Page.crash").catch(() => {});
  await crashed;
  const again = await next.edit(`works.request/${id}`);
  await next.page.getByRole("button", { name: "Відновити" }).click();
  await expect(again.field("Заявник")).toHaveValue("Before The Crash");
});

const kills = process.env["LONG"] === "1" ? 50 : 3;
test(`the browser is killed during typing, ${kills} times: all text older than 300 ms is offered again`, async ({
  id,
  demo,
  sessionOf,
}) => {
  test.setTimeout(kills * 30_000);
  const profile = mkdtempSync(path.join(os.tmpdir(), "vs-killed-"));
  try {
    let before = "";
    for (let round = 1; round <= kills + 1; round++) {
      const browser = await chromium.launchPersistentContext(profile, {
        executablePath: chromePath(),
        args: [...chromeArgs, "--remote-debugging-port=0"],
        baseURL: demo.url,
        locale: "uk-UA",
      });
      await browser.addCookies((await sessionOf("demo")).cookies);
      const clerk = new Clerk(await browser.newPage());
      await clerk.open("/legacy.html");
      const form = await clerk.edit(`works.request/${id}`);
      if (before) {
        await clerk.page.getByRole("button", { name: "Відновити" }).first().click();
        const restored = await form.field("Заявник").inputValue();
        expect(restored.startsWith(before), `round ${round}: "${restored}" holds "${before}"`).toBe(true);
      }
      if (round <= kills) before = await typeUntilKilled(clerk.page, form, round);
      else await browser.close();
    }
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }); // its other processes end a little later
  }
});

/** Types until it kills the browser. @returns the text 300 ms before the kill */
async function typeUntilKilled(page: Page, form: OpenForm, round: number): Promise<string> {
  const field = form.field("Заявник");
  await field.fill(`Round ${round}`);
  await field.press("End");
  const typed: [at: number, text: string][] = [];
  const browser = page.context().browser();
  const ended = new Promise((resolve) => page.context().on("close", resolve));
  const session = await browser!.newBrowserCDPSession();
  const { processInfo } = (await session.send("SystemInfo.getProcessInfo")) as {
    processInfo: { type: string; id: number }[];
  };
  const pid = processInfo.find(({ type }) => type === "browser")!.id;
  const until = Date.now() + 700 + 150 * (round % 5);
  while (Date.now() < until) {
    await page.keyboard.type("a");
    typed.push([Date.now(), await field.inputValue()]);
  }
  process.kill(pid, "SIGKILL");
  const killedAt = Date.now();
  await ended;
  return typed.findLast(([at]) => at < killedAt - 300)![1];
}

test("an 'unauthorized' page sends the browser to the root, without a question, when the draft is on disk [R6-01] [R2.1-17]", async ({
  id,
  clerk,
  form,
  page,
  fault,
}) => {
  await clerk.open("/admin/requests");
  await page.evaluate(
    (record) =>
      void (window as unknown as Vs).vs.open({ action: "edit", table: "works.request", id: record, form: "request" }),
    String(id),
  );
  await form.type("Заявник", "Before The Root");
  const asked = clerk.browserAsks();
  await fault({ path: "/api/template/interface/", kind: "body", text: "user unauthorized" });
  await page.evaluate(() =>
    document.querySelector<HTMLElement & { go(path: string): void }>("vs-outlet")!.go("/admin/contractors"),
  );
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(asked).toEqual([]);
  expect((await shelf(page)).map(({ content }) => content.values["applicant"])).toEqual(["Before The Root"]);
});

test("a chunk is gone after a deployment: the page is reloaded without a question, nothing is lost", async ({
  id,
  clerk,
  form,
  page,
  trouble,
}) => {
  trouble.expect(/./);
  await page.route(chunkOf("elements/form/submitting/start-submitting.ts"), (route) => route.fulfill({ status: 404 }));
  await clerk.open("/legacy.html");
  await clerk.edit(`works.request/${id}`);
  await form.type("Заявник", "Before The Deployment");
  await form.save();
  await expect(form.element).toContainText("Не вдалося завантажити частину програми.");
  await page.unroute(chunkOf("elements/form/submitting/start-submitting.ts"));
  await clerk.markPage();
  await form.button("Перезавантажити сторінку").click();
  await expect.poll(() => clerk.isSamePage()).toBe(false);
  await clerk.edit(`works.request/${id}`);
  await page.getByRole("button", { name: "Відновити" }).click();
  await expect(form.field("Заявник")).toHaveValue("Before The Deployment");
});

test("Escape reports it when the code of our question is gone after a deployment, and keeps typed text", async ({
  id,
  clerk,
  form,
  page,
  trouble,
}) => {
  trouble.expect(/./);
  const question = chunkOf("src/page/dialogs/confirm.ts");
  await page.route(question, (route) => route.fulfill({ status: 404 }));
  await clerk.open("/legacy.html");
  await clerk.edit(`works.request/${id}`);
  await form.type("Заявник", "Still Here");
  await page.keyboard.press("Escape");
  await expect(page.locator("vs-popup dialog > [role=alert]")).toHaveText("Не вдалося завантажити частину програми.");
  await expect(form.field("Заявник")).toHaveValue("Still Here");
  await page.unroute(question);
  await form.save();
  await expect(form.element).toHaveCount(0);
});

test("a write with a lost answer keeps its key over a crash: sent again, one record is stored", async ({
  clerk,
  form,
  page,
  context,
  fault,
  trouble,
}) => {
  trouble.expect(/./);
  const keys: string[] = [];
  context.on(
    "request",
    (request) =>
      request.method() === "POST" &&
      request.url().endsWith("/api/works.request/") &&
      keys.push(request.headers()["idempotency-key"] ?? ""),
  );
  await clerk.open("/legacy.html");
  await clerk.addRequest("Once Only");
  await fault({ path: "/api/works\\.request/$", method: "POST", kind: "drop-after", times: 20 });
  await form.save();
  await expect(form.summary).toContainText("Невідомо, чи збережено");
  expect((await shelf(page))[0]?.content.pending?.key).toBe(keys[0]);
  await page.close({ runBeforeUnload: false });
  await fault({ path: "/nowhere", kind: "status" });
  const next = new Clerk(await context.newPage());
  await next.page.request.delete("/__fault");
  await next.open("/legacy.html");
  const again = await next.add("works.request");
  await next.page.getByRole("button", { name: "Відновити" }).click();
  await again.save();
  await expect(again.element).toHaveCount(0);
  expect(new Set(keys).size).toBe(1);
  expect(await next.count("works.request", { applicant: "Once Only" })).toBe(1);
});

type Vs = { vs: { open(form: object): Promise<unknown> } };
