/** Support cases: recorded where something has failed, saved with the person's consent, replayed step by step. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import type { Page } from "@playwright/test";
import { chromePath } from "../support/browser.mjs";
import { findings } from "../support/axe.ts";
import { expect, test } from "../support/demo.ts";
import { downloadedBy } from "../support/downloads.ts";

/** Records from the page's beginning on; not the stage of a replay, which is a frame. */
const record = (page: Page) =>
  page.addInitScript(() => {
    if (window === window.top) Object.assign(window, { vsSettings: { support_cases: true } });
  });

test("a failed save is recorded, shown before it is saved as a file, and replays failing in the same step @both [R2.1-19]", async ({
  id,
  clerk,
  fault,
  page,
  trouble,
}, info) => {
  test.slow(); // three replays, one of them in a browser of its own
  trouble.expect("status of 500", "status 404", "status 500", "console.error: Error (");
  await record(page);
  await clerk.open("/legacy.html");
  await page.waitForLoadState("networkidle"); // the recorder has come too
  const form = await clerk.edit(`works.request/${id}`);
  // letters of the keyboard: all others are put in by a script in Firefox, and a script's steps are not recorded
  await form.field("Заявник").press("Control+a");
  await form.field("Заявник").pressSequentially("Hnatiuk Oksana");
  await fault({
    path: `/api/works.request/${id}$`,
    method: "PUT",
    kind: "status",
    status: 500,
    text: '{"error":"Гнатюк"}',
  });
  await form.save();
  await page.getByRole("button", { name: "Зберегти випадок…" }).click();
  const panel = page.getByRole("region", { name: "Інспектор" });
  await expect(panel.getByRole("tab")).toHaveCount(1);
  await panel.getByRole("button", { name: "Показати, що буде у файлі…" }).click();
  await panel.getByText("Увесь вміст файлу").click();
  await expect(panel.locator("pre")).toContainText('"kind": "vs-elements case"');
  await expect(panel).not.toContainText("Гнатюк");
  expect(await findings(page, "vs-inspector")).toEqual([]);
  const { name, file } = await downloadedBy(page, () =>
    panel.getByRole("button", { name: "Погоджуюся, зберегти файл" }).click(),
  );
  expect(name).toMatch(/^case-\d{4}-\d\d-\d\d-\d\d-\d\d(\(\d+\))?\.json$/);
  const text = readFileSync(file, "utf8");
  expect(text).not.toMatch(/Hnatiuk|Oksana|Гнатюк/);
  const token = await page.locator("meta[name=csrf-token]").getAttribute("content");
  expect(text).not.toContain(token);
  const steps: { label?: string }[] = JSON.parse(text).steps;
  expect(steps.map(({ label }) => label)).toContain("Заявник"); // a required field, without its mark

  await page.goto("/dist/replay/index.html");
  const shifted = info.outputPath("shifted.json"); // a hint stood above the button when it was recorded
  const moved = JSON.parse(text);
  moved.steps.at(-1).path = moved.steps.at(-1).path.map((part: string) => part.replace(/^div:[34]$/, "div:7"));
  writeFileSync(shifted, JSON.stringify(moved));
  await page.getByLabel("Case file").setInputFiles(shifted);
  await page.getByRole("button", { name: "Replay all" }).click();
  await expect(page.getByRole("status")).toHaveText("It went as recorded.", { timeout: 30_000 });
  await expect(page.getByText("as recorded: vs:failed 500")).toHaveCount(1);
  expect(await findings(page)).toEqual([]);

  const { status, stdout, stderr } = spawnSync(process.execPath, ["dist/cli.js", "replay", file], {
    encoding: "utf8",
    env: { ...process.env, CHROMIUM_PATH: chromePath() },
  });
  expect(stdout + stderr).toContain("it went as recorded");
  expect(stdout).toContain("as recorded: vs:failed 500");
  expect(status).toBe(0);

  // The same case where the server would have answered well: after the save the page asks what nobody has recorded.
  const other = JSON.parse(text);
  for (const call of other.calls) if (call.method === "PUT") Object.assign(call, { status: 200, answer: '{"id":17}' });
  const changed = info.outputPath("changed.json"); // an input tells no change for the same file
  writeFileSync(changed, JSON.stringify(other));
  await page.getByLabel("Case file").setInputFiles(changed);
  await page.getByRole("button", { name: "Replay all" }).click();
  await expect(page.getByRole("status")).toContainText("It left the recorded way at step", { timeout: 30_000 });
  await expect(page.getByText("did not tell vs:failed 500")).toBeVisible();
});

