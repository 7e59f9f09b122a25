/** Fields in a page whose text is not ours. */
import { expect } from "@open-wc/testing";
import { area, inputs, open, place, pressed, put, startPlace, type } from "../../test/support/one-field.ts";
import { startClock } from "../../test/support/clock.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

startPlace();

const hosts = [
  { font: "italic 700 13px/17px Verdana", size: "13px", line: "17px", family: "Verdana" },
  { font: "18px/27px serif", size: "18px", line: "27px", family: "serif" },
];
const tags = ["vs-text", "vs-number", "vs-date", "vs-select", "vs-autocomplete"] as const;
const controlOf = (root: ParentNode | null) => root?.querySelector<HTMLElement>("[part~=control],input");
const look = (one: Element) => {
  const { fontFamily, fontSize, lineHeight, fontWeight, fontStyle } = getComputedStyle(one);
  return { fontFamily, fontSize, lineHeight, fontWeight, fontStyle };
};

describe("a field in the page", () => {
  for (const { font, size, line, family } of hosts)
    it(`writes like a page of ${size} ${family}, in a table too, but not bold or italic`, async () => {
      place.innerHTML = `<div style="font: ${font}"><table style="font: inherit"><tr><td></td></tr></table></div>`;
      for (const tag of tags)
        for (const at of [place.firstElementChild!, place.querySelector("td")!]) {
          const field = document.createElement(tag);
          field.setAttribute("title", "Площа");
          at.append(field);
          await waitUntil(() => controlOf(field.shadowRoot));
          const plain = { fontFamily: family, fontSize: size, fontWeight: "400", fontStyle: "normal" };
          expect(look(controlOf(field.shadowRoot)!), tag).to.include(plain);
          expect(look(field.shadowRoot!.querySelector(".vs")!).lineHeight, tag).to.equal(line);
          expect(look(field.shadowRoot!.querySelector("label")!), tag).to.include({
            fontFamily: family,
            fontSize: size,
          });
        }
    });

  it("writes in --vs-font where the page sets it", async () => {
    place.innerHTML = '<div style="font: 13px Verdana; --vs-font: monospace"><vs-text></vs-text></div>';
    const field = place.querySelector("vs-text")!;
    await waitUntil(() => controlOf(field.shadowRoot));
    expect(look(controlOf(field.shadowRoot)!)).to.include({ fontFamily: "monospace", fontSize: "13px" });
  });
});

it("a field is 28 px high with the density compact, 32 px without, and as high as the page's token in any case", async () => {
  place.innerHTML =
    '<form><input style="height: 36px"><vs-text density="compact"></vs-text></form><vs-text></vs-text>' +
    '<div style="--vs-control-height: 30px"><vs-text density="compact"></vs-text></div>';
  const fields = [...place.querySelectorAll("vs-text")];
  for (const field of fields) await waitUntil(() => controlOf(field.shadowRoot));
  const heights = fields.map((field) => controlOf(field.shadowRoot)!.getBoundingClientRect().height);
  expect(heights).to.eql([28, 32, 30]);
});

describe("a refused submit", () => {
  const message = (field: Element) => field.shadowRoot!.querySelector("#control-note")?.textContent ?? "";
  const control = (field: Element) => controlOf(field.shadowRoot)!;
  async function form(): Promise<{ form: HTMLFormElement; one: HTMLElement; two: HTMLElement }> {
    place.innerHTML = '<form><vs-text name="a" required></vs-text><vs-text name="b" required></vs-text><button></form>';
    const [one, two] = place.querySelectorAll<HTMLElement>("vs-text");
    await waitUntil(() => controlOf(one!.shadowRoot) && controlOf(two!.shadowRoot));
    return { form: place.querySelector("form")!, one: one!, two: two! };
  }
  it("shows the browser's bubble or our message at a field, never both", async () => {
    const { form: asked, one, two } = await form();
    asked.querySelector("button")!.click();
    await waitUntil(() => message(two));
    expect(document.activeElement).to.equal(one);
    expect(control(one).getAttribute("aria-invalid")).to.equal("true");
    expect(message(one), "beside the bubble").to.equal("");
    two.focus();
    await waitUntil(() => message(one));
    expect(message(one)).to.equal(message(two));
  });

  it("our message comes when the bubble has gone by itself", async () => {
    const { form: asked, one } = await form();
    const clock = startClock();
    asked.reportValidity();
    await clock.advance(4999);
    const before = message(one);
    await clock.advance(1);
    clock.end();
    await waitUntil(() => message(one));
    expect(before).to.equal("");
  });

  it("checkValidity shows our messages at once", async () => {
    const { form: asked, one } = await form();
    asked.checkValidity();
    await waitUntil(() => message(one));
  });
});

