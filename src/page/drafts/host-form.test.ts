import { aTimeout, expect } from "@open-wc/testing";
import { configure, settings } from "../../base/settings.ts";
import { forget, found, keep } from "../../base/storage/disk.ts";
import { tabId } from "../../base/storage/tab.ts";
import { formMembers } from "../../../test/support/form-members.ts";
import { answers } from "../../../test/support/memory-server.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";
import { submit } from "../clicks/submit.ts";
import type { HostContent } from "./host-content.ts";
import { keepHostForm, settleMark, type OfferSource } from "./host-form.ts";
import { owner, type Draft } from "./keeper.ts";
import { leaveMark, readMark } from "./submitted.ts";

const place = document.body.appendChild(document.createElement("div"));
const here = `${location.pathname}${location.search}`;
let form: HTMLFormElement;
let number = 0;

/** A form of the page with a unique name for each test. */
function put(more = ""): string {
  const name = `form${++number}`;
  place.innerHTML = `<form vs-draft="${name}" action="/save"><label>Заявник <input name="a" value="був"></label><input name="b">${more}</form>`;
  form = place.querySelector("form")!;
  return name;
}
const type = (name: string, text: string) => {
  const input = form.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  input.value = text;
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
};
const drafts = async (name: string) => found<Draft<HostContent>>("drafts", "place", [await owner(), ` ${name}`]);
async function draft(name: string, more: Partial<HostContent> = {}): Promise<void> {
  const content = { values: { a: ["новий"] }, first: { a: ["був"] }, labels: { a: "Заявник" }, isSubmitted: false };
  const about = { id: `${name}-lost`, owner: await owner(), place: ` ${name}`, tab: await tabId(), at: Date.now() };
  await keep("drafts", { ...about, content: { ...content, ...more } } as Draft<HostContent>);
}
const strip = () => place.querySelector<HTMLElement & { source: OfferSource }>("vs-drafts");
const offered = async () => {
  await waitUntil(strip, "nothing offered");
  return strip()!.source.offer();
};

afterEach(async () => {
  place.replaceChildren();
  sessionStorage.removeItem("vs-submitted");
  for (const user of [settings.user, null]) {
    configure({ user });
    for (const one of await found("drafts", "owner", await owner())) await forget("drafts", [one.id]);
  }
});