test("a page records on request, from its reload on, and the inspector forgets on request [R2.1-19]", async ({
  id,
  clerk,
  page,
}) => {
  await clerk.open("/legacy.html");
  await clerk.configure({ doctor: true });
  await page.keyboard.press("Alt+1");
  const panel = page.getByRole("region", { name: "Інспектор" });
  await panel.getByRole("tab", { name: "Випадок" }).click();
  await panel.getByRole("button", { name: "Перезавантажити сторінку й записувати" }).click();
  await expect(panel).toHaveCount(0);
  await page.waitForFunction(() => (window as any).vs?.ready.then(() => true)); // the page may still be reloading
  await clerk.configure({ doctor: true });
  await expect.poll(() => page.evaluate(() => "vs-case" in sessionStorage)).toBe(false);
  const form = await clerk.edit(`works.request/${id}`);
  await form.button("Скасувати").click();
  await page.keyboard.press("Alt+1");
  await panel.getByRole("tab", { name: "Випадок" }).click();
  await expect(panel.getByRole("status").last()).toHaveText(/Записується\. Дій: [3-5]/);
  await panel.getByRole("button", { name: "Зупинити й забути" }).click();
  await expect(panel.getByRole("button", { name: "Записувати звідси" })).toBeVisible();
});

test("a case holds no secret that is typed, no person that is chosen, and of a long day its end [R2.1-19]", async ({
  clerk,
  page,
}) => {
  await record(page);
  await clerk.open("/legacy.html");
  await page.waitForLoadState("networkidle"); // the recorder has come too
  await page.evaluate(() => {
    const place = document.createElement("div");
    place.innerHTML = `<vs-text name="pin_code" title="Код"></vs-text>
      <vs-choice type="Radio" name="person" options='["Гнатюк Оксана","Інша"]'></vs-choice>
      <vs-period name="when" title="Коли"></vs-period>`;
    document.body.prepend(place);
  });
  const pin = page.locator("vs-text[name=pin_code] input");
  await pin.click();
  for (let count = 0; count < 520; count++) await page.keyboard.press("Home");
  await pin.pressSequentially("4711");
  await page.locator("vs-choice[name=person] label").first().click();
  await page.locator("vs-period select").first().press("ArrowDown");
  await clerk.configure({ doctor: true });
  await page.keyboard.press("Alt+1");
  const panel = page.getByRole("region", { name: "Інспектор" });
  await panel.getByRole("tab", { name: "Випадок" }).click();
  await panel.getByRole("button", { name: "Показати, що буде у файлі…" }).click();
  const { file } = await downloadedBy(page, () =>
    panel.getByRole("button", { name: "Погоджуюся, зберегти файл" }).click(),
  );
  const text = readFileSync(file, "utf8");
  expect(text).not.toMatch(/Гнатюк|Оксана|4711/);
  const { steps } = JSON.parse(text);
  expect(steps.length).toBeLessThan(100);
  expect(steps.filter((step: { do: string }) => step.do === "open")).toHaveLength(1);
  const entered = steps.filter((step: { do: string }) => step.do === "input");
  expect(entered.map(({ value, checked, option }: any) => value ?? checked ?? option)).toEqual(["***", true, 1]);

  await page.goto("/dist/replay/index.html");
  await page.getByLabel("Case file").setInputFiles(file);
  await expect(page.getByRole("status")).toContainText("Recorded with");
});

