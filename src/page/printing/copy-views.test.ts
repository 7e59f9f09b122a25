import { expect } from "@open-wc/testing";
import { adopt } from "../../base/sheets.ts";
import { copyViews } from "./copy-views.ts";

it("a copy has what was typed, chosen and drawn on the page", () => {
  const from = document.createElement("form");
  from.innerHTML = `<input name=text value="old"><textarea>old</textarea><input type=checkbox checked>
    <input type=checkbox><input type=radio name=r><input type=radio name=r checked>
    <select><option>a<option selected>b</select>
    <select multiple><option selected>a<option>b<option>c</select><canvas width=2 height=2></canvas>`;
  const controls = (form: Element) =>
    [...form.querySelectorAll<HTMLInputElement>("input, textarea, option")].map((one) => [
      one.value,
      one.checked,
      one.indeterminate,
      (one as unknown as HTMLOptionElement).selected,
    ]);
  const [text, checked, mixed, radio] = from.querySelectorAll<HTMLInputElement>("input");
  text!.value = "new";
  from.querySelector("textarea")!.value = "new";
  checked!.checked = false;
  mixed!.indeterminate = true;
  radio!.checked = true;
  const [one, several] = from.querySelectorAll("select");
  one!.value = "a";
  several!.options[2]!.selected = true;
  const drawing = from.querySelector("canvas")!.getContext("2d")!;
  drawing.fillStyle = "#010203";
  drawing.fillRect(0, 0, 2, 2);

  const to = from.cloneNode(true) as HTMLFormElement;
  copyViews(from, to, window);
  expect(controls(to)).to.eql(controls(from));
  const pixel = to.querySelector("canvas")!.getContext("2d")!.getImageData(1, 1, 1, 1).data;
  expect([...pixel]).to.eql([1, 2, 3, 255]);
});

it("a copy of a tag has its shadow root with its styles, and those within", () => {
  const from = document.createElement("section");
  const tag = from.appendChild(document.createElement("vs-copied"));
  const root = tag.attachShadow({ mode: "open" });
  adopt(root, "p { color: rgb(1, 2, 3) }");
  root.innerHTML = "<p>outer</p><div></div>";
  const inner = root.querySelector("div")!.attachShadow({ mode: "open" });
  inner.innerHTML = "<input>";
  inner.querySelector("input")!.value = "typed";

  const to = from.cloneNode(true) as HTMLElement;
  copyViews(from, to, window);
  const copied = to.querySelector("vs-copied")!.shadowRoot!;
  document.body.append(to);
  const text = copied.querySelector("p")!;
  expect([text.textContent, getComputedStyle(text).color]).to.eql(["outer", "rgb(1, 2, 3)"]);
  to.remove();
  expect(copied.querySelector("div")!.shadowRoot!.querySelector("input")!.value).to.equal("typed");
});
