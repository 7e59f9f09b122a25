/** The size of fields in a page's own form (LOOK: as high as its own inputs). */
import { expect, test } from "../support/demo.ts";

const fields = `<vs-text name="name"></vs-text> <vs-date name="day"></vs-date> <vs-number name="sum" unit="грн"></vs-number> <vs-select><select name="street"><option>Садова</option></select></vs-select>`;
const tags = ["vs-text", "vs-date", "vs-number", "vs-select"];
/** Top, height and font size in px. */
type Size = [top: number, height: number, font: string];

for (const [height, font] of [
  [24, 12],
  [36, 16],
])
  test(`in a native form fields are as high as its own inputs (${height} px) and have their font size @both`, async ({
    page,
  }) => {
    const css = `body { font: 14px/20px sans-serif } input, select { box-sizing: border-box; height: ${height}px; font-size: ${font}px }`;
    const html = `<!doctype html><html lang="uk"><meta charset="utf-8"><link rel="icon" href="data:,"><link rel="stylesheet" href="/host.css"><script src="/dist/vs.js"></script><body><form><input name="own" aria-label="Власне"> ${fields}</form><vs-text name="apart"></vs-text>`;
    await page.route("**/host.css", (route) => route.fulfill({ contentType: "text/css", body: css }));
    await page.route("**/form.html", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: html }));
    await page.goto("/form.html");
    for (const tag of [...tags, "vs-text[name=apart]"])
      await expect(page.locator(`${tag} .control`).first()).toBeVisible();
    const sizes = await page.evaluate(
      (names) =>
        names.map((name): Size => {
          const control = document.querySelector(name)!.shadowRoot?.querySelector(".control");
          const { top, height: high } = (control ?? document.querySelector(name)!).getBoundingClientRect();
          return [top, high, getComputedStyle(control ?? document.querySelector(name)!).fontSize];
        }),
      ["input[name=own]", ...tags, "vs-text[name=apart]"],
    );
    const [own, ...others] = sizes;
    const apart = others.pop()!;
    for (const [index, [top, high, size]] of others.entries()) {
      expect([high, size], tags[index]).toEqual([height, `${font}px`]);
      expect(Math.abs(top - own![0]), `${tags[index]} stands on the line of the input`).toBeLessThanOrEqual(2);
    }
    expect(apart.slice(1), "outside a form nothing is measured").toEqual([32, "14px"]);
    const boxes = await page.evaluate(
      (names) => names.map((name) => document.querySelector(name)!.getBoundingClientRect().height),
      tags,
    );
    expect(boxes, "as high as the reserved line, or as the control in the tag").toEqual([32, 32, 32, height]);
  });
