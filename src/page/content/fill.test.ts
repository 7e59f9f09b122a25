import { expect } from "@open-wc/testing";
import { fill } from "./fill.ts";

describe("a template", () => {
  it("[R7.1-02] [R9.3-06] is filled with texts as text, and with a person's markup cleaned and inert", async () => {
    const markup = '<b onclick="x()" edit="t/1">так</b>';
    expect(await fill("<p>{{a}}</p>", { a: "<i>" })).to.equal("<p>&lt;i&gt;</p>");
    expect(await fill("{{{a}}}", { a: markup })).to.equal("<span vs-inert><b>так</b></span>");
  });

  it("stops being filled when it is aborted", async () => {
    const end = new AbortController();
    const rows = Array.from({ length: 200_000 }, (_, at) => at);
    const filling = fill("{{#each rows}}{{this}}{{/each}}", { rows }, end.signal).then(
      () => "filled",
      (error: Error) => error.name,
    );
    end.abort();
    expect(await filling).to.equal("AbortError");
  });
});
