/** Stored values that are no geometry, or have their axes swapped: said, kept, repaired by a button. */
import { expect } from "@open-wc/testing";
import { open, put, startPlace } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();
const hints = (cell: ParentNode) => [...cell.querySelectorAll(".geometry-hint")].map(({ textContent }) => textContent);
const named = (cell: ParentNode, name: string) =>
  [...cell.querySelectorAll<HTMLButtonElement>("button")].find(
    (one) => one.ariaLabel === name || one.textContent === name,
  )!;

describe("a stored geometry", () => {
  for (const [type, value, what] of [
    ["Geometry", "abc", "невідомий тип геометрії"],
    ["Geometry", { type: "Point", coordinates: ["x", 1] }, "положення без двох чисел"],
    ["Geometry", { type: "Point", coordinates: [3330000, 6500000] }, "координати поза картою"],
    ["Geometry", "SRID=4284;POINT(30.5 50.5)", "інша система координат"],
    [
      "Geometry",
      { type: "Point", crs: { properties: { name: "EPSG:3857" } }, coordinates: [30, 50] },
      "інша система координат",
    ],
    ["Geometry", "GEOMETRYCOLLECTION(POINT(30.5 50.5), LINESTRING(30.5 50.5, 30.6 50.6))", "частини іншого типу"],
    ["Location", "LINESTRING(30.5 50.5, 30.6 50.6)", "об'єкт іншого типу"],
  ] as const)
    it(`${JSON.stringify(value)} of a ${type} is said to be unreadable, and stays`, async () => {
      const { cell, sent } = await open({ type }, value);
      await waitUntil(() => hints(cell).length, "not said");
      const text = `Збережене значення не показано: ${what}. Намалюйте нове або приберіть його кнопкою ×.`;
      expect(hints(cell)).to.eql([text]);
      expect(await sent(), "saved over what was not seen").to.equal(undefined);
      named(cell, "Прибрати все").click();
      await waitUntil(() => hints(cell).length === 0, "still said");
      named(cell, "Скасувати дію на карті").click();
      await waitUntil(() => hints(cell).join() === text, "not undone");
      named(cell, "Прибрати все").click();
      await waitUntil(() => hints(cell).length === 0, "still said");
      expect(await sent()).to.be.oneOf([null, ""]);
    });

  for (const value of [
    "POLYGON EMPTY",
    "GEOMETRYCOLLECTION EMPTY",
    { type: "Polygon", coordinates: [] },
    { type: "GeometryCollection", geometries: [] },
  ])
    it(`${JSON.stringify(value)} is no value: nothing is said, and the form is saved`, async () => {
      const { form, cell, sent } = await open({ type: "Geometry" }, value);
      await waitUntil(() => named(cell, "Імпорт"), "not shown");
      expect(cell.textContent).not.to.contain("Збережене значення не показано");
      expect(await sent()).to.eql(value);
      expect(form.shadowRoot!.querySelector("[part=refusal]")?.textContent ?? "").to.equal("");
    });

  it("with latitude before longitude is said; a button swaps them in one step, which can be undone", async () => {
    const swapped = { type: "Point", coordinates: [50.5, 30.5] };
    const { tag, cell } = await put(`<vs-geometry name="x" value='${JSON.stringify(swapped)}'></vs-geometry>`);
    const text = "Координати, мабуть, переставлено: широта стоїть перед довготою.";
    await waitUntil(() => hints(cell).includes(text), "not said");
    expect(tag.value).to.eql(swapped);
    named(cell, "Поміняти місцями").click();
    await waitUntil(() => hints(cell).length === 0, "still said");
    expect(tag.value).to.eql({ type: "Point", coordinates: [30.5, 50.5] });
    named(cell, "Скасувати дію на карті").click();
    await waitUntil(() => hints(cell).includes(text), "not undone");
    expect(tag.value).to.eql(swapped);
  });

  it("that cannot be changed is not offered to be swapped", async () => {
    const value = JSON.stringify({ type: "Point", coordinates: [50.5, 30.5] });
    const { cell } = await put(`<vs-geometry name="x" readonly value='${value}'></vs-geometry>`);
    await waitUntil(() => hints(cell).length, "not said");
    expect(named(cell, "Поміняти місцями")).to.equal(undefined);
  });
});
