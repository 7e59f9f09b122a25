/** The life of a page: clicks before main has loaded, a document written anew, Back, markup that is added later. */
import { chromium, expect, type Page } from "@playwright/test";
import { chromeArgs, chromePath } from "../support/browser.mjs";
import { readBuild } from "../support/build.mjs";
import { ask, openPage } from "./compare.ts";
import { installObserver } from "./observer.ts";
import { test } from "./with-site.ts";

test.use({ trace: "off" });

const fieldIn = (page: Page) => page.locator("vs-popup").getByRole("textbox").first();
const mainChunk = `**/${readBuild().entries["elements/main.ts"]![0]!}`;

test("a click before main has loaded is kept and opens one popup", async ({ page, site }) => {
  const main = await holdMain(page);
  await page.goto(`${site.url}/early.html`, { waitUntil: "domcontentloaded" });
  await page.locator("#add").click();
  await page.locator("#add").click();
  await expect(page.locator("vs-popup")).toHaveCount(0);
  main.release();
  await expect(fieldIn(page)).toBeVisible();
  await expect(page.locator("vs-popup")).toHaveCount(1);
});

test("a form sent before main has loaded waits for the value of its field @both", async ({ page, site }) => {
  const main = await holdMain(page);
  await page.goto(`${site.url}/early.html`, { waitUntil: "domcontentloaded" });
  await page.locator("#send").click();
  main.release();
  await expect.poll(() => site.posted).toEqual(["subject=a+lamp"]);
});

test("where main fails to load, links and forms work as the host's, and the console reports it once", async ({
  page,
  site,
}) => {
  const said: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "info") said.push(message.text());
  });
  await page.route(mainChunk, (route) => route.abort());
  await page.goto(`${site.url}/early.html`, { waitUntil: "domcontentloaded" });
  await expect.poll(() => said.length).toBe(1);
  expect(said[0]).toMatch(/cannot be loaded; the page stays as it is\. .*(fetch|load)/);
  const followed = page.waitForRequest(/\/nothing\?own/);
  await page.locator("#own-way").click();
  await followed;
  const sent = page.waitForRequest(/host=waits/);
  await page.locator("#send").click();
  expect((await sent).method()).toBe("POST");
});

test("after document.open the add action still works", async ({ browser, site }) => {
  const { page, context } = await openPage(browser, site, "document-open");
  await page.locator("#rewrite").click();
  await expect(page.locator("#anew")).toBeVisible();
  await page.locator("#add").click();
  await expect(fieldIn(page)).toBeFocused();
  await expect(page.locator("vs-popup")).toHaveCount(1);
  await context.close();
});

