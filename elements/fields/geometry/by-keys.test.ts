/** The vertices of a geometry by keys: on the map and in the table. */
import { expect } from "@open-wc/testing";
import { configure } from "../../../src/base/settings.ts";
import { unsavedIn } from "../../../src/page/dialogs/dialogs.ts";
import { answers } from "../../../test/support/memory-server.ts";
import { open as openForm, put, startPlace, type, type Control } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();
const corners = [
  [30.51, 50.52],
  [30.53, 50.52],
  [30.54, 50.525],
  [30.53, 50.53],
  [30.51, 50.53],
];
const area = { type: "Polygon", coordinates: [[...corners, corners[0]]] };
const handles = (cell: ParentNode) => [...cell.querySelectorAll<HTMLElement>(".map-vertex")];
const removals = (cell: ParentNode) => [...cell.querySelectorAll<HTMLButtonElement>(".vertex-row > button")];
const press = (handle: HTMLElement, key: string, shiftKey = false) =>
  handle.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true }));

async function open() {
  const { tag, cell } = await put(`<vs-geometry name="x" value='${JSON.stringify(area)}'></vs-geometry>`);
  await waitUntil(() => handles(cell).length === 5, "no handles");
  const ring = () => (tag.value as typeof area | null)?.coordinates[0] as number[][];
  return { cell, ring };
}

describe("a vertex", () => {
  it("is moved by arrow keys, with Shift ten times as finely, and removed by Delete", async () => {
    const { cell, ring } = await open();
    const [lng, lat] = ring()[1] as [number, number];
    press(handles(cell)[1]!, "ArrowRight");
    await waitUntil(() => ring()[1]![0]! > lng, "not moved to the east");
    const far = ring()[1]![0]! - lng;
    expect(ring()[1]![1]).to.equal(lat);
    press(handles(cell)[1]!, "ArrowLeft", true);
    await waitUntil(() => ring()[1]![0]! < lng + far, "not moved back");
    expect((lng + far - ring()[1]![0]!) / far).to.be.closeTo(0.1, 0.01);
    press(handles(cell)[0]!, "ArrowUp");
    await waitUntil(() => ring()[0]![1]! > 50.52, "not moved to the north");
    expect(ring()[0]![0]).to.equal(30.51);
    expect(ring().at(-1), "the ring stays closed").to.eql(ring()[0]);
    press(handles(cell)[2]!, "Delete");
    await waitUntil(() => ring().length === 5, "not removed");
    expect(ring()[2]).to.eql([30.53, 50.53]);
  });

  it("of very many keeps the focus when they are drawn anew, and goes on from its last place", async () => {
    const around = Array.from({ length: 25_000 }, (_, at) => {
      const angle = 0.1 + (at / 25_000) * 6;
      return [30.52 + Math.cos(angle) * 0.01, 50.525 + Math.sin(angle) * 0.006];
    });
    const middle = [30.52, 50.525];
    const shape = { type: "Polygon", coordinates: [[middle, ...around, middle]] };
    const { tag, cell } = await put(`<vs-geometry name="x" value='${JSON.stringify(shape)}'></vs-geometry>`);
    const lng = () => (tag.value as typeof area).coordinates[0]![0]![0]!;
    await waitUntil(() => handles(cell).length === 1, "no handle in the middle");
    const [first] = handles(cell);
    first!.focus();
    press(first!, "ArrowRight");
    const far = lng() - 30.52;
    expect(far).to.be.greaterThan(0);
    // a key that comes before they are drawn is neither the page's nor one of the former geometry
    const early = new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true });
    if (first!.isConnected) first!.dispatchEvent(early);
    expect([first!.isConnected, early.defaultPrevented, lng() - 30.52]).to.eql([true, true, far]);
    await waitUntil(() => handles(cell)[0] && handles(cell)[0] !== first, "not drawn anew");
    expect(cell.activeElement === handles(cell)[0], "the focus").to.equal(true);
    press(handles(cell)[0]!, "ArrowRight");
    await waitUntil(() => lng() > 30.52 + far, "not moved again");
    expect((lng() - 30.52) / far).to.be.closeTo(2, 0.1);
  });

  it("that is removed in the table leaves the focus at the next one, the last one at the one before", async () => {
    const { cell, ring } = await open();
    cell.querySelector<HTMLElement>(".vertices summary")!.click();
    await waitUntil(() => cell.querySelector<HTMLDetailsElement>(".vertices")!.open, "not open");
    removals(cell)[1]!.click();
    await waitUntil(() => removals(cell).length === 4, "not removed");
    await waitUntil(() => cell.activeElement === removals(cell)[1], "not at the next vertex");
    expect(ring()[1]).to.eql([30.54, 50.525]);
    removals(cell)[3]!.click();
    await waitUntil(() => removals(cell).length === 3, "the last is not removed");
    await waitUntil(() => cell.activeElement === removals(cell)[2], "not at the vertex before");
  });
});

