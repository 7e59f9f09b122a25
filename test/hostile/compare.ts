/**
 * Opens one page twice, without and with a script: the differences are what the script did to the host. One line each:
 * `more …` with the script only, `less …` without it only.
 */
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { readBuild } from "../support/build.mjs";
import { hostilePages } from "./hostile-pages.ts";
import { installObserver, type Observer } from "./observer.ts";
import { noScript, type Site } from "./site.ts";

/** The only two globals that our script may add. */
const ours = [/^global vs$/, /^global Symbol\(vs-elements\)$/];

/** All differences of the page `name` between the two sites, before and after the same gestures. */
export async function compare(
  browser: Browser,
  name: string,
  { without, with: host }: { without: Site; with: Site },
): Promise<string[]> {
  const before = await visitOnce(browser, without, name);
  const after = await visit(browser, host, name);
  const tolerated = [...ours, ...(hostilePages[name]?.tolerates ?? [])];
  const isFault = (line: string) => !tolerated.some((pattern) => pattern.test(line.slice(6)));
  const asked = after.requests.filter(
    (request) => !isAllowedAtLoad(request, host) && !before.requests.includes(request),
  );
  return [
    ...difference(before.atLoad, after.atLoad),
    ...difference(before.afterPlay, after.afterPlay),
    ...asked.map((request) => `more  request ${request}`),
    ...after.surprises,
  ].filter(isFault);
}

/** A page with the observer installed, in its own context. */
export async function openPage(
  browser: Browser,
  site: Site,
  name: string,
): Promise<{ page: Page; context: BrowserContext; said: string[]; requests: string[] }> {
  const context = await browser.newContext({
    acceptDownloads: false,
    viewport: { width: 1100, height: 700 },
    locale: "uk-UA",
  });
  await context.addInitScript(installObserver);
  const page = await context.newPage();
  const said: string[] = [];
  const requests: string[] = [];
  const origin = (text: string) => text.replaceAll(site.url, "").replaceAll(/\?v=\d+/g, "");
  page.on("pageerror", (error) => said.push(`uncaught ${origin(error.message)}`));
  page.on("console", (message) => said.push(`console ${message.type()}: ${origin(message.text())}`));
  page.on("dialog", (dialog) => void dialog.dismiss());
  page.on("request", (request) => requests.push(origin(request.url())));
  await context.addInitScript(reportViolations);
  await page.goto(`${site.url}/${name}.html`);
  await settle(page);
  return { page, context, said, requests };
}

/** Waits until the page has finished loading and drawing. */
export async function settle(page: Page): Promise<void> {
  // Firefox's driver sometimes misses the end of a request; by then everything has loaded
  await page.waitForLoadState("networkidle", { timeout: 5000 }).catch(() => {});
  await ask(page, "frame");
}

/** Asks the observer in the page. */
export function ask<Question extends keyof Observer>(
  page: Page,
  question: Question,
  ...given: Parameters<Observer[Question]>
): Promise<Awaited<ReturnType<Observer[Question]>>> {
  const put = ([name, parameters]: [string, unknown[]]) => {
    const observer = (window as unknown as Record<symbol, Observer>)[Symbol.for("hostile-observer")]!;
    return (observer[name as keyof Observer] as (...given: unknown[]) => unknown)(...parameters);
  };
  return page.evaluate(put, [question, given] as [string, unknown[]]) as never;
}

interface Visit {
  atLoad: string[];
  afterPlay: string[];
  requests: string[];
  /** Actions that ran and should not have, or the opposite. */
  surprises: string[];
}

/** Cached, because the same page without our script is always the same. */
const visits = new Map<string, Promise<Visit>>();
function visitOnce(browser: Browser, site: Site, name: string): Promise<Visit> {
  const key = `${site.url} ${name}`;
  const known = visits.get(key) ?? visit(browser, site, name);
  visits.set(key, known);
  return known;
}

async function visit(browser: Browser, site: Site, name: string): Promise<Visit> {
  const { page, context, said, requests } = await openPage(browser, site, name);
  try {
    const atLoad = [...lines((await ask(page, "look")).replaceAll(site.url, "")), ...said];
    const requested = [...requests];
    await ask(page, "hold");
    await play(page, hostilePages[name]?.opener);
    const log = lines(await ask(page, "log")).map((line) => `host log: ${line}`);
    const sent = requests.slice(requested.length).filter((request) => request.includes("?host"));
    const place = lines((await ask(page, "look")).replaceAll(site.url, "")).filter((line) =>
      /^(title|address|history) /.test(line),
    );
    const surprises = site.script === noScript ? [] : await surprisesOf(page);
    return { atLoad, afterPlay: [...numbered([...log, ...sent]), ...place, ...said], requests: requested, surprises };
  } finally {
    await context.close();
  }
}

/** The host's own gestures, in page order: `data-play="click"`, `type:text`, `press:Enter`. At coordinates, as people do. */
async function play(page: Page, opener: string | undefined): Promise<void> {
  if (opener) await page.locator(opener).click();
  for (let at = 0; ; at++) {
    const gesture = await ask(page, "gesture", at);
    const [x, y, kind, text] = /^(\S+) (\S+) (\w+):?(.*)$/.exec(gesture)?.slice(1) ?? [];
    if (!kind) return;
    await page.mouse.click(Number(x), Number(y));
    if (kind === "type") await page.keyboard.type(text ?? "");
    else if (kind === "press") await page.keyboard.press(text ?? "");
    else if (kind !== "click") throw new Error(`data-play="${kind}" is no gesture`);
    await ask(page, "frame");
  }
}

/**
 * Elements with `data-expects="runs"` whose action was vetoed, and those with `vetoed` whose action ran. An action runs
 * when its code has loaded, on a busy machine a little later.
 */
async function surprisesOf(page: Page): Promise<string[]> {
  const until = Date.now() + 5000;
  for (;;) {
    const ran = lines(await ask(page, "held"));
    const wanted = lines(await ask(page, "wanted")).map((line) => line.split(" "));
    const surprises = wanted.filter(([id = "", outcome]) => ran.includes(id) !== (outcome === "runs"));
    if (Date.now() > until || surprises.every(([, outcome]) => outcome !== "runs"))
      return surprises.map(([id, outcome]) => `#${id} should have been: ${outcome}`);
    await ask(page, "frame");
  }
}

/** The requests that a page may make before any gesture: vs.js, and main with its imports. */
function isAllowedAtLoad(request: string, { script }: Site): boolean {
  const closure = readBuild().entries["elements/main.ts"] ?? [];
  return request === script || request.endsWith("/vs.js") || closure.some((file) => `/${file}` === request);
}

function difference(before: string[], after: string[]): string[] {
  const once = new Set(before);
  const twice = new Set(after);
  return [
    ...before.filter((line) => !twice.has(line)).map((line) => `less  ${line}`),
    ...after.filter((line) => !once.has(line)).map((line) => `more  ${line}`),
  ];
}

/** Numbered, so that a repeated line is a difference. */
const numbered = (log: string[]) => log.map((line, at) => `${at}. ${line}`);
const lines = (text: string) => text.split("\n").filter(Boolean);

/** Runs in the page. */
function reportViolations(): void {
  const { warn } = console;
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
    warn(`violation of ${effectiveDirective}: ${blockedURI} ${sample}`),
  );
}
