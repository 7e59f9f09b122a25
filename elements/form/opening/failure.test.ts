/** The sentence that stands in the place of a form that could not be opened. */
import { expect } from "@open-wc/testing";
import { LoadError } from "../../../src/forms/load.ts";
import { configure } from "../../../src/base/settings.ts";
import { ServerError } from "../../../src/server/client/server-error.ts";
import { announce } from "./failure.ts";

const host = document.createElement("vs-form");
const missing = (text = "") => new ServerError("status", { status: 404, text });
const offline = new ServerError("offline");
const said = async (part: LoadError["part"], cause: unknown) => announce(new LoadError(part, "7", cause), host);

describe("a form that could not be opened", () => {
  before(() => configure({ lang: "ua" }));

  it("says which form or record is not there", async () => {
    expect([
      await said("form", missing()),
      await said("form", new TypeError("no schema")),
      await said("record", missing()),
      await said("record", undefined),
    ]).to.eql([
      "Форму «7» не знайдено.",
      "Форму «7» не знайдено.",
      "Запис «7» не знайдено. Можливо, його видалено.",
      "Запис «7» не знайдено. Можливо, його видалено.",
    ]);
  });

  it("says the server's own words for a missing record", async () => {
    expect(await said("record", missing("Справу передано до архіву"))).to.equal("Справу передано до архіву");
  });

  it("says what failed when the server did not answer: neither form nor record is called missing", async () => {
    const alone = await announce(offline, host);
    expect([await said("form", offline), await said("record", offline)]).to.eql([alone, alone]);
    expect(alone).to.not.include("не знайдено");
  });

  it("says that the initial values could not be filled in", async () => {
    expect(await said("prefill", offline)).to.equal("Не вдалося підставити дані");
  });
});