describe("the numbers that move and scale a geometry", () => {
  it("are refused at their input, with the reason, when they are none or lead off the Earth", async () => {
    const { cell, ring } = await open();
    const before = ring();
    const tool = [...cell.querySelectorAll("button")].find((one) => one.textContent === "Перемістити, обернути")!;
    tool.click();
    const input = (at: number) => cell.querySelectorAll<HTMLInputElement>("fieldset.vertex-row .control")[at]!;
    await waitUntil(() => input(3)?.placeholder === "100", "no panel");
    const give = (at: number, text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input(at), text);
      input(at).dispatchEvent(new InputEvent("input", { bubbles: true }));
      press(input(at), "Enter");
    };
    for (const [at, text, reason] of [
      [3, "999999999", "Так далеко на Землі місця немає"],
      [1, "9000000", "Так далеко на Землі місця немає"],
      [0, "десь", "Це не число. Приклад: -12,5"],
      [3, "0", "Об'єкт такого розміру зник би"],
    ] as const) {
      give(at, text);
      await waitUntil(() => input(at).ariaInvalid === "true", `taken: ${text}`);
      const said = cell.querySelector(`#${CSS.escape(input(at).getAttribute("aria-describedby")!)}`);
      expect([input(at).value, said?.textContent, ring()]).to.eql([text, reason, before]);
      give(at, "");
      await waitUntil(() => input(at).ariaInvalid !== "true", "still wrong");
    }
    give(1, "100");
    await waitUntil(() => ring()[0]![1]! > before[0]![1]!, "not moved");
  });
});

