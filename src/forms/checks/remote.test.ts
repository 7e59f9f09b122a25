import { aTimeout, expect } from "@open-wc/testing";
import { waitUntil } from "../../../test/support/wait-until.ts";
import { configure } from "../../base/settings.ts";
import { answers, status, type Asked } from "../../../test/support/memory-server.ts";
import { Form, type FieldCodec } from "../open-form.ts";
import { startRemote, type Remote } from "./remote.ts";
import { readSchema } from "../schema/schema.ts";
import { judge } from "./validators.ts";

const text: FieldCodec = { empty: "", read: (raw) => raw ?? "", write: (value) => value };
const codecs = () => text;
const message = { ua: "Такий код є", en: "Taken" };
const schema = {
  code: { validators: ["required", { type: "length", min: 3 }, { type: "remote", message }] },
  name: {},
};

let form: Form;
let remote: Remote;
let asked: Asked[];
/** Requests that wait until the test answers them, in order. */
let waiting: ((answer: Response) => void)[];

function open(raw: object, id: string): void {
  form = new Form({ schema: readSchema({ schema }, "f"), raw: { ...raw }, codecs, isNew: id === "" });
  remote = startRemote(form, { table: "works.contractor", id: () => id });
  form.judgeBy((entry, value, other, reader) => judge(entry, value, other, reader) ?? remote.judge(entry, value));
}
const type = (value: string) => {
  form.record.set("code", value);
  form.judge("code"); // half a second after the last key
};
/** Waits until this many requests were made, answers the last one, and waits for the effects. */
const answer = async (count: number, body: string) => {
  await waitUntil(() => waiting.length === count);
  waiting.at(-1)!(new Response(body));
  await remote.settle();
};

describe("[R5.1-15] checks that the server makes", () => {
  beforeEach(() => {
    waiting = [];
    asked = answers(
      ({ signal }) =>
        new Promise<Response>((resolve, reject) => {
          waiting.push(resolve);
          signal.addEventListener("abort", () => reject(signal.reason as Error));
        }),
    );
    open({}, "");
  });
  afterEach(() => configure({ transport: null }));

  it("a taken value is a problem in the author's words; a free one is not", async () => {
    type("30000000");
    expect(form.problem("code")).to.equal(undefined);
    await answer(1, "false");
    expect(form.problem("code")).to.deep.equal({ path: "code", code: "taken", params: {}, message });
    type("30000001");
    await answer(2, "true");
    expect(form.problems).to.eql([]);
  });

  it("a wrong or empty value, or one that was checked before, is not sent", async () => {
    type("30");
    expect([form.problem("code")?.code, asked.length]).to.eql(["tooShort", 0]);
    type("300");
    await answer(1, "false");
    type("");
    type("300");
    form.judge("code");
    await aTimeout(0);
    expect([form.problem("code")?.code, asked.length]).to.eql(["taken", 1]);
  });

  it("further typing aborts the request, and its late answer is ignored", async () => {
    type("300");
    await waitUntil(() => waiting.length === 1);
    form.record.set("code", "3000");
    waiting[0]!(new Response("false"));
    form.judge("code");
    await answer(2, "true");
    expect([asked.length, form.problems.length]).to.eql([2, 0]);
  });

  it("the loaded value counts as free and is not sent, also after a change and back", async () => {
    open({ code: "300" }, "17");
    form.judgeAll();
    await aTimeout(0);
    expect(asked.length).to.equal(0);
    type("301");
    await waitUntil(() => asked.length);
    expect(asked[0]!.path).to.equal("/api/unique/works/contractor/code?value=301&id=17");
    type("300");
    await remote.settle();
    expect([asked.length, form.problems.length]).to.eql([1, 0]);
  });

  it("a save waits for the answer, and for the check of text typed meanwhile", async () => {
    form.record.set("code", "300");
    let isSettled = false;
    const settled = remote.settle().then(() => (isSettled = true));
    await waitUntil(() => waiting.length === 1);
    form.record.set("code", "301");
    await waitUntil(() => waiting.length === 2);
    expect(isSettled).to.equal(false);
    waiting.at(-1)!(new Response("false"));
    await settled;
    expect(asked.map(({ url }) => url.searchParams.get("value"))).to.eql(["300", "301"]);
    expect(form.problems.map(({ code }) => code)).to.eql(["taken"]);
  });

  it("a failed check is shown at the field and does not block the save; the next save repeats it", async () => {
    asked = answers(status(500), "false");
    type("300");
    await remote.settle();
    expect(form.problems).to.eql([]);
    expect(form.remark("code")).to.deep.equal({ kind: "warning", code: "notChecked", params: {} });
    await remote.settle();
    expect(form.problems.map(({ code }) => code)).to.eql(["taken"]);
    form.record.set("code", "301");
    expect(form.remark("code")).to.equal(undefined);
  });

  it("a taken value is asked about again with each save: the other record may have been corrected", async () => {
    asked = answers("false", "true");
    type("300");
    await remote.settle();
    expect(form.problem("code")?.code).to.equal("taken");
    await remote.settle();
    expect([asked.length, form.problems.length]).to.eql([2, 0]);
    await remote.settle();
    expect(asked.length).to.equal(2);
  });

  it("a hidden field is not checked", async () => {
    form.record.set("code", "300");
    form.setStates(new Map([["code", { isHidden: true, isRequired: false, isDisabled: false, validators: [] }]]));
    await remote.settle();
    expect(asked.length).to.equal(0);
  });
});
