import { expect } from "@open-wc/testing";
import { configure } from "../../../base/settings.ts";
import { ServerError } from "../../client/server-error.ts";
import { answers, failure } from "../../../../test/support/memory-server.ts";
import { isFree, type UniqueCall } from "./unique.ts";

const call: UniqueCall = { table: "works.contractor", field: "edrpou", value: "1 & 2", id: "" };
const paths = async (more: Partial<UniqueCall>) => {
  const asked = answers("true");
  await isFree({ ...call, ...more });
  return asked[0]!.path;
};

describe("[R7.2-09] whether a value is free", () => {
  afterEach(() => configure({ transport: null }));

  it("is asked by schema, table and field, with the value and the record's id", async () => {
    expect(await paths({})).to.equal("/api/unique/works/contractor/edrpou?value=1+%26+2");
    expect(await paths({ id: "17" })).to.equal("/api/unique/works/contractor/edrpou?value=1+%26+2&id=17");
    expect(await paths({ table: "plot" })).to.match(/^\/api\/unique\/public\/plot\/edrpou\?/);
  });
  it("[R5.1-15] is asked at the validator's own address", async () => {
    expect(await paths({ url: "/check" })).to.equal("/check?value=1+%26+2");
    expect(await paths({ url: "/check?kind=a" })).to.equal("/check?kind=a&value=1+%26+2");
    expect(await paths({ url: "/check/{value}", id: "17" })).to.equal("/check/1%20%26%202?id=17");
  });
  it("another site is not asked", async () => {
    const asked = answers("true");
    const error = await failure<ServerError>(isFree({ ...call, url: "https://elsewhere.example/?v={value}" }));
    expect([error.kind, asked.length]).to.eql(["refused", 0]);
  });

  const said: [string, boolean][] = [
    ["true", true],
    ["false", false],
    ["[]", true],
    ['["2"]', true],
    ['["2","1 & 2"]', false],
    ['[{"edrpou":"1 & 2"}]', false],
    ['{"unique":true}', true],
    ['{"unique":["1 & 2"]}', false],
  ];
  for (const [body, free] of said)
    it(`reads ${body}`, async () => {
      answers(body);
      expect(await isFree(call)).to.equal(free);
    });
  for (const body of ["null", "", '"yes"', "17", '{"other":true}'])
    it(`${body || "nothing"} means unknown`, async () => {
      answers(body);
      expect((await failure<ServerError>(isFree(call))).kind).to.equal("unreadable");
    });
});