describe("a form whose geometry is being drawn", () => {
  it("is not saved, and asks before it closes, until the drawing is finished or cancelled", async () => {
    const { form, cell, sent } = await openForm({ type: "Geometry" }, null);
    const button = (text: string) => [...cell.querySelectorAll("button")].find((one) => one.textContent === text)!;
    await waitUntil(() => button("Полігон") && cell.querySelector(".leaflet-map-pane"), "no editor");
    button("Полігон").click();
    const stage = cell.querySelector<HTMLElement>(".map-place")!;
    await waitUntil(() => {
      press(stage, " ");
      return cell.textContent.includes("Вершин: 1");
    }, "nothing is drawn");
    expect(unsavedIn(form).length, "closed without a question").to.equal(1);
    expect(await sent(), "saved").to.equal(undefined);
    press(stage, "Escape");
    await waitUntil(() => unsavedIn(form).length === 0, "not cancelled");
    expect(await sent()).to.equal(null);
  });

  it("says the coordinate that was not taken at its own field, not at another one with the same text", async () => {
    const text = "POINT(30.5 50.5)";
    const { form, sent } = await openForm({ type: "Geometry" }, text, { y: { type: "Geometry" } }, { y: text });
    const cell = (name: string) => form.shadowRoot!.querySelector<HTMLElement>(`[data-field="${name}"]`)!;
    await waitUntil(() => cell("x").querySelector(".coordinate input"), "no table");
    cell("y").scrollIntoView();
    await waitUntil(() => cell("y").querySelector(".coordinate input"), "no other table");
    type(cell("x").querySelector<HTMLInputElement>(".coordinate input")!, "north");
    await waitUntil(() => cell("x").querySelector("[aria-invalid=true]"), "not wrong");
    expect(await sent()).to.equal(undefined);
    const isSaid = (name: string) => cell(name).textContent.includes("Координату «north» не враховано");
    await waitUntil(() => isSaid("x"), "not said");
    expect(isSaid("y")).to.equal(false);
  });

  it("says the coordinate that was not taken in its own row of a block, not in another one with the same text", async () => {
    const places = ["POINT(30.5 50.5)", "POINT(30.5 50.5)"].map((place) => ({ place }));
    const schema = { place: { type: "Geometry" } };
    const { cell, sent } = await openForm({ type: "Block", schema }, places);
    const row = (at: number) => cell.querySelectorAll<HTMLElement>(".block-row")[at]!;
    const inputs = (at: number) => row(at).querySelectorAll<HTMLInputElement>(".coordinate input");
    await waitUntil(() => cell.querySelectorAll(".block-row").length === 2, "no rows");
    for (const at of [0, 1]) {
      row(at).scrollIntoView();
      await waitUntil(() => inputs(at).length === 2, "no table");
    }
    type(inputs(0)[0]!, "north");
    await waitUntil(() => row(0).querySelector("[aria-invalid=true]"), "not wrong");
    expect(await sent()).to.equal(undefined);
    const isSaid = (at: number) => row(at).textContent.includes("Координату «north» не враховано");
    await waitUntil(() => isSaid(0), "not said");
    expect(isSaid(1)).to.equal(false);
  });

  it("that the page posts itself is held by the tag whose coordinate was not taken, not by another one with the same text", async () => {
    const tag = `<vs-geometry name="x" value="POINT(30.5 50.5)"></vs-geometry>`;
    const { form } = await put(`${tag}${tag}`);
    const [one, other] = [...form.querySelectorAll<Control>("vs-geometry")] as [Control, Control];
    const input = (at: Control) => at.shadowRoot?.querySelector<HTMLInputElement>(".coordinate input");
    for (const at of [one, other]) {
      at.scrollIntoView();
      await waitUntil(() => input(at), "no table");
    }
    type(input(one)!, "north");
    await waitUntil(() => input(one)!.ariaInvalid === "true", "not wrong");
    // drawn again, both are checked again
    for (const at of [one, other]) at.title = "Місце";
    await waitUntil(() => !one.checkValidity(), "not held");
    expect([input(one)!.value, other.checkValidity()]).to.eql(["north", true]);
  });

  it("is not saved with numbers of a move that was not applied, and asks before it closes", async () => {
    const { form, cell, sent } = await openForm({ type: "Geometry" }, area);
    const button = (text: string) => [...cell.querySelectorAll("button")].find((one) => one.textContent === text)!;
    await waitUntil(() => button("Перемістити, обернути"), "no editor");
    button("Перемістити, обернути").click();
    const inputs = () => cell.querySelectorAll<HTMLInputElement>("fieldset.vertex-row .control");
    await waitUntil(() => inputs()[3]?.placeholder === "100", "no panel");
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(inputs()[0], "10");
    inputs()[0]!.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await waitUntil(() => unsavedIn(form).length === 1, "closed without a question");
    expect(await sent()).to.equal(undefined);
  });
});