test("RC-08: actions that are added later run, in the page and in a host's shadow root", async ({ browser, site }) => {
  const { page, context } = await openPage(browser, site, "plain");
  await page.evaluate(() => {
    const link = '<a id="later" href="#" add="host.note/note">Later</a>';
    document.body.insertAdjacentHTML("beforeend", link);
    const host = document.body.appendChild(document.createElement("div"));
    host.attachShadow({ mode: "open" }).innerHTML = link.replace("later", "deep");
  });
  for (const id of ["#later", "#deep"]) {
    await page.locator(id).click();
    await expect(fieldIn(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.locator("vs-popup")).toHaveCount(0);
  }
  await context.close();
});

test("beside a forced polyfill of custom elements a field posts, or stays plain with one message @both", async ({
  browser,
  site,
}) => {
  const { page, context, said } = await openPage(browser, site, "elements-polyfill");
  const isReal = await page.evaluate(() => "customElementRegistry" in Document.prototype);
  await page.locator("#add").click();
  await expect(fieldIn(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("vs-popup")).toHaveCount(0);
  if (isReal) await page.locator("#ours").getByRole("textbox").fill("41");
  await page.locator("#send-ours").click();
  await expect.poll(() => site.posted).toEqual([isReal ? "count=41" : ""]);
  expect(said.filter((line) => line.includes("polyfill")).length).toBe(isReal ? 0 : 1);
  await context.close();
});

for (const kind of ["srcdoc", "blank"])
  test(`in a frame without an address (${kind}) a form is loaded and saved @both`, async ({ browser, site }) => {
    const { page, context, said } = await openPage(browser, site, "without-origin");
    const frame = page.frameLocator(`#${kind}`);
    await frame.locator("#add").click();
    const field = frame.locator("vs-popup").getByRole("textbox").first();
    await expect(field).toBeFocused();
    await page.keyboard.type("abc");
    await page.keyboard.press("Enter");
    await expect.poll(() => site.posted.length).toBe(1);
    expect(site.posted[0]).toContain("abc");
    expect(said.filter((line) => !line.startsWith("console info"))).toEqual([]);
    await context.close();
  });

test("fields in the rows of a form that the parser closed early post with that form @both", async ({
  browser,
  site,
}) => {
  const { page, context } = await openPage(browser, site, "table-form");
  await page.locator("#send-named").click();
  await expect.poll(() => site.posted).toEqual(["native=1&ours=a"]);
  const bare = page.locator("#bare").getByRole("textbox");
  await bare.fill("changed");
  await page.locator("#send-bare").click();
  await expect.poll(() => site.posted.slice(1)).toEqual(["native=2&ours=changed&many=x"]);
  await page.locator("#reset-bare").click();
  await expect(bare).toHaveValue("b");
  await bare.fill("");
  await page.locator("#send-bare").click();
  await expect(bare).toHaveAttribute("aria-invalid", "true");
  expect(site.posted.length, "an empty required field is not posted").toBe(2);
  await bare.fill("again");
  await page.locator("#send-bare").click();
  await expect.poll(() => site.posted.slice(2)).toEqual(["native=2&ours=again&many=x"]);
  await context.close();
});

const ours = '<vs-text name="ours" value="o"></vs-text>';
const cells = `<input name="native" value="n">${ours}`;
const rowOf = (cell: string) => `<tr><td>${cell}</td><td><button>Send</button></td></tr>`;
const form = '<form method="post" action="/nothing?host=early">';
const closedEarly: [where: string, html: string, sent: string][] = [
  [
    "in a table within its table",
    `<table>${form}<tr><td><table><tr><td>${cells}</td></tr></table></td><td><button>Send</button></td></tr></form></table>`,
    "native=n&ours=o",
  ],
  [
    "behind its table",
    `<table>${form}<tr><td></td></tr></table>${cells}<button>Send</button></form>`,
    "native=n&ours=o",
  ],
  ["behind the box that it began in", `<div>${form}</div>${cells}<button>Send</button></form>`, "native=n&ours=o"],
  ["behind a centred box", `<center>${form}</center>${ours}<button>Send</button></form>`, "ours=o"],
  [
    "into which a script has put a hidden input",
    `<table>${form}${rowOf(cells)}</form></table><script>document.forms[0].innerHTML = '<input type="hidden" name="token" value="1">'</script>`,
    "token=1&native=n&ours=o",
  ],
  [
    "but not in a row behind it",
    `<table>${form}${rowOf('<input name="native" value="n">')}</form><tr><td>${cells}</td></tr></table>`,
    "native=n",
  ],
];
for (const [where, html, sent] of closedEarly)
  test(`a form that the parser closed early posts the fields that its own controls stand beside: ${where} @both`, async ({
    page,
    site,
  }) => {
    await page.route("**/closed-early.html", (route) =>
      route.fulfill({ contentType: "text/html", body: `<!doctype html>${html}<script src="/dist/vs.js"></script>` }),
    );
    await page.goto(`${site.url}/closed-early.html`);
    await expect(page.locator("vs-text").getByRole("textbox")).toBeVisible();
    await page.getByRole("button").click();
    await expect.poll(() => site.posted).toEqual([sent]);
  });

test("fields around the page's own controls are their faces, and the host's scripts go on using the controls @both", async ({
  browser,
  site,
}) => {
  const { page, context } = await openPage(browser, site, "wrapped-controls");
  const [kind, sort] = [0, 1].map((at) => page.locator("vs-select").nth(at).getByRole("combobox").first());
  await expect(kind!).toHaveValue("Догляд");
  await expect(page.getByRole("link", { name: "+ додати" })).toBeVisible();
  const width = (selector: string) => page.locator(selector).evaluate((one) => one.getBoundingClientRect().width);
  await expect.poll(async () => [await width("#id_kind"), await width("#id_sort")]).toEqual([1, 1]);
  await page.getByText("Вид робіт").click();
  await page.keyboard.type("рем");
  await page.getByRole("option", { name: "Ремонт" }).click();
  await expect(page.locator("#chosen")).toHaveText("repair");
  await expect(sort!, "the host has replaced the choices").toHaveValue("Плитка");
  await page.evaluate("dismissAddRelatedObjectPopup('water', 'Полив')");
  await expect(kind!).toHaveValue("Полив");

  const code = page.locator("vs-text").getByRole("textbox");
  await code.pressSequentially("a5");
  await page.locator("#send").click();
  await expect(page.getByText("Дві великі літери і номер")).toBeVisible();
  expect(site.posted).toEqual([]);
  await expect(code, "the host's script writes capitals").toHaveValue("A5");
  await code.fill("ab5");
  await expect(code).toHaveValue("AB5");
  await page.locator("#send").click();
  await expect.poll(() => site.posted).toEqual(["kind=water&sort=7&day=2026-11-23&code=AB5"]);
  await page.locator("#reset").click();
  await expect(code).toHaveValue("");
  await expect(kind!, "the host has made it the default").toHaveValue("Полив");
  await context.close();
});

test("a double click opens one popup", async ({ browser, site }) => {
  const { page, context } = await openPage(browser, site, "plain");
  await page.locator("#add").dblclick();
  await expect(fieldIn(page)).toBeVisible();
  await expect(page.locator("vs-popup")).toHaveCount(1);
  await context.close();
});

test("keys typed into a form do not reach the host, keys with a modifier do @both", async ({ browser, site }) => {
  const { page, context } = await openPage(browser, site, "plain");
  await page.locator("#add").click();
  await expect(fieldIn(page)).toBeFocused();
  const heard = async () => (await ask(page, "log")).split("\n").filter((line) => /^(key|shortcut)/.test(line));
  expect(await heard()).toEqual([]);
  await page.keyboard.type("abc");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Delete");
  await expect(fieldIn(page)).toHaveValue("a");
  expect(await heard()).toEqual([]);
  await page.keyboard.press("Control+k");
  const keys = ["keydown vs-form Control", "keydown vs-form k", "keyup vs-form k", "keyup vs-form Control"];
  expect(await heard()).toEqual(keys);
  await context.close();
});

test("R10: a page from the Back cache works, and nothing is doubled", async ({ browserName, site }) => {
  test.skip(browserName !== "chromium", "the Back cache is switched on by a flag of Chromium");
  const browser = await chromium.launch({
    executablePath: chromePath(),
    args: chromeArgs,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    const page = await browser.newPage();
    await page.addInitScript(installObserver);
    await page.addInitScript(() =>
      addEventListener("pageshow", ({ persisted }) => (document.title = `back ${persisted}`)),
    );
    await page.goto(`${site.url}/plain.html`);
    await page.locator("#add").click();
    await expect(fieldIn(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.locator("vs-popup")).toHaveCount(0);
    await page.goto(`${site.url}/quirks.html`);
    // the driver's own goBack never ends when the page comes from the cache
    await page.evaluate(() => setTimeout(() => history.back()));
    await expect(page).toHaveTitle("back true");
    await expect(page.locator("vs-popup")).toHaveCount(0);
    await expect(async () => {
      // it may still ignore clicks after the one before; a popup that opens slowly covers it
      if ((await page.locator("vs-popup").count()) === 0) await page.locator("#add").click({ timeout: 5000 });
      await expect(fieldIn(page)).toBeFocused({ timeout: 2000 });
    }).toPass();
    await expect(page.locator("vs-popup")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.locator("vs-popup")).toHaveCount(0);
    await expect(page.locator("#add")).not.toHaveAttribute("aria-disabled");
  } finally {
    await browser.close();
  }
});

/** Holds main back until it is released. */
async function holdMain(page: Page): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(mainChunk, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}
