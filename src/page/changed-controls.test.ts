import { expect } from "@open-wc/testing";
import { firstText, isTouched } from "./changed-controls.ts";

describe("a control of the page", () => {
  const place = document.createElement("div");
  const control = (html: string) => {
    place.innerHTML = html;
    return place.firstElementChild as HTMLInputElement;
  };

  for (const html of [
    "<input>",
    '<input value="a">',
    '<input type="range">',
    '<input type="range" min="10" max="20" value="99">',
    '<input type="color">',
    '<input type="date" value="12.03.2026">',
    '<input type="number" value="1 000">',
    '<input type="checkbox" checked>',
    "<textarea>a\r\nb</textarea>",
    "<select><option>a<option>b</select>",
    "<select><option>a<option selected>b</select>",
    "<select multiple><option selected>a<option>b</select>",
  ])
    it(`is untouched as the browser shows it: ${html}`, () => expect(isTouched(control(html))).to.equal(false));

  for (const [html, touch] of [
    ["<input>", (one) => (one.value = "a")],
    ['<input type="range">', (one) => (one.value = "7")],
    ['<input type="date" value="12.03.2026">', (one) => (one.value = "2026-03-12")],
    ['<input type="checkbox" checked>', (one) => (one.checked = false)],
    ["<select><option>a<option>b</select>", (one) => (one.value = "b")],
    ["<textarea>a</textarea>", (one) => (one.value = "")],
  ] as [string, (one: HTMLInputElement) => void][])
    it(`is touched once it has been changed: ${html}`, () => {
      const one = control(html);
      touch(one);
      expect(isTouched(one)).to.equal(true);
    });

  it("has at first the text that the browser makes of the attribute", () => {
    const one = control('<input type="range" min="10" max="20" value="99">');
    one.value = "12";
    expect(firstText(one)).to.equal("20");
  });
});
