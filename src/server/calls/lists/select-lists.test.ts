import { expect } from "@open-wc/testing";
import { configure } from "../../../base/settings.ts";
import { answers, failure } from "../../../../test/support/memory-server.ts";
import { waitUntil } from "../../../../test/support/wait-until.ts";
import type { ServerError } from "../../client/server-error.ts";
import { filters } from "./list-filters.ts";
import { forgetOptions, readOptions } from "./select-lists.ts";

describe("option lists", () => {
  beforeEach(forgetOptions);
  after(() => configure({ transport: null, state_exclude: [] }));

  it("[R7.2-01] one list, several lists, an own path", async () => {
    const asked = answers({ kinds: { a: "А" }, districtsjson: [[1, "Б"]] });
    expect(await readOptions(["kinds"])).to.deep.equal({ kinds: { a: "А" } });
    expect(await readOptions(["kinds", "districts"], { region: 5 })).to.deep.equal({
      kinds: { a: "А" },
      districts: [[1, "Б"]],
    });
    await readOptions(["kinds"], {}, { path: "/own/list?x=1" });
    expect(asked.map(({ path }) => path)).to.deep.equal([
      "/api-user/select/kinds",
      "/api-user/select/kinds,districts,1?region=5",
      "/own/list?x=1",
    ]);
  });
  it("[R7.2-01] a bare list, a list under another key, flags beside it, a list that is missing", async () => {
    answers([{ id: 1, text: "А" }], { other: [[1, "А"]], multi: true, lang: "ua" }, { a: {}, b: {} });
    expect(await readOptions(["x"])).to.deep.equal({ x: [{ id: 1, text: "А" }] });
    expect(await readOptions(["y"])).to.deep.equal({ y: [[1, "А"]], multi: true, lang: "ua" });
    expect(await readOptions(["z"])).to.deep.equal({});
  });
  it("[R3.9-19] [R9.8-09] sends texts under 100 characters, no system keys", () => {
    configure({ state_exclude: ["secret"] });
    const sent = filters({
      a: "x".repeat(99),
      b: "x".repeat(100),
      n: 5,
      yes: true,
      nil: null,
      list: [1],
      map: {},
      _c: 1,
      uid: 1,
      lang: "ua",
      currency: "uah",
      secret: 1,
    });
    expect(sent).to.deep.equal({ a: "x".repeat(99), n: "5", yes: "true" });
  });
  it("a caller that ends its request takes no list from those that share it", async () => {
    const asked = answers(() => (asked.length > 1 ? Response.json({ a: { x: "А" } }) : new Promise(() => {})));
    const ending = new AbortController();
    const first = failure<ServerError>(readOptions(["a"], {}, { signal: ending.signal }));
    const [second, third] = [readOptions(["a"]), readOptions(["a"])];
    await waitUntil(() => asked.length === 1, "not asked");
    ending.abort();
    expect((await first).kind).to.equal("aborted");
    expect([await second, await third]).to.deep.equal([{ a: { x: "А" } }, { a: { x: "А" } }]);
    expect(asked).to.have.length(2);
  });
  it("[R3.6-19] equal calls are shared and remembered, unless nocache; a failed one is forgotten", async () => {
    const asked = answers({ a: {} });
    await Promise.all([readOptions(["a"]), readOptions(["a"]), readOptions(["a"], { long: "x".repeat(200) })]);
    await readOptions(["a"]);
    expect(asked).to.have.length(1);
    await readOptions(["a"], {}, { nocache: true });
    await readOptions(["a"], { parent: "2" });
    expect(asked).to.have.length(3);
    answers("error: ні", { b: {} });
    await failure(readOptions(["b"]));
    expect(await readOptions(["b"])).to.deep.equal({ b: {} });
  });
  it("[R7.2-02] a new entry asks with reload=true, and the next call has its answer", async () => {
    const asked = answers({ a: {} }, { a: { n: "новий" } });
    await readOptions(["a"]);
    await readOptions(["a"], {}, { isReload: true });
    expect(asked[1]!.path).to.equal("/api-user/select/a?reload=true");
    expect(await readOptions(["a"])).to.deep.equal({ a: { n: "новий" } });
  });
});
