import { expect } from "@open-wc/testing";
import { ServerError } from "../../server/client/server-error.ts";
import { judge } from "../checks/validators.ts";
import { Form } from "../open-form.ts";
import { Meanwhile } from "../changes/changed-meanwhile.ts";
import { readSchema } from "../schema/schema.ts";
import { isNeverSent, Submission, type Refusal } from "./submission.ts";

const codec = { empty: "", read: (raw: unknown) => raw ?? "", write: (value: unknown) => value };
const plain = { schema: { a: { title: "A", required: true }, b: {} } };
const steps = { wizard: true, steps: true, tabs: ["1", "2"], schema: { a: { required: true, tab: 1 }, b: { tab: 2 } } };
const answer = { id: "9", answer: {}, noSavedMessage: false, redirect: undefined, etag: null };
const refused: Refusal = { text: "No", isUnknown: false, error: undefined };
const opener = document.createElement("a");

interface Given {
  schema?: object;
  raw?: object;
  id?: string;
  /** The result of the save, or a promise of it. */
  result?: unknown;
}
/** A form, and a server that gives these answers. */
function submit({ schema = plain, raw = { a: "1" }, id = "1", result = answer }: Given = {}) {
  const form = new Form({ schema: readSchema(schema, "f"), raw: { ...raw }, codecs: () => codec, isNew: id === "" });
  form.judgeBy(judge);
  const calls: unknown[] = [];
  const meanwhile = new Meanwhile(form);
  const storing = {
    id,
    mayBeStored: false,
    meanwhile,
    save: async (given: Element) => (calls.push(["save", given]), (await result) as never),
    saveDraft: async (given: Element) => (calls.push(["draft", given]), (await result) as never),
    stop: () => calls.push(["stop"]),
    refused: (error: unknown) => ({ text: "Not sent", isUnknown: false, error }),
  };
  return { form, calls, meanwhile, storing, submission: new Submission(form, storing) };
}

describe("a submit", () => {
  it("with problems sends nothing, and shows problems from then on", async () => {
    const { submission, calls } = submit({ raw: { a: "" } });
    expect(submission.hasSubmitted).to.equal(false);
    const outcome = await submission.attempt("leave", opener);
    expect(outcome.kind === "wrong" && outcome.problems.map(({ path, code }) => [path, code])).to.eql([
      ["a", "required"],
    ]);
    expect([submission.hasSubmitted, calls]).to.eql([true, []]);
  });

  it("without problems is sent once, with its opener, and tells whether the record is new", async () => {
    const { submission, calls } = submit({ id: "" });
    expect(await submission.attempt("leave", opener)).to.eql({ kind: "saved", saved: answer, isCreated: true });
    expect(calls).to.eql([["save", opener]]);
    expect(await submit().submission.attempt("stay", opener)).to.deep.include({ isCreated: false });
  });

  it("[R2.3-02] as a draft is not validated", async () => {
    const { submission, calls } = submit({ raw: { a: "" } });
    expect(await submission.attempt("draft", opener)).to.eql({ kind: "draft" });
    expect([calls, submission.hasSubmitted]).to.eql([[["draft", opener]], false]);
    expect(await submit({ result: refused }).submission.attempt("draft", opener)).to.eql({
      kind: "refused",
      refusal: refused,
    });
  });

  it("tells that the person declined or the server refused", async () => {
    const declined = submit({ result: Promise.resolve() });
    expect(await declined.submission.attempt("leave", opener)).to.eql({ kind: "declined" });
    const { submission } = submit({ result: refused });
    expect(await submission.attempt("leave", opener)).to.eql({ kind: "refused", refusal: refused });
  });

  it("is given up while a change or a field's own work is still under way, and sends nothing later", async () => {
    const { form, submission, calls } = submit();
    let done = () => {};
    form.awaitWith(new Promise<void>((resolve) => (done = resolve)));
    const outcome = submission.attempt("leave", opener);
    await Promise.resolve();
    submission.stop();
    expect(await outcome).to.deep.include({ kind: "refused" });
    done();
    await new Promise((later) => setTimeout(later));
    expect(calls).to.eql([["stop"]]);
    expect(await submission.attempt("leave", opener)).to.deep.include({ kind: "saved" });
  });

  it("that is given up after a lost answer is still one that may be stored", async () => {
    for (const mayBeStored of [false, true]) {
      const { form, submission, storing } = submit();
      Object.assign(storing, { mayBeStored });
      form.awaitWith(new Promise<void>(() => {}));
      const outcome = submission.attempt("leave", opener);
      submission.stop();
      const { refusal } = (await outcome) as { refusal: Refusal };
      expect((refusal.error as ServerError).isStored).to.equal(mayBeStored ? "unknown" : "no");
    }
  });

  it("waits for a change that is still under way", async () => {
    const { form, submission, calls } = submit({ raw: { a: "" } });
    let done = () => {};
    form.awaitWith(new Promise<void>((resolve) => (done = resolve)).then(() => form.record.set("a", "made meanwhile")));
    const outcome = submission.attempt("leave", opener);
    await Promise.resolve();
    expect(calls).to.eql([]);
    done();
    expect((await outcome).kind).to.equal("saved");
  });

  it("[SAFETY §4] that is requested again while it runs is the same one; afterwards a new one", async () => {
    const { submission } = submit();
    const ends: ((isSaved: boolean) => void)[] = [];
    const save = () => new Promise<boolean>((resolve) => ends.push(resolve));
    const both = [submission.once(save), submission.once(save)];
    expect(ends.length).to.equal(1);
    ends[0]!(true);
    expect(await Promise.all(both)).to.eql([true, true]);
    void submission.once(save);
    expect(ends.length).to.equal(2);
  });
});

