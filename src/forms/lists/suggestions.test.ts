import { expect } from "@open-wc/testing";
import { configure } from "../../base/settings.ts";
import { forgetSuggestions } from "../../server/calls/lists/suggest.ts";
import { startClock } from "../../../test/support/clock.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";
import { readEntry } from "../schema/schema.ts";
import { Suggestions } from "./suggestions.ts";

interface Question {
  key: string;
  nocache: string | null;
  parent: string | null;
  signal: AbortSignal;
  answer(found: object[]): void;
  fail(): void;
}
let questions: Question[];
beforeEach(() => {
  questions = [];
  configure({
    transport: (request: Request) =>
      new Promise((resolve) => {
        questions.push({
          key: new URL(request.url).searchParams.get("key") ?? "",
          nocache: new URL(request.url).searchParams.get("nocache"),
          parent: new URL(request.url).searchParams.get("parent"),
          signal: request.signal,
          answer: (found) => resolve(Response.json(found)),
          fail: () => resolve(new Response("", { status: 404 })),
        });
      }),
  });
});
afterEach(() => {
  configure({ transport: null });
  forgetSuggestions();
});

const made = () => new Suggestions(readEntry("x", { type: "Autocomplete", data: "street" }), () => undefined);
const seen = ({ state, options }: Suggestions["known"]) => [state, options.map(({ text }) => text)];
const asked = async (count: number) => waitUntil(() => questions.length === count, "not asked");
const streets = [
  { id: 1, text: "Садова" },
  { id: 2, text: "Самійленка" },
];

describe("suggestions of the server", () => {
  it("[R9.4-02] is loaded 100 ms after the last key", async () => {
    const found = made();
    const clock = startClock();
    found.typed("с", true);
    clock.pass(99);
    found.typed("са", true);
    clock.pass(99);
    expect(questions.length).to.equal(0);
    clock.pass(1);
    clock.end();
    await asked(1);
    expect(questions[0]!.key).to.equal("са");
    found.end();
  });

  it("[R3.6-19] with nocache the server is asked each time, and told; without it an answer is remembered", async () => {
    for (const nocache of [false, true]) {
      questions = [];
      const entry = readEntry("x", { type: "Autocomplete", data: "street", nocache });
      for (const count of nocache ? [1, 2] : [1, 1]) {
        const found = new Suggestions(entry, () => undefined);
        void found.ask("сад");
        await asked(count);
        questions.at(-1)!.answer(streets);
        await waitUntil(() => found.found("сад").state === "here", "no answer");
        found.end();
      }
      expect(questions.map((one) => one.nocache)).to.eql(nocache ? ["true", "true"] : [null]);
    }
  });

  it("shows earlier suggestions that still fit until the answer arrives", async () => {
    const found = made();
    void found.ask("са");
    await asked(1);
    questions[0]!.answer(streets);
    await waitUntil(() => found.found("са").state === "here", "no answer");
    expect(seen(found.found("са"))).to.eql(["here", ["Садова", "Самійленка"]]);
    expect(seen(found.found("сад"))).to.eql(["loading", ["Садова"]]);
    void found.ask("сад");
    expect(seen(found.found("сад"))).to.eql(["loading", ["Садова"]]);
    await asked(2);
    questions[1]!.answer([]);
    await waitUntil(() => found.found("сад").state === "here", "no second answer");
    expect(seen(found.found("сад"))).to.eql(["here", []]);
  });

  it("an older answer that arrives after a newer request is ignored, and its request is aborted", async () => {
    const found = made();
    let told = 0;
    found.store.listen(() => told++);
    void found.ask("са");
    await asked(1);
    void found.ask("лу");
    await asked(2);
    questions[1]!.answer([{ id: 3, text: "Лугова" }]);
    await waitUntil(() => found.found("лу").state === "here", "no answer");
    questions[0]!.answer(streets);
    await new Promise((resolve) => setTimeout(resolve));
    expect([seen(found.found("лу")), told]).to.eql([["here", ["Лугова"]], 1]);
  });

  it("is asked for again when another letter is typed and taken back before the answer", async () => {
    const found = made();
    void found.ask("са");
    await asked(1);
    const clock = startClock();
    found.typed("сад", true);
    clock.pass(50);
    found.typed("са", true);
    clock.pass(100);
    clock.end();
    await asked(2);
    questions[1]!.answer(streets);
    await waitUntil(() => found.known.state === "here", "no answer");
    expect([questions[1]!.key, ...seen(found.known)[1]!]).to.eql(["са", "Садова", "Самійленка"]);
  });

  it("is asked for with the value of the parent field, and without it while that is empty", async () => {
    const entry = readEntry("x", { type: "Autocomplete", data: "street", parent: "city" });
    let city = "";
    const found = new Suggestions(entry, () => ({ city }));
    void found.ask("са");
    await asked(1);
    city = "5";
    void found.ask("са");
    await asked(2);
    expect(questions.map(({ parent }) => parent)).to.eql([null, "5"]);
    found.end();
  });

  it("is retried for the same text after a failure", async () => {
    const found = made();
    void found.ask("са");
    await asked(1);
    questions[0]!.fail();
    await waitUntil(() => found.found("са").state === "failed", "has not failed");
    void found.ask("са");
    await asked(2);
    questions[1]!.answer(streets);
    await waitUntil(() => found.found("са").state === "here", "no answer");
  });

  it("an equal question that is running is not asked twice: both get its answer", async () => {
    const found = made();
    const both = [found.ask("са"), found.exact("са ")];
    await asked(1);
    questions[0]!.answer(streets);
    expect((await Promise.all(both)).map(seen)).to.eql(both.map(() => ["here", ["Садова", "Самійленка"]]));
    expect(questions.length).to.equal(1);
  });

  it("the answer for a text that was left is waited for when the control is gone", async () => {
    const found = made();
    const left = found.exact("са");
    await asked(1);
    found.end();
    questions[0]!.answer(streets);
    expect([questions[0]!.signal.aborted, ...seen(await left)]).to.eql([false, "here", ["Садова", "Самійленка"]]);
    void found.ask("лу");
    await asked(2);
    found.end();
    expect(questions[1]!.signal.aborted).to.equal(true);
  });

  it("a letter that is typed and taken back after the answer is not asked for", async () => {
    const found = made();
    void found.ask("са");
    await asked(1);
    questions[0]!.answer(streets);
    await waitUntil(() => found.found("са").state === "here", "no answer");
    const clock = startClock();
    found.typed("сад", true);
    clock.pass(50);
    found.typed("са", true);
    clock.pass(100);
    clock.end();
    expect([questions.length, ...seen(found.found("са"))]).to.eql([1, "here", ["Садова", "Самійленка"]]);
  });
});
