import { aTimeout, expect } from "@open-wc/testing";
import { configure } from "../../base/settings.ts";
import { startClock, type Clock } from "../../../test/support/clock.ts";
import { answers } from "../../../test/support/memory-server.ts";
import { loadingWord, readWhileSlow, silentServer, stagesOf } from "../../../test/support/silent-server.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";
import "../../../elements/main.ts";
import { close } from "../dialogs/show-dialog.ts";
import { hasTyped } from "../dialogs/typed-controls.ts";
import { into, markup, showInModal } from "./show-markup.ts";

const place = document.body.appendChild(document.createElement("div"));
afterEach(() => {
  place.replaceChildren();
  configure({ transport: null });
});

it("of two loads into one place the later wins, whichever answer comes first", async () => {
  const give: Record<string, () => void> = {};
  answers(({ url }: Request) => {
    const name = /[?&]n=(\w)/.exec(url)![1]!;
    const answer = new Response(`<p>${name}</p>`, { headers: { "Content-Type": "text/html" } });
    return new Promise<Response>((resolve) => (give[name] = () => resolve(answer)));
  });
  place.innerHTML = '<div id="shown">was</div>';
  const target = place.firstElementChild!;
  const link = document.createElement("a");
  const first = into(link, "/x?n=a", target);
  const second = into(link, "/x?n=b", target);
  await waitUntil(() => give["a"] && give["b"], "not asked");
  give["b"]!();
  await second;
  expect([target.textContent, target.ariaBusy]).to.eql(["b", null]);
  give["a"]!();
  await first;
  expect(target.textContent).to.equal("b");
});

/** What a link shows in a region whose first answers fail. */
async function failed(answer: () => Response | Promise<Response>) {
  let isMended = false;
  const asked = answers(() => (isMended ? new Response("<p>Ось</p>", { headers }) : answer()));
  place.innerHTML = '<div id="shown">was</div>';
  const target = place.querySelector("#shown")!;
  const refreshed: Element[] = [];
  target.addEventListener("vs:refreshed", () => refreshed.push(target));
  await into(document.createElement("a"), "/x", target);
  const mend = () => (isMended = true);
  return { asked, target, refreshed, mend, retry: () => target.querySelector("button")! };
}
const headers = { "Content-Type": "text/html" };

it("markup that was not loaded says why, and is loaded by its button into the same place", async () => {
  const { asked, target, refreshed, mend, retry } = await failed(() => new Response("", { status: 500 }));
  const said = () => target.querySelector("[role=alert]")?.textContent;
  expect(said()).to.include("помилка сервера (500)");
  const first = retry();
  const before = asked.length;
  first.focus();
  first.click();
  first.click();
  await waitUntil(() => retry() !== first && said()?.includes("(500)"), "no second try");
  expect(asked.length, "pressed twice").to.equal(2 * before);
  expect(document.activeElement === retry(), "the focus").to.equal(true);
  refreshed.length = 0;
  mend();
  retry().click();
  await waitUntil(() => target.textContent === "Ось", "not loaded");
  expect([refreshed.length, document.activeElement === target.querySelector("p")]).to.eql([1, true]);
});

it("markup that was not loaded without a connection is loaded when it is back, but not into a place that has other markup or is gone", async () => {
  const { target, mend } = await failed(() => Promise.reject(new TypeError("offline")));
  expect(target.querySelector("[role=alert]")?.textContent).to.include("зв'язку");
  mend();
  window.dispatchEvent(new Event("online"));
  await waitUntil(() => target.innerHTML === "<p>Ось</p>", "not loaded");
  for (const leave of [(one: Element) => one.replaceChildren("інше"), (one: Element) => one.remove()]) {
    const other = await failed(() => Promise.reject(new TypeError("offline")));
    const before = other.asked.length;
    other.mend();
    leave(other.target);
    window.dispatchEvent(new Event("online"));
    await aTimeout(50);
    expect([other.target.textContent?.includes("Ось"), other.asked.length]).to.eql([false, before]);
  }
});

for (const [field, kind] of [
  ['<input name="a">', "the page"],
  ['<vs-text name="a"></vs-text>', "ours"],
] as const)
  it(`a form with typed text in a field of ${kind} is replaced only after the person agrees`, async () => {
    answers(() => new Response("<p>Ось</p>", { headers }));
    place.innerHTML = `<div id="shown"><form method="post">${field}</form></div>`;
    const target = place.querySelector("#shown")!;
    const input = target.querySelector<HTMLInputElement>("[name=a]")!;
    await waitUntil(() => input.type === "text" || input.shadowRoot?.querySelector("input"), "not drawn");
    input.value = "набране";
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    const modal = () => document.querySelector<HTMLElement>("vs-modal");
    for (const [answer, isKept] of [
      ["stay", true],
      ["drop", false],
    ] as const) {
      const replaced = into(document.createElement("a"), "/x", target);
      await waitUntil(modal, "not asked");
      close(modal()!, answer);
      await replaced;
      expect([target.contains(input), target.ariaBusy]).to.eql([isKept, null]);
    }
    expect(target.textContent).to.equal("Ось");
  });

