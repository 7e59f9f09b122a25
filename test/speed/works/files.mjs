import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as esbuild from "esbuild";
import { openSide, takeTurns } from "../measure.mjs";

/** @typedef {import("../bench.mjs").Setting} Setting */
/** @typedef {import("../bench.mjs").Result} Result */
/** @typedef {import("../measure.mjs").Side} Side */

const count = 100;
const bytes = 5_000_000;

/**
 * 100 files of 5 MB sent to the demo server by vs-files, and by bare `fetch` calls, three at a time; wall time, bytes on
 * their way at once, and how much all processes of the browser grow.
 * @param {Setting} setting
 * @returns {Promise<Result[]>}
 */
export async function files({ browser }) {
  const folder = mkdtempSync(path.resolve(".cache/speed-files-"));
  const server = await startDemo(folder);
  const names = madeFiles(`${folder}/chosen`);
  const side = await openSide(browser, `${server.url}/login.html`);
  const { page } = side;
  await page.request.post(`${server.url}/login`, { data: { login: "demo", password: "demo" } });
  await page.goto(`${server.url}/tables`);
  await page.evaluate("vs.ready");
  const most = { atOnce: 0, grown: 0 };
  watchCalls(page, most);
  const round = (/** @type {any} */ start) => async () => {
    await page.evaluate(putInput);
    await page.locator("#bench-files").setInputFiles(names);
    const started = performance.now();
    await page.evaluate(start, count);
    const ms = performance.now() - started;
    await page.evaluate(() => document.querySelectorAll("#bench-files,vs-files").forEach((one) => one.remove()));
    const stored = storedIn(`${folder}/files`);
    if (stored !== count) throw new Error(`expected ${count} stored files, found ${stored}`);
    rmSync(`${folder}/files`, { recursive: true });
    mkdirSync(`${folder}/files`);
    return ms;
  };
  const grown = await grownBy(browser, round(sendByTag));
  const sent = { atOnce: most.atOnce };
  const took = await takeTurns({ rounds: 2, warm: 0 }, { ours: round(sendByTag), hand: round(sendBare) });
  await side.close();
  await server.close();
  rmSync(folder, { recursive: true });
  return [
    { name: "files sent", ...took },
    { name: "files at once", ours: sent.atOnce },
    { name: "files: memory", ours: grown / 1e6 },
  ];
}

/** The demo server, bundled as `npm start` does it. @param {string} dataDir @returns {Promise<{ url: string, close(): Promise<void> }>} */
async function startDemo(dataDir) {
  const outfile = path.resolve(".cache/server/bench.js");
  await esbuild.build({
    entryPoints: ["demo/server/main.ts"],
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "warning",
  });
  const { startServer } = await import(outfile);
  return startServer({ port: 0, dataDir });
}

/** @param {string} folder @returns {string[]} */
function madeFiles(folder) {
  mkdirSync(folder);
  const content = Buffer.alloc(bytes, "дані ");
  return Array.from({ length: count }, (_, at) => {
    const name = `${folder}/звіт-${at}.txt`;
    writeFileSync(name, content);
    return name;
  });
}

/** How many files below a folder have the whole size. @param {string} folder */
const storedIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => statSync(`${folder}/${name}`).size === bytes,
  ).length;

/** @param {import("@playwright/test").Page} page @param {{ atOnce: number }} most */
function watchCalls(page, most) {
  const running = new Set();
  const isOurs = (/** @type {import("@playwright/test").Request} */ call) => call.url().includes("/file/upload");
  page.on("request", (call) => {
    if (!isOurs(call)) return;
    running.add(call);
    most.atOnce = Math.max(most.atOnce, running.size);
  });
  page.on("requestfinished", (call) => void running.delete(call));
  page.on("requestfailed", (call) => void running.delete(call));
}

/**
 * By how many bytes the browser's processes together grow at most during `work`.
 * @param {Setting["browser"]} browser @param {() => Promise<unknown>} work
 */
async function grownBy(browser, work) {
  const session = await browser.newBrowserCDPSession();
  const used = async () => {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    return processInfo.reduce((sum, { id }) => sum + residentBytes(id), 0);
  };
  const before = await used();
  let most = before;
  const timer = setInterval(() => void used().then((now) => (most = Math.max(most, now))), 100);
  await work();
  clearInterval(timer);
  return most - before;
}

/** Memory of a process without what it shares with others; 0 when it has ended. @param {number} id */
function residentBytes(id) {
  try {
    const found = /^RssAnon:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, "utf8"));
    return Number(found?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

// ---- in the page

function putInput() {
  document.body.prepend(
    Object.assign(document.createElement("input"), { id: "bench-files", type: "file", multiple: true }),
  );
}

/** All files given to the tag, as a drop would; done when its value names them all. @param {number} total */
async function sendByTag(total) {
  const input = /** @type {HTMLInputElement} */ (document.querySelector("#bench-files"));
  const tag = Object.assign(document.createElement("vs-files"), { name: "docs", dir: "docs" });
  document.body.prepend(tag);
  const own = () =>
    /** @type {HTMLInputElement | null | undefined} */ (tag.shadowRoot?.querySelector("input[type=file]"));
  while (!own()) await new Promise((done) => setTimeout(done, 20));
  const chosen = new DataTransfer();
  for (const file of input.files ?? []) chosen.items.add(file);
  const inner = own();
  if (inner) inner.files = chosen.files;
  inner?.dispatchEvent(new Event("change", { bubbles: true }));
  const names = () => /** @type {unknown[]} */ ([Reflect.get(tag, "value")].flat());
  while (names().filter((one) => typeof one === "string").length < total)
    await new Promise((done) => setTimeout(done, 20));
}

/** @param {number} total */
async function sendBare(total) {
  const input = /** @type {HTMLInputElement} */ (document.querySelector("#bench-files"));
  const left = [...(input.files ?? [])];
  let done = 0;
  const csrf = document.querySelector("meta[name=csrf-token]")?.getAttribute("content") ?? "";
  const send = async () => {
    for (let file = left.pop(); file; file = left.pop()) {
      const body = new FormData();
      body.append("key", crypto.randomUUID());
      body.append("size", String(file.size));
      body.append("file", file, file.name);
      const answer = await fetch("/file/upload/docs", { method: "POST", body, headers: { "X-CSRF-Token": csrf } });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      await answer.json();
      done++;
    }
  };
  await Promise.all([send(), send(), send()]);
  if (done !== total) throw new Error(`${done} of ${total} files were sent`);
}
