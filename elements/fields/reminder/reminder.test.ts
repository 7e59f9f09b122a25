/** A reminder, in a form and alone. */
import { aTimeout, expect } from "@open-wc/testing";
import { readEntry } from "../../../src/forms/schema/schema.ts";
import { loadField } from "../index.ts";
import { answers } from "../../../test/support/memory-server.ts";
import { inputs, open, put, startPlace, type } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();
const value = { date: "2026-03-05", time: "14:05", person: "7" };
const persons = `options='{"7":"Ткачук Ірина","8":"Бондар Олег"}'`;
const day = (cell: ParentNode) => cell.querySelector<HTMLInputElement>(".day input.control")!;
const hour = (cell: ParentNode) => cell.querySelector<HTMLInputElement>(".hour input")!;
const person = (cell: ParentNode) => cell.querySelector<HTMLInputElement>(".person input")!;

describe("Reminder", () => {
  it("[R2.4-65] shows day, time and person of one value, each named, and posts it as JSON", async () => {
    const { tag, cell, posted } = await put(
      `<vs-reminder name="x" ${persons} value='${JSON.stringify(value)}'></vs-reminder>`,
    );
    expect([day(cell).value, hour(cell).value, person(cell).value]).to.eql(["05.03.2026", "14 : 05", "Ткачук Ірина"]);
    expect([day(cell), hour(cell), person(cell)].map(({ ariaLabel }) => ariaLabel)).to.eql([
      "День",
      "Час",
      "Відповідальний",
    ]);
    type(day(cell), "06.03.2026");
    await aTimeout(0);
    type(hour(cell), "9:30");
    expect(tag.value).to.eql({ ...value, date: "2026-03-06", time: "09:30" });
    expect(posted()).to.eql([JSON.stringify({ ...value, date: "2026-03-06", time: "09:30" })]);
  });

  it("[R2.4-65] [R4-45] a wrong time becomes 00 : 00; a wrong day stays, is a problem and loses nothing", async () => {
    const { tag, cell, posted } = await put(
      `<vs-reminder name="x" ${persons} value='${JSON.stringify(value)}'></vs-reminder>`,
    );
    type(hour(cell), "77");
    hour(cell).blur();
    await waitUntil(() => hour(cell).value === "00 : 00", "not reverted");
    expect(tag.value).to.eql({ ...value, time: "00:00" });
    type(day(cell), "31.02.2026");
    expect([tag.checkValidity(), posted()]).to.eql([false, ["31.02.2026"]]);
    await aTimeout(0);
    type(hour(cell), "10:00");
    await aTimeout(0);
    expect(day(cell).value).to.equal("31.02.2026");
    type(day(cell), "28.02.2026");
    expect(tag.value).to.eql({ date: "2026-02-28", time: "10:00", person: "7" });
  });

  it("[R2.4-65] a form's save holds one object, in the spelling that was loaded", async () => {
    const { cell, sent } = await open(
      { type: "Reminder", options: { 7: "Ткачук Ірина" } },
      { id: 3, date: "2026-03-05", time: "14:05", person: 7 },
    );
    type(hour(cell), "15:00");
    expect(await sent()).to.eql({ id: 3, date: "2026-03-05", time: "15:00", person: 7 });
  });

  it("[R2.4-65] the persons come from the server's list", async () => {
    const asked = answers({ person: [{ id: 7, text: "Ткачук Ірина" }] });
    const { cell } = await put(`<vs-reminder name="x" value='{"person":"7"}'></vs-reminder>`);
    await waitUntil(() => person(cell).value === "Ткачук Ірина", "no name");
    expect(new URL(asked[0]!.path, location.href).pathname).to.equal("/api-user/select/person");
  });

  it("read-only shows all parts and changes none", async () => {
    const { cell } = await put(
      `<vs-reminder name="x" ${persons} readonly value='${JSON.stringify(value)}'></vs-reminder>`,
    );
    expect(inputs(cell).every((one) => one.readOnly || one.disabled)).to.equal(true);
  });

  it("its text names only the parts that are set", async () => {
    const { show } = await loadField("reminder");
    const said = (parts: object) => show!({ date: null, time: "", person: null, ...parts }, readEntry("x", {}));
    expect([
      said({ time: "14:05" }),
      said({ date: "2026-03-05" }),
      said(value),
      show!(null, readEntry("x", {})),
    ]).to.eql(["14 : 05", "05.03.2026", "05.03.2026 14 : 05", ""]);
  });
});
