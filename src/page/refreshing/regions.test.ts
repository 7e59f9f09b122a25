import { expect } from "@open-wc/testing";
import { configure } from "../../base/settings.ts";
import { answers } from "../../../test/support/memory-server.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";
import { refreshRegions } from "./regions.ts";

const place = document.body.appendChild(document.createElement("div"));
afterEach(() => {
  place.replaceChildren();
  configure({ transport: null });
});
const page = (text: string) => `<div id="one" vs-refresh>${text} one</div><div id="two" vs-refresh>${text} two</div>`;
const html = (text: string) => new Response(page(text), { headers: { "Content-Type": "text/html" } });
const region = (id: string) => document.getElementById(id)!;

it("an older answer does not replace a newer one, and still updates the regions that only it was asked for", async () => {
  place.innerHTML = page("first");
  const held: ((answer: Response) => void)[] = [];
  answers(async () => new Promise<Response>((resolve) => held.push(resolve)));
  const older = refreshRegions([region("one"), region("two")]);
  await waitUntil(() => held.length === 1, "not asked");
  const newer = refreshRegions([region("one")]);
  await waitUntil(() => held.length === 2, "not asked again");
  held[1]!(html("newer"));
  await newer;
  expect([region("one").textContent, region("two").textContent]).to.eql(["newer one", "first two"]);
  held[0]!(html("older"));
  await older;
  expect([region("one").textContent, region("two").textContent]).to.eql(["newer one", "older two"]);
});

describe("a region that the server leaves out, such as a list without rows", () => {
  const answerWith = (markup: string) =>
    answers(async () => new Response(markup, { headers: { "Content-Type": "text/html" } }));
  const texts = () => [...place.children].map(({ textContent }) => textContent);

  it("keeps what it shows, and the caller hears of it; the one with an id after it is updated", async () => {
    place.innerHTML = '<p id="a" vs-refresh>a</p><p id="b" vs-refresh>b</p>';
    answerWith('<p id="b" vs-refresh>new</p>');
    expect(await refreshRegions([...place.children])).to.equal(false);
    expect(texts()).to.eql(["a", "new"]);
  });

  it("does not get another one's content, though none has an id", async () => {
    place.innerHTML = '<ul vs-refresh><li id="x">x</li></ul><ul vs-refresh><li id="y">y</li></ul>';
    answerWith('<ul vs-refresh><li id="y">new</li></ul>');
    expect(await refreshRegions([...place.children])).to.equal(false);
    expect(texts()).to.eql(["x", "y"]);
  });

  it("does not hide the counterpart of one without an id that shows the same record", async () => {
    place.innerHTML = '<ul vs-refresh><li id="a">a</li></ul><ul vs-refresh><li id="b">b</li></ul>';
    answerWith('<ul vs-refresh><li id="a">new</li></ul>');
    expect(await refreshRegions([...place.children])).to.equal(false);
    expect(texts()).to.eql(["new", "b"]);
  });

  it("in a dialog or a widget, which have their own addresses, is not one of the page's", async () => {
    place.innerHTML = "<div vs-refresh>old</div><section><p vs-refresh>own</p></section>";
    const widget = document.createElement("vs-widget");
    widget.append(...place.lastElementChild!.childNodes);
    place.lastElementChild!.replaceWith(widget);
    answerWith("<div vs-refresh>new</div><vs-widget></vs-widget>");
    expect(await refreshRegions([place.firstElementChild!, widget.firstElementChild!])).to.equal(true);
    expect(texts()).to.eql(["new", "own"]);
  });
});

describe("rows without an id of a refreshed list", () => {
  const marks: [by: string, mark: (key: string) => string][] = [
    ["the address of a link", (key) => `<a href="#" edit="a.b/${key}">✎</a>`],
    ["a link", (key) => `<a href="/towns/${key}">✎</a>`],
    ["the value of a box to be ticked", () => ""],
    ["the value of a box beside a link to nothing", () => '<a href="#">✎</a>'],
  ];
  for (const [by, mark] of marks)
    for (const around of ["table", "ul"])
      it(`keep with their record what a person has ticked, typed and opened: ${around}, by ${by}`, async () => {
        const cells = (key: string) =>
          `<input type="checkbox" name="chosen" value="${key}"><input name="note"><details><summary>${key}</summary></details>${mark(key)}`;
        const list = (keys: string[]) =>
          around === "ul"
            ? `<ul id="l">${keys.map((key) => `<li>${cells(key)}</li>`).join("\n")}</ul>`
            : `<table id="l"><tbody>${keys.map((key) => `<tr><td>${cells(key)}</td></tr>`).join("\n")}</tbody></table>`;
        place.innerHTML = list(["a", "b", "c"]);
        const rowOf = (key: string) =>
          [...place.querySelectorAll<HTMLElement>("tr,li")].find((one) => one.textContent.trim().startsWith(key))!;
        const before = rowOf("b");
        const [box, note] = before.querySelectorAll("input");
        box!.checked = true;
        note!.value = "typed";
        before.querySelector("details")!.open = true;
        note!.focus();
        const answer = list(["new", "a", "c", "b"]);
        answers(async () => new Response(answer, { headers: { "Content-Type": "text/html" } }));
        await refreshRegions([region("l")]);

        const seen = [...place.querySelectorAll("tr,li")].map((one) => {
          const [tick, text] = one.querySelectorAll("input");
          const { open } = one.querySelector("details")!;
          return [
            one.textContent.trim().replace("✎", ""),
            tick!.value,
            tick!.checked,
            text!.value,
            open,
            one.id,
          ].join();
        });
        expect(seen).to.eql([
          "new,new,false,,false,",
          "a,a,false,,false,",
          "c,c,false,,false,",
          "b,b,true,typed,true,",
        ]);
        expect([rowOf("b") === before, document.activeElement === note]).to.eql([true, true]);
      });

  it("that name the same record twice are compared by their places", async () => {
    const list = (names: string[]) =>
      `<ul id="l">${names.map((name) => `<li><a href="/help">${name}</a><input></li>`).join("")}</ul>`;
    place.innerHTML = list(["a", "b"]);
    place.querySelectorAll("input")[1]!.value = "typed";
    answers(async () => new Response(list(["a", "b", "c"]), { headers: { "Content-Type": "text/html" } }));
    await refreshRegions([region("l")]);
    expect([place.textContent, ...[...place.querySelectorAll("input")].map((one) => one.value)]).to.eql([
      "abc",
      "",
      "typed",
      "",
    ]);
  });
});
