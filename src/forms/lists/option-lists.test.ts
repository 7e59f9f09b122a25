import { expect } from "@open-wc/testing";
import { mistakes } from "../../base/mistakes.ts";
import { configure } from "../../base/settings.ts";
import { forgetOptions } from "../../server/calls/lists/select-lists.ts";
import { answers, status, type Asked } from "../../../test/support/memory-server.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";
import { readEntry } from "../schema/schema.ts";
import { askAgain, listOf, optionStore, wantList } from "./option-lists.ts";

/** A request for a list that waits for its answer. */
interface Question {
  path: string;
  signal: AbortSignal;
  answer(list: object): void;
}
let asked: Asked[];
let questions: Question[];

beforeEach(() => {
  questions = [];
  asked = answers(
    (request) =>
      new Promise((resolve) => {
        const { pathname } = new URL(request.url);
        const answer = (list: object) => resolve(new Response(JSON.stringify(list)));
        questions.push({ path: decodeURIComponent(pathname), signal: request.signal, answer });
      }),
  );
});
afterEach(() => {
  configure({ transport: null });
  forgetOptions();
});

const entry = (data: string, more: object = {}) => readEntry("x", { type: "Select", data, ...more });
const idsOf = (data: string) => listOf(entry(data)).options.map(({ id }) => id);
const isHere = (data: string) => listOf(entry(data)).state === "here";

describe("lists of the server", () => {
  it("[R7.2-01] lists that are needed at the same moment go in one request; two fields of one list share it", async () => {
    for (const name of ["l1", "l2", "l1"]) listOf(entry(name));
    await waitUntil(() => questions.length > 0, "not asked");
    expect(questions.map(({ path }) => path)).to.eql(["/api-user/select/l1,l2,1"]);
    questions[0]!.answer({ l1: { a: "А" }, l2: { b: "Б" } });
    await waitUntil(() => isHere("l1"), "no list");
    expect([idsOf("l1"), idsOf("l2"), asked.length]).to.eql([["a"], ["b"], 1]);
  });

  it("tell the author that no entry has a name that is known, and what was found", () => {
    const { error } = console;
    console.error = () => {};
    const entries = [{ kind_no: 1 }, { kind_no: 2 }];
    const told = () => [...mistakes].filter((text) => text.includes("kind_no"));
    try {
      expect(listOf(readEntry("x", { type: "Select", options: entries })).options).to.have.length(2);
      expect(listOf(readEntry("x", { type: "Select", options: [{ kind_no: 3 }, { id: 4 }] })).options[1]!.id).to.equal(
        "4",
      );
    } finally {
      console.error = error;
    }
    expect(told()).to.eql([
      `an option list: its entries need id and text; found ${JSON.stringify(entries).slice(0, 60)}.`,
    ]);
  });

  it("are asked for again on a page with another state", async () => {
    const here = location.href;
    listOf(entry("inState"));
    await waitUntil(() => questions.length === 1, "not asked");
    questions[0]!.answer({ inState: { a: "А" } });
    await waitUntil(() => isHere("inState"), "no list");
    history.replaceState(history.state, "", "?region=2");
    try {
      listOf(entry("inState"));
      await waitUntil(() => questions.length === 2, "the list of the former state");
      questions[1]!.answer({ inState: { b: "Б" } });
      await waitUntil(() => idsOf("inState").join() === "b", "no new list");
      expect(asked[1]!.url.searchParams.get("region")).to.equal("2");
    } finally {
      history.replaceState(history.state, "", here);
    }
  });

  it("[R7.2-01] a list that the server lacks is named to the author: absent from the answer, or refused with 404", async () => {
    const { error } = console;
    console.error = () => {};
    listOf(entry("there"));
    listOf(entry("nolist"));
    await waitUntil(() => questions.length === 1, "not asked");
    questions[0]!.answer({ there: { a: "А" } });
    await waitUntil(() => isHere("nolist"), "no answer");
    answers(status(404, ""));
    listOf(entry("gone"));
    await waitUntil(() => listOf(entry("gone")).state === "failed", "not refused");
    console.error = error;
    const named = [...mistakes].flatMap((text) => /^data="(\w+)"/.exec(text)?.[1] ?? []);
    expect(named.filter((name) => /^(there|nolist|gone)$/.test(name))).to.eql(["nolist", "gone"]);
  });

  it("an older answer that arrives after a newer one is ignored", async () => {
    listOf(entry("late"));
    await waitUntil(() => questions.length === 1, "not asked");
    askAgain("late", true);
    await waitUntil(() => questions.length === 2, "not asked again");
    questions[1]!.answer({ late: { new: "Нове" } });
    await waitUntil(() => isHere("late"), "no list");
    let told = 0;
    const end = optionStore.listen(() => told++);
    questions[0]!.answer({ late: { old: "Старе" } });
    await new Promise((resolve) => setTimeout(resolve));
    end();
    expect([idsOf("late"), told]).to.eql([["new"], 0]);
  });

  it("[R3.6-15] a request is aborted when the last field that waits for it is removed, and not before", async () => {
    const parents = { part: "1" };
    const street = entry("street", { parent: "part" });
    const ends = [wantList(street, parents), wantList(street, parents)];
    listOf(street, parents);
    await waitUntil(() => questions.length === 1, "not asked");
    ends[0]!();
    expect(questions[0]!.signal.aborted).to.equal(false);
    ends[1]!();
    expect(questions[0]!.signal.aborted).to.equal(true);
  });

  it("a dependent list that failed is retried with the values that it depends on", async () => {
    const street = entry("lost_street", { parent: "part" });
    const parents = { part: "1" };
    configure({ transport: async () => new Response("", { status: 404 }) });
    listOf(street, parents);
    await waitUntil(() => listOf(street, parents).state === "failed", "has not failed");
    asked = answers({ lost_street: { a: "А" } });
    askAgain("lost_street");
    await waitUntil(() => listOf(street, parents).state === "here", "not asked again");
    expect(asked.map(({ url }) => url.searchParams.get("part"))).to.eql(["1"]);
  });

  it("a failed list stays failed until a retry; another list is not loaded with it", async () => {
    configure({ transport: async () => new Response("", { status: 404 }) });
    for (const name of ["broken", "fine"]) listOf(entry(name));
    await waitUntil(() => listOf(entry("broken")).state === "failed", "has not failed");
    asked = answers({ broken: { a: "А" } });
    askAgain("broken");
    await waitUntil(() => isHere("broken"), "not asked again");
    expect([idsOf("broken"), listOf(entry("fine")).state, asked.length]).to.eql([["a"], "failed", 1]);
  });
});
