/** Addresses that fill other fields, in a form and alone. */
import { expect } from "@open-wc/testing";
import { configure } from "../../../src/base/settings.ts";
import { forgetSuggestions } from "../../../src/server/calls/lists/suggest.ts";
import { answers } from "../../../test/support/memory-server.ts";
import { inputs, open, pressed, put, shownText, startPlace, type } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();
beforeEach(forgetSuggestions);
afterEach(() => configure({ geocoder: null }));

const found = [
  { id: 9, text: "Садова, Париж", x: 2.35, y: 48.85 },
  { id: 7, text: "вулиця Садова, 5", category: "Центральний", x: 30.52, y: 50.525, district_id: 3 },
];
const options = (cell: ParentNode) => [...cell.querySelectorAll<HTMLElement>("[role=option]")];
async function search(cell: ParentNode, text: string): Promise<HTMLInputElement> {
  const [input] = inputs(cell) as [HTMLInputElement];
  input.focus();
  await waitUntil(() => input.getAttribute("aria-expanded") !== null);
  type(input, text);
  await waitUntil(() => options(cell).length > 0, "nothing is offered");
  return input;
}

describe("Address", () => {
  it("[R2.4-59] [R9.1-09] is suggested while typing, Ukraine first; a choice fills the fields of the same names and the point", async () => {
    const asked = answers(found);
    const others = { district_id: { type: "Text" }, place: { type: "Hidden" }, text: { type: "Text" } };
    const { cell, record } = await open({ type: "Address" }, null, others, { district_id: "1", text: "лишається" });
    const input = await search(cell, "сад");
    expect(asked.at(-1)!.path).to.equal("/api-user/suggest/address?limit=30&key=%D1%81%D0%B0%D0%B4");
    expect(options(cell).map((one) => shownText(one).includes("Париж"))).to.eql([false, true]);
    options(cell)[0]!.click();
    await waitUntil(() => input.value === "вулиця Садова, 5", "not chosen");
    const sent = await record();
    expect([sent!["x"], sent!["district_id"], sent!["text"]]).to.eql(["7", "3", "лишається"]);
    expect(sent!["place"]).to.satisfy((place: unknown) => JSON.stringify(place).includes("30.52"), "no point");
  });

  it("[R9.1-09] the host's own geocoder is asked instead, with the bounds of Ukraine", async () => {
    const asked: unknown[] = [];
    const calls = answers([]);
    configure({
      geocoder: async (text: string, how: object) => {
        asked.push([text, { ...how, signal: undefined }]);
        return found.map((one) => ({ ...one, id: undefined }));
      },
    });
    const { tag, cell } = await put('<vs-address name="x"></vs-address>');
    await search(cell, "сад");
    options(cell)[0]!.click();
    await waitUntil(() => tag.value === "вулиця Садова, 5", "not chosen");
    expect(asked[0]).to.eql([
      "сад",
      { bounds: { south: 44.3, west: 22.1, north: 52.4, east: 40.3 }, limit: 30, signal: undefined },
    ]);
    expect(calls).to.eql([]);
  });

  it("[R2.4-59] as a tag alone it fills the page's own fields; with `index-key` text an unknown address may be typed", async () => {
    answers(found);
    const { form, tag, cell } = await put('<vs-address name="x" index-key="text"></vs-address>');
    const district = Object.assign(document.createElement("input"), { name: "district_id" });
    form.append(district);
    await search(cell, "сад");
    options(cell)[0]!.click();
    await waitUntil(() => tag.value === "вулиця Садова, 5" && district.value === "3", "not filled");
    const input = await search(cell, "Садова, навпроти школи").catch(() => inputs(cell)[0]!);
    pressed(input, "Escape");
    type(input, "Садова, навпроти школи");
    input.blur();
    await waitUntil(() => tag.value === "Садова, навпроти школи", "not kept");
    expect(tag.checkValidity()).to.equal(true);
  });

  it("a text that is not an address is kept and is a problem", async () => {
    answers([]);
    const { tag, cell, posted } = await put('<vs-address name="x"></vs-address>');
    const [input] = inputs(cell) as [HTMLInputElement];
    input.focus();
    type(input, "казна-де");
    await waitUntil(() => cell.querySelector(".list-box, [role=listbox]"), "no list");
    input.blur();
    await waitUntil(() => !tag.checkValidity(), "no problem");
    expect(posted()).to.eql(["казна-де"]);
  });
});
