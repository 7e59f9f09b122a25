/**
 * A page that has its own Map, Set, Proxy, Headers, CSS, URL and performance, which are natives that our code needs. The
 * test's driver needs them too, so it uses the keyboard alone and reads what the page says in the console.
 */
import { expect } from "@playwright/test";
import { test } from "./with-site.ts";

test.use({ trace: "off" });

test("a record is added on a page with a Map, Set, Proxy, Headers, CSS, URL and performance of its own @both", async ({
  page,
  site,
}) => {
  const said: string[] = [];
  page.on("pageerror", (error) => said.push(error.message));
  page.on("console", (message) => said.push(message.text()));
  const says = (line: string) => expect.poll(() => said).toContain(line);

  await page.goto(`${site.url}/own-names.html`);
  await says("focus: BUTTON 0");
  await page.keyboard.press("Enter");
  await says("focus: INPUT 0");
  await page.keyboard.type("abc");
  await page.keyboard.press("Control+Enter");
  await says("the town b /p /office/ Name Date zebra 14");
  expect(site.posted.map((body) => JSON.parse(body))).toEqual([expect.objectContaining({ subject: "abc" })]);
  expect(said.filter((line) => !line.startsWith("focus: "))).toEqual(["the town b /p /office/ Name Date zebra 14"]);
});