describe("a form of the page that keeps drafts", () => {
  it("typed text stays on disk when a button inside has called the server", async () => {
    const name = put("<button type=button>Перевірити</button>");
    keepHostForm(form);
    type("a", "Лис");
    await waitUntil(async () => (await drafts(name)).length === 1, "not kept");
    const done = (target: Element) => target.dispatchEvent(new CustomEvent("vs:done", { bubbles: true }));
    done(form.querySelector("button")!);
    await aTimeout(100);
    expect(await drafts(name)).to.have.length(1);
    done(form);
    await waitUntil(async () => (await drafts(name)).length === 0, "kept after its own submit");
  });

  it("text typed while the form is being sent stays on disk when the sent text is stored", async () => {
    const name = put();
    keepHostForm(form);
    type("a", "Лис");
    await waitUntil(async () => (await drafts(name)).length === 1, "not kept");
    let give = () => {};
    const asked = answers(async () => new Promise<Response>((resolve) => (give = () => resolve(Response.json({})))));
    const sent = submit(form, null);
    await waitUntil(() => asked.length === 1, "not sent");
    type("b", "Бук");
    give();
    await sent;
    configure({ transport: null });
    const kept = async () => (await drafts(name)).map(({ content }) => content.values);
    await waitUntil(async () => !("a" in (await kept())[0]!), "the stored text is still kept");
    expect(await kept()).to.eql([{ b: ["Бук"] }]);
  });

  it("typed text is stored on disk, and removed when it is taken back", async () => {
    const name = put();
    keepHostForm(form);
    type("a", "Лис");
    await waitUntil(async () => (await drafts(name)).length === 1, "not kept");
    const [{ content }] = (await drafts(name)) as [Draft<HostContent>];
    expect(content).to.eql({
      values: { a: ["Лис"] },
      first: { a: ["був"] },
      labels: { a: "Заявник" },
      isSubmitted: false,
    });
    type("a", "був");
    await waitUntil(async () => (await drafts(name)).length === 0, "still kept");
  });

  it("[SAFETY §4] cards, codes, passwords and fields with draft=false are not stored on disk", async () => {
    const name = put(`<input name="card" autocomplete="cc-number"><input name="code" autocomplete="one-time-code">
      <input name="old" autocomplete="current-password"><input name="word" type="password">
      <input name="note" draft="false"><textarea name="text" draft="true"></textarea>`);
    keepHostForm(form);
    for (const { name: one } of form.querySelectorAll<HTMLInputElement>("[name]:not(textarea)")) type(one, "4111");
    form.querySelector("textarea")!.value = "Дах";
    await waitUntil(async () => (await drafts(name)).length === 1, "not kept");
    expect((await drafts(name))[0]!.content.values).to.eql({ a: ["4111"], b: ["4111"], text: ["Дах"] });
  });

  it("a draft is removed when its form is reset", async () => {
    const name = put();
    keepHostForm(form);
    type("a", "Лис");
    await waitUntil(async () => (await drafts(name)).length === 1, "not kept");
    form.reset();
    await waitUntil(async () => (await drafts(name)).length === 0, "still kept");
  });

  it("keeps the text of forms whose fields hide any of their members", async () => {
    const hiding = formMembers();
    const kept = new Set<string>();
    const hear = (event: Event) => kept.add((event as CustomEvent<{ form: string }>).detail.form);
    addEventListener("vs:draft", hear);
    for (const name of hiding) {
      const one = document.createElement("form");
      const text = Object.assign(document.createElement("input"), { name: "text" });
      Element.prototype.setAttribute.call(one, "vs-draft", `hides ${name}`);
      Element.prototype.append.call(one, Object.assign(document.createElement("input"), { name }), text);
      place.append(one);
      keepHostForm(one);
      text.value = "typed";
      text.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
    const lacking = () => hiding.filter((name) => !kept.has(`hides ${name}`));
    await waitUntil(() => lacking().length === 0, "not kept").catch(() => {});
    removeEventListener("vs:draft", hear);
    expect(lacking()).to.eql([]);
  });

  it("lost text is offered, and restored as if a person typed it", async () => {
    const name = put();
    await draft(name);
    keepHostForm(form);
    const { drafts: all, restore } = await offered();
    expect(all.map(({ rows }) => rows.map(({ title, now, kept }) => [title, now, kept]))).to.eql([
      [["Заявник", "був", "новий"]],
    ]);
    let inputs = 0;
    form.addEventListener("input", () => inputs++);
    restore(all[0]!.id);
    expect([form.querySelector("input")!.value, inputs, strip()]).to.eql(["новий", 1, null]);
    expect(document.activeElement === form.querySelector("input"), "has the focus").to.equal(true);
    await waitUntil(async () => (await drafts(name)).every(({ id }) => id !== all[0]!.id), "the old one stays");
    expect(await drafts(name)).to.have.length(1);
  });

  it("a choice whose option is not there is shown for copying, and its draft stays", async () => {
    const name = put(`<select name="region"><option value="">—<option value="1">Перша</select>
      <select name="street"><option value="">—</select>
      <select name="works" multiple><option value="a" selected>A<option value="b">Б</select>`);
    await draft(name, { values: { region: [["1"]], street: [["77"]], works: [["b", "z"]] } });
    keepHostForm(form);
    const { drafts: all, restore } = await offered();
    restore(all[0]!.id);
    const chosen = [...form.querySelectorAll("select")].map(({ selectedOptions }) =>
      [...selectedOptions].map(({ value }) => value),
    );
    expect(chosen).to.eql([["1"], [""], ["b"]]);
    const lost = () =>
      strip()!
        .source.offer()
        .lost.map((row) => [row.name, row.kept]);
    expect(lost()).to.eql([
      ["street", "77"],
      ["works", "Б, z"],
    ]);
    await waitUntil(async () => (await drafts(name)).length === 2, "the new draft is not kept");
    await aTimeout(100);
    expect((await drafts(name)).map(({ id }) => id)).to.include(all[0]!.id);
  });

  it("text of a form that was removed is offered when the form comes again, also the same element", async () => {
    const name = put();
    const markup = place.innerHTML;
    keepHostForm(form);
    type("a", "Лис");
    await waitUntil(async () => (await drafts(name)).length === 1, "not kept");
    const removed = form;
    place.innerHTML = markup;
    form = place.querySelector("form")!;
    keepHostForm(form);
    const { drafts: all } = await offered();
    expect(all.map(({ rows }) => rows.map(({ kept }) => kept))).to.eql([["Лис"]]);
    place.replaceChildren(removed);
    keepHostForm(removed);
    form = removed;
    type("b", "Бук");
    const isNew = async () => (await drafts(name)).some(({ content }) => String(content.values["b"]) === "Бук");
    await waitUntil(isNew, "not kept again");
  });

  it("nothing is offered at a form that was removed while its drafts were being looked for", async () => {
    const former = put();
    await draft(former);
    keepHostForm(form);
    const around = document.createElement("div");
    around.append(form);
    const name = put();
    keepHostForm(form);
    type("a", "Лис");
    await waitUntil(async () => (await drafts(name)).length === 1, "not kept");
    expect([...around.children].map(({ localName }) => localName)).to.eql(["form"]);
  });

  it("a discarded draft is removed, and is back when it is restored", async () => {
    const name = put();
    await draft(name);
    keepHostForm(form);
    const { drafts: all, drop, putBack } = await offered();
    const told: string[] = [];
    form.addEventListener("vs:draft", (event) => told.push((event as CustomEvent<{ state: string }>).detail.state));
    drop(all[0]!.id);
    await waitUntil(async () => (await drafts(name)).length === 0, "still kept");
    putBack(all[0]!.id);
    await waitUntil(async () => (await drafts(name)).length === 1, "not put back");
    expect(told).to.eql(["dropped", "kept"]);
  });

  it("posted text is offered again while it is unknown whether it was stored", async () => {
    const name = put();
    await draft(name, { isSubmitted: true });
    leaveMark({ place: ` ${name}`, identity: name, page: `${location.origin}/elsewhere` });
    keepHostForm(form);
    const { drafts: all } = await offered();
    expect(all.map(({ isSubmitted }) => isSubmitted)).to.eql([true]);
    await waitUntil(() => readMark() === undefined, "the mark stays");
  });

  it("a submit leaves a mark for the next page; a cancelled one, and that of an untouched form, leave none", async () => {
    const name = put();
    keepHostForm(form);
    const stop = (event: Event) => event.preventDefault();
    const send = (isStopped: boolean) => {
      if (isStopped) form.addEventListener("submit", stop, { once: true });
      else addEventListener("submit", stop, { once: true }); // after ours
      form.requestSubmit();
    };
    send(false);
    expect(readMark()).to.equal(undefined);
    type("a", "Лис");
    send(true);
    expect(readMark()).to.equal(undefined);
    send(false);
    expect(readMark()).to.eql({ place: ` ${name}`, identity: name, page: location.href.replace(/#.*/s, "") });
    await waitUntil(async () => (await drafts(name))[0]?.content.isSubmitted, "not marked in the draft");
    // Back: the form stands as it was, so nothing was sent
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(readMark()).to.equal(undefined);
    await waitUntil(async () => (await drafts(name))[0]?.content.isSubmitted === false, "still marked");
  });

  it("asks before leaving only while typed text is not on disk", async () => {
    const name = put();
    keepHostForm(form);
    const asks = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
    await waitUntil(() => {
      type("a", "Лис");
      return asks();
    }, "does not ask");
    await waitUntil(async () => (await drafts(name)).length === 1 && !asks(), "still asks");
  });

  it("[SAFETY §4] after another person has signed in, the former one's drafts are neither shown nor kept", async () => {
    const former = await owner();
    const name = put();
    await draft(name);
    keepHostForm(form);
    await offered();
    const formerForm = form;
    configure({ user: "next" });
    expect(strip() === null, "not offered any longer").to.equal(true);
    type("b", "Лис");
    const nextName = put();
    place.append(formerForm);
    keepHostForm(form);
    type("a", "Бук");
    // its text was typed later
    await waitUntil(async () => (await drafts(nextName)).length === 1, "the next person's text is not kept");
    expect((await found("drafts", "place", [former, ` ${name}`])).map(({ id }) => id)).to.eql([`${name}-lost`]);
  });

  it("is not kept where drafts are off", () => {
    configure({ drafts: false });
    put();
    keepHostForm(form);
    type("a", "Лис");
    expect(dispatchEvent(new Event("beforeunload", { cancelable: true }))).to.equal(true);
    configure({ drafts: null });
  });
});

it("after a post the page without the form does not settle a mark that is not its own", async () => {
  const name = put();
  await draft(name, { isSubmitted: true });
  leaveMark({ place: ` ${name}`, identity: "another", page: `${location.origin}/elsewhere${here}` });
  await settleMark();
  expect(readMark()).to.equal(undefined);
  expect(await drafts(name)).to.have.length(1);
});