describe("a drawing by keys", () => {
  /** An editor in which an area is being drawn. */
  async function drawing() {
    const layer = (id: number) => ({ layer_id: id, layer_url: "/nothing/{z}/{x}/{y}.png" });
    answers(() => Response.json([layer(1), layer(2)]));
    configure({ admin_map: { base_layers: [1, 2] } });
    const { tag, cell } = await put(`<vs-geometry name="x"></vs-geometry>`);
    const select = () => cell.querySelector<HTMLSelectElement>(".map-base select");
    await waitUntil(select, "no base maps");
    const begin = () => [...cell.querySelectorAll("button")].find((one) => one.textContent === "Полігон")!.click();
    begin();
    const stage = cell.querySelector<HTMLElement>(".map-place")!;
    await waitUntil(() => cell.activeElement === stage, "not begun");
    press(stage, " ");
    await waitUntil(() => cell.textContent.includes("Вершин: 1"), "nothing is drawn");
    return { tag, cell, stage, select: select()!, begin };
  }
  afterEach(() => configure({ admin_map: null, transport: null }));

  const tool = (cell: ParentNode, name: string) =>
    [...cell.querySelectorAll("button")].find((one) => one.textContent === name)!;

  it("that can be finished is finished when another tool is chosen", async () => {
    const { tag, cell, stage } = await drawing();
    for (const key of ["ArrowRight", "ArrowDown"]) {
      press(stage, key);
      press(stage, " ");
    }
    tool(cell, "Лінія").click();
    await waitUntil(() => tag.value, "the area is lost");
    expect((tag.value as typeof area).coordinates[0]!.length).to.equal(4);
    await waitUntil(() => tool(cell, "Лінія").ariaPressed === "true", "the line is not begun");
  });

  it("that cannot be finished is given up for another tool only after a question", async () => {
    const { tag, cell } = await drawing();
    const question = () => document.querySelector("vs-modal");
    const answer = (name: string) => tool(question()!.shadowRoot!, name);
    for (const [name, isKept] of [
      ["Скасувати", true],
      ["Відкинути", false],
    ] as const) {
      tool(cell, "Лінія").click();
      await waitUntil(() => question()?.shadowRoot && answer(name), "not asked");
      expect(question()!.textContent).to.contain("Відкинути його вершини: 1?");
      answer(name).click();
      await waitUntil(() => !question(), "not closed");
      await waitUntil(() => tool(cell, "Лінія").ariaPressed === String(!isKept), "wrong tool");
      await waitUntil(() => cell.textContent.includes("Вершин: 1") === isKept, "wrong vertices");
    }
    expect(tag.value).to.equal(null);
  });

  it("leaves the choice of the base map its keys, but Escape", async () => {
    const { cell, select } = await drawing();
    for (const key of [" ", "ArrowDown", "Enter"]) expect(press(select, key), `${key} is taken`).to.equal(true);
    expect(cell.textContent).to.contain("Вершин: 1");
    press(select, "Escape");
    await waitUntil(() => !cell.textContent.includes("Вершин"), "not cancelled");
  });

  it("says beside the cross and in words that a side would cross another, and begins anew with no words", async () => {
    const { cell, stage, begin } = await drawing();
    const line = () => cell.querySelector("output.quiet")!.textContent;
    for (const keys of ["ArrowRight ArrowDown", "ArrowLeft", "ArrowUp ArrowRight"]) {
      for (const key of keys.split(" ")) press(stage, key);
      press(stage, " ");
    }
    await waitUntil(() => line() === "Сторони не можуть перетинатися", "not said");
    const tip = cell.querySelector(".leaflet-error-draw-tooltip")!.getBoundingClientRect();
    const cross = cell.querySelector(".map-cross")!.getBoundingClientRect();
    expect([tip.left - cross.left, tip.top - cross.top].map((one) => Math.abs(one) < 60)).to.eql([true, true]);
    press(stage, "ArrowDown");
    press(stage, "Escape");
    await waitUntil(() => line() === "", "still said");
    begin();
    await waitUntil(() => cell.querySelector(".leaflet-mouse-marker"), "not begun");
    expect(line()).to.equal("");
  });
});