test("another case can be chosen while one is replayed, and the same one again after it [R2.1-19]", async ({
  page,
}) => {
  const about = { kind: "vs-elements case", format: 1, version: "0.1.0", at: "2026-11-24", page: "/a", browser: "" };
  const empty = {
    window: [1, 1],
    language: "ua",
    theme: "",
    settings: {},
    stage: [],
    calls: [],
    events: [],
    warnings: [],
  };
  const caseOf = (more: object[]) => {
    const steps = [{ at: 0, do: "open" }, ...more];
    const buffer = Buffer.from(JSON.stringify({ ...about, ...empty, steps }));
    return { name: "case.json", mimeType: "application/json", buffer };
  };
  const missing = Array.from({ length: 5 }, () => ({ at: 1, do: "click", on: { stage: 3 }, path: ["shadow"] }));
  await page.goto("/dist/replay/index.html");
  const [file, all] = [page.getByLabel("Case file"), page.getByRole("button", { name: "Replay all" })];
  await file.setInputFiles(caseOf(missing));
  await all.click();
  await expect(page.locator("#steps > li[aria-current=step]")).toHaveCount(1);
  const short = caseOf([]);
  await file.setInputFiles(short);
  await expect(page.getByRole("status")).toContainText(": 1 steps.");
  await all.click();
  await expect(page.getByRole("status")).toHaveText("It went as recorded.");
  await expect(page.locator("#steps > li")).toHaveCount(1);

  const chooser = page.waitForEvent("filechooser");
  await file.click();
  await chooser;
  await expect(file).toHaveValue(""); // browsers tell no change to the file that is there already
});

/** A case written by hand, without stage and steps. */
const written = {
  kind: "vs-elements case",
  format: 1,
  version: "0.1.0",
  at: "2026-11-24",
  page: "/a",
  browser: "",
  window: [1, 1],
  language: "ua",
  theme: "",
  settings: {},
  calls: [],
  events: [],
  warnings: [],
};

test("a click on a link that leads elsewhere goes as recorded: the page of a replay stays [R2.1-19]", async ({
  page,
}) => {
  const html = '<p><a href="/legacy.html">Там</a></p>';
  const given = {
    ...written,
    stage: [{ tag: "vs-html", attributes: { html } }],
    steps: [
      { at: 0, do: "open" },
      { at: 5, do: "click", on: { stage: 0 }, path: ["shadow", "a:0"], label: "Там" },
    ],
  };
  await page.goto("/dist/replay/index.html");
  const buffer = Buffer.from(JSON.stringify(given));
  await page.getByLabel("Case file").setInputFiles({ name: "case.json", mimeType: "application/json", buffer });
  await page.getByRole("button", { name: "Replay all" }).click();
  await expect(page.getByRole("status")).toHaveText("It went as recorded.");
  await expect(page.frameLocator("#stage").getByText("Там")).toBeVisible();
});

test("two clicks on the same button, which a person made one after the other, are both done again", async ({
  page,
}) => {
  const clicks = [1, 2];
  const about = { method: "GET", address: "/count", status: 200, type: "application/json" };
  const answer = JSON.stringify({ noSavedMessage: true, tag: "#count" });
  const given = {
    ...written,
    stage: [{ tag: "button", attributes: { api: "/count", silent: "" } }],
    steps: [
      { at: 0, do: "open" },
      ...clicks.map((step) => ({ at: step * 2000, do: "click", on: { stage: 0 }, path: [], label: "Ще" })),
    ],
    calls: clicks.map((step) => ({ ...about, step, at: step * 2000, ms: 1, answer })),
    events: clicks.map((step) => ({ step, at: step * 2000, what: "vs:done api" })),
  };
  await page.goto("/dist/replay/index.html");
  const buffer = Buffer.from(JSON.stringify(given));
  await page.getByLabel("Case file").setInputFiles({ name: "case.json", mimeType: "application/json", buffer });
  await page.getByRole("button", { name: "Replay all" }).click();
  await expect(page.getByRole("status")).toHaveText("It went as recorded.");
});

test("no step of a case opens a window or leads the page of the replay elsewhere [R2.1-19]", async ({
  context,
  page,
  trouble,
}) => {
  trouble.expect("help needs the id of a page");
  const script = ["javascript", "alert(1)"].join(":");
  const attributes = [
    { help: "https://elsewhere.example/" },
    { "file-show": "/elsewhere.zip" },
    { _href: "https://elsewhere.example/", target: "_top" },
    { help: script },
    { _href: script },
  ];
  const given = {
    ...written,
    at: "<img src=x onerror=alert(1)>",
    stage: attributes.map((own) => ({ tag: "button", attributes: own })),
    steps: [
      { at: 0, do: "open" },
      ...attributes.map((_, number) => ({ at: 5, do: "click", on: { stage: number }, path: [], label: "<b>x</b>" })),
    ],
  };
  const opened: string[] = [];
  context.on("page", (other) => opened.push(other.url()));
  context.on("request", (request) => {
    if (!/^(http:\/\/127\.0\.0\.1|data:|blob:)/.test(request.url())) opened.push(request.url());
  });
  page.on("dialog", (dialog) => opened.push(dialog.message()));
  await page.goto("/dist/replay/index.html");
  const buffer = Buffer.from(JSON.stringify(given));
  await page.getByLabel("Case file").setInputFiles({ name: "case.json", mimeType: "application/json", buffer });
  await page.getByRole("button", { name: "Replay all" }).click();
  await expect(page.locator("#steps > li[class]")).toHaveCount(6, { timeout: 45_000 });
  expect(opened).toEqual([]);
  await expect(page).toHaveURL(/\/dist\/replay\/index\.html$/);
});

