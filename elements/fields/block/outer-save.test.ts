/** The save of a form around a block: it waits for the forms inside, and lets their fields prepare. */
import { aTimeout, expect } from "@open-wc/testing";
import { configure } from "../../../src/base/settings.ts";
import { answers, type Asked } from "../../../test/support/memory-server.ts";
import { button, buttonFrom, found, open, place, startPlace, type } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

const rows = (cell: ParentNode) => [...cell.querySelectorAll<HTMLElement>(".block-row")];
const inner = (row: ParentNode, name: string) => row.querySelector<HTMLElement>(`[data-field="${name}"]`)!;
const note = (row: ParentNode, name: string) => inner(row, name).querySelector(".note")!.textContent;
const summary = (form: Element) => form.shadowRoot!.querySelector(".summary")?.textContent ?? "";
const bodies = (asked: readonly Asked[]) =>
  asked.filter(({ method }) => method === "PUT").map(({ body }) => (JSON.parse(body) as { x: unknown }).x);

async function start(raw: object[], schema: object, attributes: object = {}) {
  const { form, cell } = await open({ type: "Block", schema }, raw, {}, {}, attributes);
  await waitUntil(() => rows(cell).length === raw.length && inner(cell, Object.keys(schema)[0]!), "no forms");
  await waitUntil(() => "submit" in form, "no form");
  return { form, cell };
}

