/** Fields on small copies of foreign looks that say nothing about light or dark (docs/hosts.md, §4). */
import { readdirSync, readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { Site } from "./site.ts";
import { test } from "./with-site.ts";

test.use({ trace: "off" });

const folder = "test/hostile/skins";
const skins = readdirSync(folder).map((file) => file.replace(".css", ""));
const dark = new Set([
  "bootstrap-3-inverse",
  "dark-sidebar",
  "dark",
  "django-admin-dark",
  "gradient",
  "high-contrast",
  "image",
  "terminal-green",
  "translucent-panels",
]);
const fields = `
  <vs-text name="a" title="Назва" value="Дуб" help="Як у паспорті"></vs-text>
  <vs-text name="b" title="Адреса" value="Соборна, 1" readonly></vs-text>
  <vs-number name="c" title="Площа" value="41.5" unit="м²"></vs-number>
  <vs-choice name="d" type="Radio" title="Стан" options='["Добрий","Ослаблений"]' value="Добрий"></vs-choice>
  <vs-choice name="e" type="ButtonGroup" title="Вид" options='["хвойне","листяне"]' value="листяне"></vs-choice>
  <vs-switcher name="f" title="Освітлення" checked></vs-switcher>
  <vs-select name="g" title="Район" options='{"1":"Центральний"}' value="1"></vs-select>`;

test("text in and around fields is legible on 12 looks that declare no color-scheme @both", async ({ page, site }) => {
  test.setTimeout(120_000);
  expect(skins.length).toBe(12);
  const faults: string[] = [];
  for (const skin of skins) {
    await wear(page, site, skin);
    const themes = await themesOf(page);
    expect(new Set(themes), skin).toEqual(new Set([dark.has(skin) ? "dark" : "light"]));
    const picture = (await page.screenshot()).toString("base64");
    for (const fault of await page.evaluate(illegible, picture)) faults.push(`${skin}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

test("fields follow a page that switches to its dark look and back @both", async ({ page, site }) => {
  await wear(page, site, "light");
  await page.addStyleTag({ content: "body.night { background: #121212; color: #eee }" });
  const switchLook = () => page.evaluate(() => document.body.classList.toggle("night"));
  await switchLook();
  await expect.poll(async () => [...new Set(await themesOf(page))]).toEqual(["dark"]);
  const label = page.locator("vs-text").first().getByText("Назва");
  await expect(label).toHaveCSS("color", "rgb(238, 238, 238)");
  await switchLook();
  await expect.poll(async () => [...new Set(await themesOf(page))]).toEqual(["light"]);
  await expect(label).toHaveCSS("color", "rgb(34, 34, 34)");
});

test("what a page says by color-scheme or data-theme counts before its background @both", async ({ page, site }) => {
  await wear(page, site, "dark");
  await page.evaluate(() => (document.documentElement.style.colorScheme = "light"));
  await expect.poll(async () => [...new Set(await themesOf(page))]).toEqual(["light"]);
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
  await expect.poll(async () => [...new Set(await themesOf(page))]).toEqual(["dark"]);
  await page.evaluate(() => {
    document.documentElement.setAttribute("data-theme", "auto");
    document.documentElement.style.colorScheme = "";
  });
  await expect.poll(async () => [...new Set(await themesOf(page))]).toEqual(["dark"]);
});

const looks: [look: string, body: string, content: string, theme: string][] = [
  ["dark body under light content", "#222d32", "#ecf0f5", "light"],
  ["light body under dark content", "#ffffff", "#12161c", "dark"],
];
for (const [look, body, content, theme] of looks)
  test(`a dialog and a notice look like what fills the window: a ${look} @both`, async ({ page, site }) => {
    await page.goto(`${site.url}/plain.html`);
    await page.addStyleTag({
      content: `body { margin: 0; background: ${body} } .content { margin-left: 200px; min-height: 700px; background: ${content} }`,
    });
    await page.evaluate(() => {
      document.body.innerHTML = `<div><nav style="position:absolute;width:200px"></nav><main class="content"></main></div>`;
      document.body.insertAdjacentHTML("beforeend", "<vs-modal open title='Питання'>Так?</vs-modal>");
      (window as unknown as { vs: { notify(text: string): void } }).vs.notify("Збережено");
    });
    const themeOf = (tag: string) =>
      page.evaluate((name) => {
        const root = document.querySelector(name)?.shadowRoot;
        return root?.querySelector<HTMLElement>("[data-theme]")?.dataset["theme"];
      }, tag);
    await expect.poll(() => themeOf("vs-modal")).toBe(theme);
    await expect.poll(() => themeOf("vs-notices")).toBe(theme);
  });

async function wear(page: Page, site: Site, skin: string): Promise<void> {
  await page.goto(`${site.url}/plain.html`);
  await page.evaluate(() => document.querySelectorAll("style,link").forEach((one) => one.remove()));
  await page.evaluate(() => document.body.replaceChildren());
  await page.addStyleTag({ content: readFileSync(`${folder}/${skin}.css`, "utf8") });
  await page.evaluate((html) => {
    document.body.innerHTML = `<div class="side panel"><div><form>${html}</form></div></div>`;
  }, fields);
  await expect.poll(async () => (await themesOf(page)).length).toBe(7);
  await expect(page.locator("vs-select").getByText("Центральний").or(page.getByRole("combobox"))).toBeVisible();
}

const themesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("form > *")].flatMap(
      (tag) => tag.shadowRoot?.querySelector<HTMLElement>(".vs")?.dataset["theme"] ?? [],
    ),
  );

/** Runs in the page: texts whose contrast with the commonest pixel behind them is below 4.5 : 1. */
async function illegible(picture: string): Promise<string[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  const context = canvas.getContext("2d")!;
  context.drawImage(image, 0, 0);
  const luminance = (parts: number[]) => {
    const [red = 0, green = 0, blue = 0] = parts.map((part) =>
      part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const behind = ({ left, top, width, height }: DOMRect): number[] => {
    const { data } = context.getImageData(left, top, Math.max(1, width), Math.max(1, height));
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const pixel = data.slice(at, at + 3).join();
      counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
    }
    return [...counts]
      .toSorted((one, other) => other[1] - one[1])[0]![0]
      .split(",")
      .map(Number);
  };
  const faults: string[] = [];
  const check = (text: string, element: Element, box: DOMRect) => {
    const { color } = getComputedStyle(element);
    const [one, other] = [luminance((color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)), luminance(behind(box))];
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (contrast < 4.5) faults.push(`${text}: ${contrast.toFixed(2)}, ${color} on ${behind(box).join()}`);
  };
  for (const tag of document.querySelectorAll("form > *")) {
    const root = tag.shadowRoot!;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (!node.data.trim() || box.width < 4 || node.parentElement!.closest(".quiet,style,[hidden]")) continue;
      check(`${tag.localName} "${node.data}"`, node.parentElement!, box);
    }
    for (const input of root.querySelectorAll("input:not([type=radio],[type=checkbox])"))
      check(`${tag.localName} value`, input, input.getBoundingClientRect());
  }
  return faults;
}