test("no step of a case, and no answer in it, makes the stage ask a server for a page [R2.1-19]", async ({
  page,
  trouble,
}) => {
  trouble.expect("frame-src", "Framing", "frame");
  const about = { method: "GET", address: "/moved", status: 200, type: "application/json", step: 2, at: 5, ms: 1 };
  const given = {
    ...written,
    stage: [
      { tag: "button", attributes: { _href: "/api/method/evil" } },
      { tag: "button", attributes: { api: "/moved", silent: "" } },
    ],
    steps: [
      { at: 0, do: "open" },
      { at: 5, do: "click", on: { stage: 1 }, path: [], label: "x" },
      { at: 9, do: "click", on: { stage: 0 }, path: [], label: "x" },
    ],
    calls: [{ ...about, answer: JSON.stringify({ redirect: "/api/method/evil2" }) }],
  };
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const first of [0, 1]) {
    await page.goto("/dist/replay/index.html");
    const [open, ...clicks] = given.steps;
    const steps = [open, ...(first ? clicks.toReversed() : clicks)];
    const buffer = Buffer.from(JSON.stringify({ ...given, steps }));
    await page.getByLabel("Case file").setInputFiles({ name: "case.json", mimeType: "application/json", buffer });
    await page.getByRole("button", { name: "Replay all" }).click();
    await expect(page.locator("#steps > li[class]").nth(1)).toBeVisible({ timeout: 30_000 });
    await page.waitForTimeout(500);
  }
  expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
});

test("a case of another version, of another hand or with anything unknown in it is refused with the reason", async ({
  page,
}) => {
  await page.goto("/dist/replay/index.html");
  const good = {
    kind: "vs-elements case",
    format: 1,
    version: "0.1.0",
    at: "2026-11-24",
    page: "/a",
    browser: "",
    window: [1, 1],
    language: "ua",
    theme: "",
    settings: {},
    stage: [],
    steps: [{ at: 0, do: "open" }],
    calls: [],
    events: [],
    warnings: [],
  };
  const wrong: [change: object | string, reason: RegExp][] = [
    ["not JSON", /not JSON/],
    [{ kind: "other" }, /not a case/],
    [{ format: 2 }, /format is 2; this version reads format 1/],
    [{ version: "9.0.0" }, /recorded with version "9\.0\.0"/],
    [{ steps: [{ at: 0, do: "run" }] }, /steps 1: do is "run"/],
    [{ steps: [{ at: 0, do: "click", script: "alert(1)" }] }, /"script", which no case has/],
    [{ stage: [{ tag: "script", attributes: {} }] }, /stage 1: tag is "script"/],
    [{ stage: [{ tag: "a", attributes: { onclick: "alert(1)" } }] }, /stage 1: attributes/],
    [{ stage: [{ tag: "a", attributes: { href: "/elsewhere" } }] }, /stage 1: attributes/],
    [{ calls: [{ address: "//elsewhere.example/" }] }, /calls 1/],
  ];
  for (const [change, reason] of wrong) {
    const text = typeof change === "string" ? change : JSON.stringify({ ...good, ...change });
    await page
      .getByLabel("Case file")
      .setInputFiles({ name: "case.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await expect(page.getByRole("status")).toHaveText(reason);
    await expect(page.getByRole("button", { name: "Replay all" })).toBeDisabled();
  }
  await page
    .getByLabel("Case file")
    .setInputFiles({ name: "case.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(good)) });
  await expect(page.getByRole("button", { name: "Replay all" })).toBeEnabled();
});
