import { expect } from "@open-wc/testing";
import { Form } from "../open-form.ts";
import { readSchema } from "../schema/schema.ts";
import { keptOf, nextAfter, staysOpen } from "./after-saving.ts";
import { waysToSave } from "./ways-to-save.ts";

const codec = { empty: "", read: (raw: unknown) => raw ?? "", write: (value: unknown) => value };
const open = (given: object, isNew = false) =>
  new Form({ schema: readSchema(given, "f"), raw: { a: "1", b: "2" }, codecs: () => codec, isNew });
const place = { isReadOnly: false, hasSender: false, applyLabel: "" };

describe("ways to save", () => {
  it("[R2.3-03] [R3.6-38] Apply is offered on a page, and in a dialog when its schema says so; not for a form that stores nothing", () => {
    const plain = open({ schema: { a: {} } });
    expect(waysToSave(plain, place).apply).to.equal("");
    expect(waysToSave(plain, { ...place, applyLabel: "Apply" }).apply).to.equal("Apply");
    const own = open({ schema: { a: {} }, apply: "Store" });
    expect(waysToSave(own, place).apply).to.equal("Store");
    expect(waysToSave(own, { ...place, isReadOnly: true }).apply).to.equal("");
    expect(waysToSave(own, { ...place, hasSender: true }).apply).to.equal("");
  });

  it("[R2.3-02] a draft is offered when the schema has `draft` as true or an address; not read-only, not for a call", () => {
    const has = (draft: unknown, other: object = {}) =>
      waysToSave(open({ schema: { a: {} }, draft }), { ...place, ...other }).hasDraft;
    expect([true, "/drafts/", "", false, undefined].map((draft) => has(draft))).to.eql([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([has(true, { isReadOnly: true }), has(true, { hasSender: true })]).to.eql([false, false]);
  });

  it("another record is offered for a new one with `keep` fields", () => {
    const schema = { schema: { a: { keep: true }, b: {} } };
    expect(
      [open(schema, true), open(schema), open({ schema: { a: {} } }, true)].map(
        (form) => waysToSave(form, place).hasAddMore,
      ),
    ).to.eql([true, false, false]);
    expect(keptOf(open(schema, true))).to.eql({ a: "1" });
  });
});

describe("after a save", () => {
  it("the form stays after Apply, and when the next record begins in it", () => {
    expect(staysOpen("stay", false)).to.equal(true);
    expect(staysOpen("next", true)).to.equal(true);
    expect(staysOpen("next", false), "the next one of a list").to.equal(false);
    expect([staysOpen("leave", true), staysOpen("leave", false)]).to.eql([false, false]);
  });

  const saved = { going: "leave", isCreated: false, hasCaptcha: false, isInDialog: false, hasResult: false } as const;
  it("[R3.6-40] a result replaces everything else", () => {
    expect(nextAfter({ ...saved, hasResult: true, hasCaptcha: true, isCreated: true })).to.equal("result");
  });
  it("[R4-16] a form with a captcha is reset after it has created a record, unless its dialog closes", () => {
    const captcha = { ...saved, hasCaptcha: true, isCreated: true };
    expect(nextAfter(captcha)).to.equal("renew");
    expect(nextAfter({ ...captcha, isInDialog: true })).to.equal("nothing");
    expect(nextAfter({ ...captcha, isCreated: false })).to.equal("refresh");
  });
  it("a form that stays loads its record again, one whose dialog closes does not", () => {
    expect(nextAfter(saved)).to.equal("refresh");
    expect(nextAfter({ ...saved, going: "stay", isInDialog: true })).to.equal("refresh");
    expect(nextAfter({ ...saved, isInDialog: true })).to.equal("nothing");
    expect(nextAfter({ ...saved, going: "next" })).to.equal("nothing");
  });
});