describe("the save of a form around a block", () => {
  it("waits for a file that is being checked inside, is refused while it is sent, and sends its name", async () => {
    let free = () => {};
    let store = () => {};
    const isChecked = new Promise<void>((resolve) => (free = resolve));
    const isSent = new Promise<void>((resolve) => (store = resolve));
    const asked = answers(async ({ url }: Request) => {
      if (url.includes("/unique/")) await isChecked;
      if (!url.includes("/file/upload/")) return Response.json(url.includes("/unique/") ? true : { id: 1 });
      await isSent;
      return Response.json({ serverFileName: "s-a.txt", result: { dir: "files", file_name: "s-a.txt" } });
    });
    const { form, cell } = await start([{ scan: null }], { scan: { type: "File", unique: "file_name" } });
    await found(() => cell.querySelector(".files"));
    await form.submit(); // the code of saving is there
    pasteFile(cell, "a.txt");
    await waitUntil(() => asked.some(({ path }) => path.includes("/unique/")), "not checked");
    const saving = form.submit();
    await aTimeout(50);
    expect(bodies(asked), "saved before the check").to.have.length(1);
    free();
    expect(await saving).to.equal(false);
    await waitUntil(() => note(cell, "scan").includes("a.txt"), "not said at the field");
    store();
    await waitUntil(() => cell.textContent.includes("s-a.txt"), "not stored");
    expect(await form.submit()).to.equal(true);
    expect(bodies(asked)).to.eql([[{ scan: null }], [{ scan: "s-a.txt" }]]);
  });

  it("is refused with the words of a field inside, at that field and in the summary, until its drawing has ended", async () => {
    const asked = answers({ id: 1 });
    const { form, cell } = await start([{ place: null }, { place: null }], { place: { type: "Geometry" } });
    const editor = rows(cell)[1]!;
    editor.scrollIntoView();
    await waitUntil(() => button(editor, "Полігон") && editor.querySelector(".leaflet-map-pane"), "no editor");
    button(editor, "Полігон").click();
    const stage = editor.querySelector<HTMLElement>(".map-place")!;
    await waitUntil(() => {
      press(stage, " ");
      return editor.textContent.includes("Вершин: 1");
    }, "nothing is drawn");
    expect(await form.submit()).to.equal(false);
    expect(bodies(asked)).to.eql([]);
    await waitUntil(() => note(editor, "place").startsWith("Креслення не завершено"), "not said at the field");
    expect(note(rows(cell)[0]!, "place")).to.equal("");
    expect(summary(form)).to.include("У вкладених формах є помилки (1)");
    await waitUntil(() => editor.contains(form.shadowRoot!.activeElement), "the focus is elsewhere");
    press(stage, "Escape");
    await waitUntil(() => !editor.textContent.includes("Вершин: 1"), "not cancelled");
    expect(
      await (form as unknown as { validate(): Promise<boolean> }).validate(),
      "a check after the refusal",
    ).to.equal(true);
    expect(await form.submit()).to.equal(true);
    expect(note(editor, "place")).to.equal("");
  });

  const local = { type: "Point", coordinates: [336991.073, 5599487.543] };
  const point = (lng: number) => ({ type: "Point", coordinates: [lng, 50.525] });
  const raw = [30.51, 30.52].map((lng) => ({ place: point(lng), place_local: "POINT (1 2)" }));
  const edited = { place: point(30.53), place_local: "POINT (336991.073 5599487.543)" };
  const after = [raw[0], edited];
  const openPlaces = (attributes?: object) => start(raw, { place: { type: "Geometry" } }, attributes);
  const coordinateIn = (row: ParentNode) => row.querySelector<HTMLInputElement>(".coordinate input");
  /** Two places with local coordinates, one of them edited. */
  async function moved({ at = 1, ...attributes }: { at?: number; record?: string } = {}) {
    const { form, cell } = await openPlaces(attributes);
    rows(cell)[at]!.scrollIntoView();
    await waitUntil(() => coordinateIn(rows(cell)[at]!), "no table");
    await typeCoordinate(coordinateIn(rows(cell)[at]!)!, "30.53");
    return { form, cell };
  }
  const other = { type: "Point", coordinates: [5, 6] };
  const statusOf = (call: Request) => (isConversion(call) ? 200 : 422);
  const isConversion = ({ url }: Request) => url.includes("transform_geom");

  for (const at of [0, 1])
    it(`sends the local coordinates of a geometry that was edited inside row ${at + 1}, and the others as they were`, async () => {
      const asked = answers((call: Request) => Response.json(isConversion(call) ? local : { id: 1 }));
      const { form } = await moved({ at });
      expect(await form.submit()).to.equal(true);
      expect(bodies(asked)).to.eql([raw.with(at, edited)]);
      expect(asked.filter(({ path }) => path.includes("transform_geom"))).to.have.length(1);
    });

  it("sends the local coordinates of the geometry to which undo has gone back inside", async () => {
    const asked = answers((call: Request) => Response.json(isConversion(call) ? local : { id: 1 }));
    const { form, cell } = await moved();
    button(cell, "+ Додати").click(); // ends a step of undo
    await waitUntil(() => rows(cell).length === 3, "not added");
    const coordinate = () => coordinateIn(rows(cell)[1]!);
    await typeCoordinate(coordinate()!, "30.54");
    (await found(() => buttonFrom(form.shadowRoot!, "Крок назад"))).click();
    await waitUntil(() => coordinate()?.value === "30.53", "not undone");
    expect(await form.submit()).to.equal(true);
    expect(bodies(asked)).to.eql([[...after, {}]]);
  });

  for (const [at, name] of [
    [0, "edited"],
    [1, "edited after a save that was refused"],
  ] as const)
    it(`sends the local coordinates of a geometry that a draft brings back ${name}`, async () => {
      configure({ user: "clerk" });
      const record = `77${at}`;
      try {
        const { form: lost, cell: before } = await moved({ at, record });
        if (at === 1) {
          answers((call: Request) => Response.json(isConversion(call) ? local : {}, { status: statusOf(call) }));
          await lost.submit();
          await typeCoordinate(coordinateIn(rows(before)[at]!)!, "30.54");
        }
        await waitUntil(() => lost.shadowRoot!.querySelector("[part=draft]")?.textContent, "not kept");
        await aTimeout(1000);
        place.replaceChildren();
        const { form, cell } = await openPlaces({ record });
        (await found(() => buttonFrom(form.shadowRoot!, "Відновити"))).click();
        rows(cell)[at]!.scrollIntoView();
        const lng = at === 1 ? 30.54 : 30.53;
        await waitUntil(() => coordinateIn(rows(cell)[at]!)?.value === String(lng), "not restored");
        const asked = answers((call: Request) => Response.json(isConversion(call) ? other : { id: 77 }));
        expect(await form.submit()).to.equal(true);
        expect(bodies(asked)).to.eql([raw.with(at, { place: point(lng), place_local: "POINT (5 6)" })]);
      } finally {
        configure({ user: null });
      }
    });

  it("says at the geometry inside that it could not be converted, and is sent when it can", async () => {
    let code = 500;
    const asked = answers((call: Request) =>
      isConversion(call) ? Response.json(local, { status: code }) : Response.json({ id: 1 }),
    );
    const { form, cell } = await moved();
    expect(await form.submit()).to.equal(false);
    await waitUntil(() => note(rows(cell)[1]!, "place").startsWith("Координати не перераховано: "), "not said");
    expect([bodies(asked), note(rows(cell)[0]!, "place")]).to.eql([[], ""]);
    code = 200;
    expect(await form.submit()).to.equal(true);
    expect(bodies(asked)).to.eql([after]);
  });
});

const press = (at: Element, key: string) =>
  at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

/** A typed coordinate takes effect when it is left. */
async function typeCoordinate(input: HTMLInputElement, text: string): Promise<void> {
  type(input, text);
  await aTimeout(0);
  input.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  await aTimeout(0);
}

function pasteFile(cell: ParentNode, name: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File(["x"], name, { type: "text/plain" }));
  const event = new ClipboardEvent("paste", { bubbles: true, composed: true, cancelable: true });
  // Firefox leaves files out of the data of a constructed event
  Object.defineProperty(event, "clipboardData", { value: clipboardData });
  cell.querySelector(".files")!.dispatchEvent(event);
}
