/** The comparison itself: each kind of fault, planted in place of our script, must be found; no fault must give no difference. */
import { expect, test as base } from "@playwright/test";
import { compare } from "./compare.ts";
import { noScript, startSite, type Site } from "./site.ts";

const test = base.extend<object, { without: Site }>({
  without: [
    async ({}, use) => {
      const site = await startSite(noScript);
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],
});
test.use({ trace: "off" });

const planted: { what: string; script: string; seen: RegExp; page?: string }[] = [
  { what: "an error", script: "throw new Error('ours')", seen: /^more {2}uncaught ours$/ },
  { what: "a rejection", script: "Promise.reject(new Error('ours'))", seen: /^more {2}uncaught ours$/ },
  { what: "a warning", script: "console.warn('ours')", seen: /^more {2}console warning: ours$/ },
  {
    what: "a violation",
    page: "csp-self",
    script: "document.getElementById('lead').setAttribute('style', 'color: red')",
    seen: /violation of style-src/,
  },
  { what: "a global", script: "window.ours = 1", seen: /^more {2}global ours$/ },
  { what: "a global symbol", script: "window[Symbol('ours')] = 1", seen: /^more {2}global Symbol\(ours\)$/ },
  { what: "a replaced native", script: "window.fetch = () => {}", seen: /^more {2}global fetch is a script's$/ },
  { what: "a new method", script: "Array.prototype.ours = () => {}", seen: /^more {2}Array\.prototype ours/ },
  {
    what: "a replaced method",
    script: "Element.prototype.remove = function () {}",
    seen: /Element\.prototype remove is a/,
  },
  { what: "a replaced accessor", script: accessor(), seen: /^more {2}Document\.prototype cookie is a script's$/ },
  { what: "a member of document", script: "document.ours = 1", seen: /^more {2}document ours$/ },
  { what: "a style rule", script: sheet("b { color: red }"), seen: /^more {2}style .*>b color: rgb\(255, 0, 0\)$/ },
  { what: "a moved box", script: sheet("h1 { margin-top: 60px }"), seen: /^more {2}box .*>h1 / },
  {
    what: "an element",
    script: "document.body.append(document.createElement('i'))",
    seen: /^more {2}element html>body>i$/,
  },
  { what: "an attribute", script: byId("own", "tabIndex = 0"), seen: /^more {2}attribute .*button tabindex=0$/ },
  { what: "a lost element", script: byId("last", "remove()"), seen: /^less {2}element html>body>div>p/ },
  { what: "the title", script: "document.title = 'ours'", seen: /^more {2}title ours$/ },
  {
    what: "the address",
    script: "history.replaceState(null, '', '?ours')",
    seen: /^more {2}address \/plain\.html\?ours$/,
  },
  { what: "the history", script: "history.pushState(null, '')", seen: /^more {2}history / },
  { what: "the focus", script: byId("old-name", "focus()"), seen: /^more {2}focus html>.*input$/ },
  {
    what: "the scroll",
    script: "document.body.style.height = '3000px'; scrollTo(0, 99)",
    seen: /^more {2}scroll 0 99$/,
  },
  { what: "a cookie", script: "document.cookie = 'ours=1'", seen: /^more {2}cookies ours=1$/ },
  { what: "a stored value", script: "localStorage.setItem('ours', 1)", seen: /^more {2}stored ours=1$/ },
  { what: "a session's value", script: "sessionStorage.setItem('ours', 1)", seen: /^more {2}stored ours=1$/ },
  { what: "a request", script: "fetch('/api/ours')", seen: /^more {2}request \/api\/ours$/ },
  {
    what: "a swallowed click",
    script: "addEventListener('click', (event) => event.stopPropagation(), true)",
    seen: /^less {2}\d+\. host log: click own$/,
  },
  {
    what: "a swallowed key",
    script: "addEventListener('keydown', (event) => event.preventDefault(), true)",
    seen: /^less {2}\d+\. host log: input old-name$/,
  },
  {
    what: "a prevented link",
    script: byId("outward", "addEventListener('click', (event) => event.preventDefault())"),
    seen: /^less {2}\d+\. \/nothing\?host=outward$/,
  },
  {
    what: "a doubled gesture",
    script: byId("own", "addEventListener('click', (event) => event.isTrusted && event.target.click())"),
    seen: /^more {2}\d+\. host log: click own$/,
  },
  {
    what: "an action that did not run",
    page: "old-jquery",
    script: "",
    seen: /^#inline-false should have been: runs$/,
  },
  {
    what: "an action that ran",
    page: "old-jquery",
    script: `addEventListener("click", ({ target }) => target.dispatchEvent(new Event("vs:before", { bubbles: true })), true)`,
    seen: /^#taken-over should have been: vetoed$/,
  },
];

for (const { what, script, seen, page = "plain" } of planted)
  test(`the comparison finds ${what}`, async ({ browser, without }) => {
    const faulty = await startSite("/planted.js", { "/planted.js": script });
    const differences = await compare(browser, page, { without, with: faulty });
    await faulty.close();
    expect(differences.filter((line) => seen.test(line))).not.toEqual([]);
  });

test("the comparison of a page with itself finds nothing", async ({ browser, without }) => {
  const same = await startSite("/planted.js", { "/planted.js": "" });
  expect(await compare(browser, "plain", { without, with: same })).toEqual([]);
  await same.close();
});

function byId(id: string, what: string): string {
  return `document.getElementById("${id}").${what}`;
}

function sheet(css: string): string {
  return `const sheet = new CSSStyleSheet(); sheet.replaceSync("${css}"); document.adoptedStyleSheets = [sheet]`;
}

function accessor(): string {
  return 'Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {}, configurable: true })';
}