describe("a field in our form", () => {
  it("writes in the product's font", async () => {
    place.style.font = "18px serif";
    const { cell } = await open({ type: "Text" }, "а");
    expect(look(controlOf(cell)!)).to.include({ fontFamily: "system-ui, sans-serif", fontSize: "14px" });
    place.style.font = "";
  });
});

describe("Enter in a field of the page's form", () => {
  const buttons = '<button type="button"></button><button type="reset"></button>';
  /** The buttons that were pressed and the submits, by Enter in the field. */
  async function entered(html: string, keys: KeyboardEventInit = {}): Promise<string[]> {
    const { form, cell } = await put(html);
    const heard: string[] = [];
    form.addEventListener("click", ({ target }) => heard.push((target as Element).id));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      heard.push("submit");
    });
    pressed(inputs(cell)[0]!, "Enter", keys);
    return heard;
  }

  it("presses the button that submits, not one before it that does something else", async () => {
    expect(await entered(`<vs-text name="x"></vs-text>${buttons}<button id="main"></button>`)).to.eql([
      "main",
      "submit",
    ]);
    expect(await entered(`<vs-text name="x"></vs-text>${buttons}<input type="submit" id="main">`)).to.eql([
      "main",
      "submit",
    ]);
  });

  it("submits a form without such a button too", async () => {
    expect(await entered(`<vs-text name="x"></vs-text>${buttons}`)).to.eql(["submit"]);
  });

  it("tells `change` before the submit, as a native control does, and not again afterwards", async () => {
    const { form, cell } = await put(`<vs-number name="x"></vs-number>`);
    const heard: string[] = [];
    for (const name of ["change", "submit"])
      form.addEventListener(name, (event) => {
        event.preventDefault();
        heard.push(name);
      });
    type(inputs(cell)[0]!, "5");
    pressed(inputs(cell)[0]!, "Enter");
    expect(heard).to.eql(["change", "submit"]);
    inputs(cell)[0]!.blur();
    expect(heard).to.have.length(2);
  });

  it("ends a letter that is being composed, and submits nothing", async () => {
    expect(await entered(`<vs-text name="x"></vs-text><button></button>`, { isComposing: true })).to.eql([]);
  });

  it("is a new line in a text of several lines", async () => {
    const { form, cell } = await put('<vs-text name="x" type="TextArea"></vs-text><button></button>');
    let count = 0;
    form.addEventListener("submit", () => count++);
    expect([pressed(area(cell), "Enter").defaultPrevented, count]).to.eql([false, 0]);
  });
});

describe("the validity of a field in the page's form", () => {
  it("is `valueMissing` without a value, and `badInput` when the typed text is no date", async () => {
    const { tag, cell } = await put('<vs-date name="x" required></vs-date>');
    const validity = () => (tag as unknown as HTMLInputElement).validity;
    expect([tag.checkValidity(), validity().valueMissing, validity().badInput]).to.eql([false, true, false]);
    type(inputs(cell)[0]!, "31.02.2026");
    expect([tag.checkValidity(), validity().valueMissing, validity().badInput]).to.eql([false, false, true]);
  });
});

describe("the name of a field in the page", () => {
  it("is that of the page's label, also when it was added later", async () => {
    const { form, tag, cell } = await put('<vs-text name="x" id="later" title="Площа"></vs-text>');
    const [control] = inputs(cell);
    expect(control!.labels![0]?.textContent).to.equal("Площа");
    form.insertAdjacentHTML("afterbegin", '<label for="later">Ділянка</label>');
    tag.focus();
    await waitUntil(() => control!.ariaLabel === "Ділянка", "the old name");
    expect(control!.labels).to.have.length(0);
  });

  it("is its name attribute when it has no other", async () => {
    const { cell } = await put('<vs-text name="x"></vs-text>');
    expect(inputs(cell)[0]!.ariaLabel).to.equal("x");
  });
});
