import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import path from "node:path";
import process from "node:process";

interface StepResult {
  step: number;
  words: string;
  differences: string[];
  events: string[];
}
interface Result {
  refused?: string;
  steps: StepResult[];
  left: number | null;
  isDone: boolean;
}

/**
 * `replay`: a case in a browser without a window, by the playwright of the project. @returns the exit code: 0 when it
 * went as recorded, 1 when it left the recorded way, 2 when it could not be replayed
 */
export async function runReplay(dist: string, file: string | undefined, options: ReadonlySet<string>): Promise<number> {
  if (!file) return fault("which file? vs-elements replay case.json");
  if (!existsSync(file)) return fault(`there is no file ${file}`);
  const chromium = findChromium();
  if (!chromium) return fault("playwright is not there; npm install --save-dev playwright");
  const browser = await chromium.launch(launching());
  const server = await serve(dist);
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/replay/index.html`);
    await page.setInputFiles("#file", path.resolve(file));
    await page.waitForFunction(() => document.body.dataset["result"]);
    const opened = await read(page);
    if (opened.refused) return fault(`${file} was refused: ${opened.refused}`);
    await page.click("#all");
    await page.waitForFunction(() => (JSON.parse(document.body.dataset["result"]!) as Result).isDone, undefined, {
      timeout: 600_000,
    });
    return tell(file, await read(page), options);
  } finally {
    await browser.close();
    server.close();
  }
}

function tell(file: string, result: Result, options: ReadonlySet<string>): number {
  if (options.has("--json")) console.info(JSON.stringify(result, null, 2));
  else
    for (const { step, words, differences, events } of result.steps) {
      console.info(`${differences.length ? "✗" : "✓"} ${step + 1}. ${words}`);
      for (const one of differences) console.info(`    ${one}`);
      for (const one of events)
        if (one.startsWith("vs:failed") && !differences.length) console.info(`    as recorded: ${one}`);
    }
  const isWell = result.left === null;
  if (!options.has("--json"))
    console.info(
      isWell ? `${file}: it went as recorded` : `${file}: it left the recorded way at step ${result.left! + 1}`,
    );
  return isWell ? 0 : 1;
}

const fault = (words: string): number => {
  console.error(`vs-elements replay: ${words}.`);
  return 2;
};

interface Page {
  goto(address: string): Promise<unknown>;
  setInputFiles(selector: string, file: string): Promise<void>;
  waitForFunction(run: () => unknown, given?: undefined, how?: { timeout: number }): Promise<unknown>;
  evaluate(run: () => string): Promise<string>;
  click(selector: string): Promise<void>;
}
interface Browser {
  newPage(): Promise<Page>;
  close(): Promise<void>;
}
interface Chromium {
  launch(how: object): Promise<Browser>;
}

const read = async (page: Page): Promise<Result> =>
  JSON.parse(await page.evaluate(() => document.body.dataset["result"] ?? "{}")) as Result;

/** The project's own playwright, under any of its names. */
function findChromium(): Chromium | undefined {
  const from = createRequire(path.join(process.cwd(), "package.json"));
  for (const name of ["playwright", "@playwright/test", "playwright-core"])
    try {
      return (from(name) as { chromium: Chromium }).chromium;
    } catch {
      // not this one
    }
  return undefined;
}

/** `CHROMIUM_PATH` names a browser that playwright has not installed itself. For root Chromium has no sandbox. */
function launching(): object {
  const executablePath = process.env["CHROMIUM_PATH"];
  return executablePath ? { executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] } : {};
}

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css",
  ".json": "application/json",
};

/** The package's own files, on this machine only. */
async function serve(dist: string): Promise<Server> {
  const server = createServer(({ url = "/" }, answer) => {
    const file = path.join(dist, path.posix.normalize(new URL(url, "http://127.0.0.1").pathname));
    try {
      const text = readFileSync(file);
      answer.writeHead(200, { "Content-Type": types[path.extname(file)] ?? "application/octet-stream" }).end(text);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}