it("what was typed while a form was being sent is not taken for sent", async () => {
  answers(() => new Response("<p>Ось</p>", { headers }));
  place.innerHTML = '<div id="shown"><form api="/a/x"><input name="a"></form></div>';
  const target = place.querySelector("#shown")!;
  const input = target.querySelector("input")!;
  const form = target.querySelector("form")!;
  const type = (text: string) => {
    input.value = text;
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  form.addEventListener("submit", (event) => event.preventDefault());
  type("набране");
  form.requestSubmit();
  form.dispatchEvent(new Event("vs:done", { bubbles: true }));
  expect(hasTyped(target), "it is sent").to.equal(false);
  type("ще раз");
  form.requestSubmit();
  type("ще раз і далі");
  form.dispatchEvent(new Event("vs:done", { bubbles: true }));
  expect(hasTyped(target), "the rest is not").to.equal(true);
});

const given = () => new Response("<p>Ось</p>", { headers });
const buttonIn = (element: Element) => element.querySelector<HTMLElement>("[role=status] button, [role=alert] button");

const modal = () => document.querySelector<HTMLElement>("vs-modal");

describe("while the server does not answer", () => {
  let clock: Clock;
  beforeEach(() => (clock = startClock()));
  afterEach(() => {
    clock.end();
    modal()?.remove();
  });

  it("a modal says so in steps; its button closes it and stops the request", async () => {
    const { signals } = silentServer(given);
    const link = document.createElement("a");
    void showInModal(link, (signal) => markup(link, "/x", signal));
    await waitUntil(() => signals.length, "not asked");
    expect(await readWhileSlow(clock, () => modal()!.textContent)).to.eql(stagesOf("", " Скасувати"));
    buttonIn(modal()!)!.click();
    await waitUntil(() => signals[0]!.aborted, "still asked for");
    expect(modal()).to.equal(null);
  });

  it("a modal that is closed stops the request, and no failure is told", async () => {
    const { signals } = silentServer(given);
    const told: Event[] = [];
    const note = (event: Event) => told.push(event);
    document.addEventListener("vs:failed", note);
    const link = place.appendChild(document.createElement("a"));
    const shown = showInModal(link, (signal) => markup(link, "/x", signal));
    await waitUntil(() => signals.length, "not asked");
    close(modal()!);
    await shown;
    document.removeEventListener("vs:failed", note);
    expect([signals[0]!.aborted, told]).to.eql([true, []]);
  });

  it("a retry in a modal says so too, and its button closes the modal", async () => {
    answers(new Response("", { status: 404 }));
    const link = document.createElement("a");
    await showInModal(link, (signal) => markup(link, "/x", signal));
    const { signals } = silentServer(given);
    const line = modal()!.querySelector("[role=alert]")!;
    line.querySelector("button")!.click();
    await waitUntil(() => signals.length, "not asked again");
    expect(await readWhileSlow(clock, () => line.textContent)).to.eql(stagesOf(loadingWord, " Скасувати"));
    [...line.querySelectorAll("button")].find(({ textContent }) => textContent === "Скасувати")!.click();
    expect(modal()).to.equal(null);
    await waitUntil(() => signals[0]!.aborted, "still asked for");
  });

  it("a region says so below what it shows, which stays when the person stops; a retry brings the new content", async () => {
    const { signals, mend } = silentServer(given);
    place.innerHTML = '<div id="shown"><p>was</p></div>';
    const target = place.querySelector("#shown")!;
    void into(document.createElement("a"), "/x", target);
    await waitUntil(() => signals.length, "not asked");
    const said = () => target.querySelector("[role=status]")?.textContent ?? "";
    expect(await readWhileSlow(clock, said)).to.eql(stagesOf("", " Скасувати"));
    buttonIn(target)!.focus();
    buttonIn(target)!.click();
    await waitUntil(() => signals[0]!.aborted, "still asked for");
    const stopped = "wasНе вдалося завантажити: запит скасовано.";
    expect([target.ariaBusy, target.textContent]).to.eql([null, stopped]);
    expect(document.activeElement === buttonIn(target), "the focus is on the retry").to.equal(true);
    void into(document.createElement("a"), "/x", target);
    await waitUntil(() => signals.length === 2, "not asked anew");
    await readWhileSlow(clock, () => "");
    buttonIn(target)!.click();
    expect(target.textContent, "said once").to.equal(stopped);
    mend();
    buttonIn(target)!.click();
    await waitUntil(() => target.textContent === "Ось", "not loaded");
    clock.pass(15_000);
    expect(target.textContent).to.equal("Ось");
  });

  it("a retry that is stopped closes no dialog that shows something else", async () => {
    const { signals } = silentServer(given);
    const link = place.appendChild(document.createElement("a"));
    const form = document.createElement("form");
    await showInModal(link, form);
    void into(link, "/x", modal());
    for (const count of [1, 2]) {
      await waitUntil(() => signals.length === count, "not asked");
      await readWhileSlow(clock, () => "");
      [...modal()!.querySelectorAll("button")].find(({ textContent }) => textContent === "Скасувати")!.click();
      await waitUntil(() => signals.at(-1)!.aborted, "still asked for");
      if (count === 1) buttonIn(modal()!)!.click();
    }
    expect(modal()?.contains(form)).to.equal(true);
  });

  it("typed text in a region that was stopped is replaced by a retry only after the person agrees", async () => {
    const { signals, mend } = silentServer(given);
    place.innerHTML = '<div id="shown"><form method="post"><input name="a"></form></div>';
    const target = place.querySelector("#shown")!;
    void into(document.createElement("a"), "/x", target);
    await waitUntil(() => signals.length, "not asked");
    await readWhileSlow(clock, () => "");
    buttonIn(target)!.click();
    const input = target.querySelector("input")!;
    input.value = "набране";
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    mend();
    for (const [answer, isKept] of [
      ["stay", true],
      ["drop", false],
    ] as const) {
      buttonIn(target)!.click();
      await waitUntil(modal, "not asked about the text");
      close(modal()!, answer);
      await waitUntil(() => (isKept ? /скасовано/ : /^Ось$/).test(target.textContent), "not answered");
      expect(target.contains(input)).to.equal(isKept);
    }
  });
});
