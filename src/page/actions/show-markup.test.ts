import { aTimeout, expect } from "@open-wc/testing";
import { configure } from "../../base/settings.ts";
import { answers } from "../../../test/support/memory-server.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";
import "../../../elements/main.ts";
import { close } from "../dialogs/show-dialog.ts";
import { hasTyped } from "../dialogs/typed-controls.ts";
import { into } from "./show-markup.ts";

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