describe("a refusal", () => {
  it("is shown until the next try, and uses up the captcha", async () => {
    const schema = { schema: { a: {}, robot: { type: "Captcha" } } };
    const { form, submission } = submit({ schema, raw: { a: "1" }, result: refused });
    form.record.set("robot", "7");
    let told = 0;
    submission.changed.listen(() => told++);
    submission.refuse(refused);
    expect([submission.refusal, form.record.value("robot"), told]).to.eql([refused, "", 1]);
    await submission.attempt("leave", opener);
    expect(submission.refusal).to.equal(undefined);
  });

  it("can be withdrawn, for example when the save waits in the outbox", () => {
    const { submission } = submit();
    submission.refuse(refused);
    submission.forgetRefusal();
    expect(submission.refusal).to.equal(undefined);
  });

  it("allows a later retry only for a save that was never sent", () => {
    expect(isNeverSent(new ServerError("offline"))).to.equal(true);
    expect(isNeverSent(new ServerError("offline", { isStored: "unknown" }))).to.equal(false);
    expect(isNeverSent(new ServerError("status", { status: 500 }))).to.equal(false);
    expect(isNeverSent(new Error("offline"))).to.equal(false);
  });
});

describe("changes by others", () => {
  /** Both have changed `b`. */
  const clashing = () => {
    const made = submit({ raw: { a: "1", b: "old" } });
    made.form.record.set("b", "mine");
    made.meanwhile.merge({ a: "2", b: "theirs" });
    return made;
  };

  it("must be decided before anything is sent, once their view is loaded", async () => {
    const { submission, calls, meanwhile } = clashing();
    expect(submission.mustDecide, "their view is not loaded").to.equal(false);
    submission.canDecide = true;
    expect(await submission.attempt("leave", opener)).to.eql({ kind: "undecided" });
    expect(await submission.attempt("draft", opener)).to.eql({ kind: "undecided" });
    expect(calls).to.eql([]);
    meanwhile.choose(meanwhile.open[0]!, "mine");
    expect((await submission.attempt("leave", opener)).kind).to.equal("saved");
  });

  it("are cleared by the save, which names those that it took; the record is no longer new", () => {
    const { submission, meanwhile, form } = clashing();
    form.isNew = true;
    expect(submission.settle().map(({ name, after }) => [name, after])).to.eql([["a", "2"]]);
    expect([meanwhile.isEmpty, form.isNew]).to.eql([true, false]);
  });
});

describe("a form with steps", () => {
  it("[R4-18] goes to the next step when this one is valid, else shows its problems", async () => {
    const { form, submission } = submit({ schema: steps, raw: { a: "" } });
    expect(submission.hasNextStep("leave")).to.equal(true);
    expect(await submission.nextStep()).to.deep.include({ path: "a", code: "required" });
    expect(form.pages.current).to.equal(1);
    form.record.set("a", "1");
    expect(await submission.nextStep()).to.equal(undefined);
    expect([form.pages.current, submission.hasNextStep("leave")]).to.eql([2, false]);
  });

  it("stays on the step that the person opened during validation", async () => {
    const { form, submission } = submit({
      schema: { ...steps, tabs: ["1", "2", "3"], schema: { ...steps.schema, c: { tab: 3 } } },
    });
    const turned = submission.nextStep();
    form.pages.turnTo(2);
    await turned;
    expect(form.pages.current).to.equal(2);
  });

  it("can be saved from every step when it stays open or is a draft", () => {
    const { submission } = submit({ schema: steps });
    expect([submission.hasNextStep("stay"), submission.hasNextStep("draft")]).to.eql([false, false]);
    expect(submit().submission.hasNextStep("leave"), "a form without steps").to.equal(false);
  });
});
