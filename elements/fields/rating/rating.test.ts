/** Stars, in a form and alone. */
import { expect } from "@open-wc/testing";
import { answers, status } from "../../../test/support/memory-server.ts";
import { button, found, inputs, key, open, place, put, startPlace } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

describe("Rating", () => {
  it("[R2.4-27] [R3.9-07] [R9.6-02] has five stars by default, each a radio with a name", async () => {
    const { cell, sent } = await open({ type: "Rating" }, 2);
    expect(inputs(cell).map((one) => one.getAttribute("aria-label"))).to.eql(
      [1, 2, 3, 4, 5].map((count) => `${count} з 5`),
    );
    expect(inputs(cell).findIndex(({ checked }) => checked)).to.equal(1);
    inputs(cell)[3]!.click();
    expect(await sent()).to.equal(4);
    place.replaceChildren();
    expect(inputs((await open({ type: "Rating", stars: 3 })).cell).length).to.equal(3);
  });

  it("keeps the loaded spelling; Delete and the button clear the choice", async () => {
    const first = await open({ type: "Rating" }, "2");
    inputs(first.cell)[4]!.click();
    expect(await first.sent()).to.equal("5");
    place.replaceChildren();
    const second = await put('<vs-rating name="x" value="4"></vs-rating>');
    key(inputs(second.cell)[3]!, "Delete");
    expect(second.tag.value).to.equal(null);
    second.tag.value = 2;
    await waitUntil(() => button(second.cell, "Прибрати оцінку"));
    button(second.cell, "Прибрати оцінку").click();
    expect(second.posted()).to.eql([""]);
  });

  it("shows a mean or an invalid rating as loaded, and sends it back unchanged", async () => {
    for (const [raw, text] of [
      ["3.5", "3,5"],
      ["12", "12"],
      ["добре", "добре"],
    ]) {
      const { cell } = await put(`<vs-rating name="x" value="${raw}"></vs-rating>`);
      await waitUntil(() => cell.querySelector(".text")?.textContent === text, `${raw} is not shown`);
      expect(new FormData(place.querySelector("form")!).get("x")).to.equal(raw);
    }
  });

  it("[R7.3-13] [R7.3-14] loads from and saves to the server by itself only with `rate`", async () => {
    const none = answers({ value: 3 });
    const plain = await put('<vs-rating name="x"></vs-rating>');
    inputs(plain.cell)[1]!.click();
    expect(none).to.eql([]);
    const asked = answers({ value: 3, votes: 1 }, { value: 4, votes: 2 });
    const { cell } = await put('<vs-rating name="x" rate="contractor-1"></vs-rating>');
    await waitUntil(() => inputs(cell)[2]!.checked, "not read");
    inputs(cell)[4]!.click();
    await waitUntil(() => asked.length === 2, "not sent");
    expect(asked.map(({ method, path }) => `${method} ${path}`)).to.eql([
      "GET /rate_api/rating/contractor-1",
      "POST /rate_api/rating/contractor-1/5",
    ]);
  });

  it("[R7.3-13] says that a rating was not saved, and a retry sends it again", async () => {
    answers({ value: null }, status(500), { value: 5 });
    const { tag, cell } = await put('<vs-rating name="x" rate="contractor-1"></vs-rating>');
    inputs(cell)[4]!.click();
    const again = await found(() => cell.querySelector(".again"));
    expect([again.textContent, tag.value]).to.eql(["Оцінку не збережено. Повторити ↻", 5]);
    again.click();
    await waitUntil(() => !cell.querySelector(".again"), "not sent again");
  });

  it("of quick choices the last one is stored; an earlier one that fails late is neither told nor repeated", async () => {
    const ends: ((answer: Response) => void)[] = [];
    const asked = answers((request: Request) =>
      request.method === "GET"
        ? Response.json({ value: null })
        : new Promise<Response>((resolve) => void ends.push(resolve)),
    );
    const { tag, cell } = await put('<vs-rating name="x" rate="contractor-1"></vs-rating>');
    inputs(cell)[4]!.click();
    await waitUntil(() => ends.length === 1, "not sent");
    inputs(cell)[0]!.click();
    inputs(cell)[1]!.click();
    ends[0]!(status(500));
    await waitUntil(() => ends.length === 2, "the last one is not sent");
    expect([asked.at(-1)!.path, cell.querySelector(".again"), tag.value]).to.eql([
      "/rate_api/rating/contractor-1/2",
      null,
      2,
    ]);
    ends[1]!(status(500));
    const again = await found(() => cell.querySelector(".again"));
    button(cell, "Прибрати оцінку").click();
    await waitUntil(() => !cell.contains(again), "a rating that was cleared can be sent again");
  });

  it("a read-only rating shows its stars and cannot be changed", async () => {
    const { tag, cell } = await put('<vs-rating name="x" value="3" readonly></vs-rating>');
    expect(cell.querySelector(".stars")!.classList.contains("shown")).to.equal(true);
    key(inputs(cell)[2]!, "Delete");
    inputs(cell)[4]!.click();
    expect([tag.value, button(cell, "Прибрати оцінку")]).to.eql([3, undefined]);
    const { cell: other } = await put('<vs-rating name="x" value="3"></vs-rating>');
    expect(other.querySelector(".stars")!.classList.contains("shown")).to.equal(false);
  });
});
