/** The text of a chosen value whose list is never loaded as a whole. */
import { expect } from "@open-wc/testing";
import { configure } from "../../base/settings.ts";
import { answers, status } from "../../../test/support/memory-server.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";
import { readEntry } from "../schema/schema.ts";
import { forgetFailed, labelOf, labelState, learn } from "./labels.ts";

afterEach(() => configure({ transport: null }));

const entryOf = (data: string) => readEntry("x", { type: "Autocomplete", data });

describe("the text of a chosen value", () => {
  it("[R7.2-05] is requested once with its id; until it is known the id stands in its place", async () => {
    const asked = answers([{ id: 7, text: "Садова" }]);
    const entry = entryOf("one");
    expect([labelOf(entry, "7"), labelOf(entry, "7"), labelState(entry, "7")]).to.eql(["7", "7", "loading"]);
    await waitUntil(() => labelOf(entry, "7") === "Садова", "not known");
    expect(asked.map(({ url }) => url.searchParams.get("val"))).to.eql(["7"]);
  });

  it("is the value itself where the list stores texts: nothing is asked for it", () => {
    const asked = answers(status(500));
    const entry = readEntry("x", { type: "Autocomplete", data: "texts", index_key: "text" });
    expect([labelOf(entry, "Садова, 5"), labelState(entry, "Садова, 5"), asked.length]).to.eql([
      "Садова, 5",
      "here",
      0,
    ]);
  });

  it("is never that of another value, when a server that does not know `val` sends the first choice of its list", async () => {
    answers([{ id: 1, text: "Київська" }]);
    const entry = entryOf("two");
    labelOf(entry, "7");
    await waitUntil(() => labelState(entry, "7") === "here", "no answer");
    expect(labelOf(entry, "7")).to.equal("7");
  });

  it("is requested again after a failure when it is asked for, and not once more when a choice has told it", async () => {
    const asked = answers(status(404), [{ id: 7, text: "Садова" }]);
    const entry = entryOf("three");
    labelOf(entry, "7");
    await waitUntil(() => labelState(entry, "7") === "failed", "did not fail");
    expect([labelOf(entry, "7"), asked.length]).to.eql(["7", 1]);
    forgetFailed(entry, ["7"]);
    labelOf(entry, "7");
    await waitUntil(() => labelOf(entry, "7") === "Садова", "not known");
    learn(entry, { id: "8", text: "Польова" } as Parameters<typeof learn>[1]);
    expect([labelOf(entry, "8"), asked.length]).to.eql(["Польова", 2]);
  });
});
