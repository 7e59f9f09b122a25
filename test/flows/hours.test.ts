/** A page that stays open (goal R5 of docs/safety.md §5): 20 virtual minutes, 8 hours with LONG=1. Only in Chromium, for its heap figures. */
import process from "node:process";
import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "../support/demo.ts";

const minutes = process.env["LONG"] === "1" ? 8 * 60 : 20;

test.skip(({ browserName }) => browserName !== "chromium", "only Chromium tells what is kept");

test("widgets and an open form leave no node and no listener behind, and less than 1 MB", async ({
  id,
  clerk,
  form,
  page,
}) => {
  test.setTimeout(60_000 + minutes * 3000);
  await page.clock.install();
  await clerk.open("/legacy.html");
  await page.evaluate(() => {
    for (const name of ["newest_requests", "counters", "request_reminders"])
      document.body.insertAdjacentHTML("beforeend", `<vs-widget name="${name}" interval="15"></vs-widget>`);
  });
  await clerk.edit(`works.request/${id}`);
  await form.type("Заявник", "Open For Hours");
  const devtools = await page.context().newCDPSession(page);
  await passMinutes(page, 5); // everything that is made once exists then
  const before = await kept(devtools);
  let refreshes = 0;
  page.on("request", (request) => (refreshes += Number(request.url().includes("/widget/"))));
  await passMinutes(page, minutes);
  expect(refreshes, "three widgets, four times a minute").toBeGreaterThanOrEqual(minutes * 9);
  const after = await kept(devtools);
  const words = `before ${JSON.stringify(before)}, after ${JSON.stringify(after)}`;
  expect(after.nodes - before.nodes, words).toBeLessThanOrEqual(0);
  expect(after.listeners - before.listeners, words).toBeLessThanOrEqual(0);
  expect(after.heap - before.heap, words).toBeLessThan(2 ** 20);
  await expect(form.field("Заявник")).toHaveValue("Open For Hours");
});

/** 15 seconds at a time, with the server's answers in between. */
async function passMinutes(page: Page, count: number): Promise<void> {
  for (let quarter = 0; quarter < 4 * count; quarter++) {
    await page.clock.runFor(15_000);
    await expect(page.locator("vs-widget[aria-busy]")).toHaveCount(0);
  }
}

async function kept(devtools: CDPSession): Promise<{ nodes: number; listeners: number; heap: number }> {
  for (let count = 0; count < 3; count++) await devtools.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners: listeners } = await devtools.send("Memory.getDOMCounters");
  const { usedSize: heap } = await devtools.send("Runtime.getHeapUsage");
  return { nodes, listeners, heap };
}
