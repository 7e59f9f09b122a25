import { aTimeout, expect } from "@open-wc/testing";
import { startClock } from "../../../test/support/clock.ts";
import { answers, status } from "../../../test/support/memory-server.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";
import { pastNotices, shownNotices } from "../notices/notify.ts";
import { linksTo, mayReload, refresh, rowOf } from "./refresh.ts";

const place = document.body.appendChild(document.createElement("div"));
afterEach(() => place.replaceChildren());
const never = () => {
  throw new Error("the page was loaded again");
};
const asked: string[] = [];
beforeEach(() => (asked.length = 0));

/** Widgets without their code, which record each refresh. */
function put(html: string): void {
  place.innerHTML = html;
  for (const widget of place.querySelectorAll("vs-widget"))
    Object.assign(widget, { refresh: async () => void asked.push(widget.id) });
}

describe("a refresh", () => {
  it("[R4-30] reaches after a save the widgets of its table, and those without a table", async () => {
    put(
      '<vs-widget id="own" table="works.request"></vs-widget><vs-widget id="several" table="works.contractor, works.request"></vs-widget>' +
        '<vs-widget id="other" table="works.contractor"></vs-widget><vs-widget id="any"></vs-widget>',
    );
    await refresh({ table: "works.request", otherwise: never });
    expect(asked).to.eql(["own", "several", "any"]);
    asked.length = 0;
    await refresh({ otherwise: never });
    expect(asked).to.eql(["own", "several", "other", "any"]);
    asked.length = 0;
    await refresh({ selector: "#other", otherwise: never });
    expect(asked).to.eql(["other"]);
  });

  it("reaches an element whose id no selector can have, and none by a wrong selector", async () => {
    put('<vs-widget id="17"></vs-widget><vs-widget id="other"></vs-widget>');
    await refresh({ selector: "#17", otherwise: never });
    expect(asked).to.eql(["17"]);
    await refresh({ selector: "#18", otherwise: never });
    await refresh({ selector: "[", otherwise: never });
    expect(asked).to.eql(["17"]);
  });

  it("tells the host before, which can keep a region as it is", async () => {
    put('<vs-widget id="a" table="t"></vs-widget><vs-widget id="b"></vs-widget>');
    const told: unknown[] = [];
    const veto = (event: Event) => {
      const { element, table } = (event as CustomEvent<{ element: Element; table: string }>).detail;
      told.push([element.id, table]);
      if (element.id === "a") event.preventDefault();
    };
    document.addEventListener("vs:refresh", veto);
    await refresh({ table: "t", otherwise: never });
    document.removeEventListener("vs:refresh", veto);
    expect([told, asked]).to.eql([
      [
        ["a", "t"],
        ["b", "t"],
      ],
      ["b"],
    ]);
  });

  it("without vs-refresh fetches the list around the opener, else the one whose rows name the table", async () => {
    const list = (text: string, id = "") =>
      `<ul ${id}><li><a href="#" edit="works.request/17">${text}</a></li></ul><ul><li>other</li></ul>`;
    for (const [id, hasOpener] of [
      ['id="list"', true],
      ["", true],
      ["", false],
    ] as const) {
      put(list("old", id));
      answers(`<div>${list("new", id)}</div>`);
      const opener = hasOpener ? place.querySelector("a") : null;
      await refresh({ table: "works.request", opener });
      expect(place.textContent).to.equal("newother");
    }
  });

  it("keeps the host's handlers in rows that it refreshes", async () => {
    put('<ul id="list"><li><a href="#" edit="t/1" onclick="return true">a</a></li></ul>');
    answers('<ul id="list"><li><a href="#" edit="t/1" onclick="return true">b</a></li></ul>');
    await refresh({ table: "t" });
    expect(place.querySelector("a")!.outerHTML).to.include("onclick").and.include(">b<");
  });

  it("that fails says so until a later one succeeds", async () => {
    put('<p id="a" vs-refresh="t">old</p>');
    const isTold = () => shownNotices().some(({ text }) => text.startsWith("Не вдалося оновити"));
    const { error } = console;
    console.error = () => {};
    answers(status(500));
    await refresh({ table: "t" });
    console.error = error;
    expect(isTold()).to.equal(true);
    answers('<p id="a" vs-refresh="t">new</p>');
    await refresh({ table: "t" });
    expect([place.textContent, isTold()]).to.eql(["new", false]);
  });

  it("that is slow says so after a second, later that the server is slow, until it is there", async () => {
    put('<p id="a" vs-refresh="t">old</p>');
    const clock = startClock();
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const html = '<p id="a" vs-refresh="t">new</p>';
    const calls = answers(async () =>
      held.then(() => new Response(html, { headers: { "Content-Type": "text/html" } })),
    );
    const told = () => shownNotices().flatMap(({ text }) => (/Оновлюємо|довго/.test(text) ? [text] : []));
    const done = refresh({ table: "t" });
    await waitUntil(() => calls.length, "not asked");
    expect(told()).to.eql([]);
    clock.pass(1000);
    expect(told()).to.eql(["Оновлюємо сторінку…"]);
    clock.pass(14_000);
    expect(told()).to.eql(["Сервер відповідає довго. Чекаємо на нові дані…"]);
    answer();
    await done;
    clock.end();
    expect([place.textContent, told()]).to.eql(["new", []]);
    expect(
      pastNotices().some(({ text }) => text.includes("Оновлюємо")),
      "listed",
    ).to.equal(false);
  });

  it("that fails is tried again by its button, and by itself when the connection is back", async () => {
    put('<p id="a" vs-refresh="t">old</p>');
    const told = () => shownNotices().find(({ text }) => text.startsWith("Не вдалося оновити"));
    const { error } = console;
    console.error = () => {};
    answers(status(500));
    await refresh({ table: "t" });
    const calls = answers(() => Promise.reject(new TypeError("offline")));
    told()!.action!.run();
    await waitUntil(() => calls.length === 1 && told(), "not tried by its button");
    await aTimeout(0);
    answers('<p id="a" vs-refresh="t">new</p>');
    window.dispatchEvent(new Event("online"));
    await waitUntil(() => place.textContent === "new" && !told(), "not tried when the connection is back");
    console.error = error;
  });

  it("that failed for one region is made up for by the next one, whose regions are others", async () => {
    put('<p vs-refresh="t">old</p><p vs-refresh="u">old</p>');
    const isTold = () => shownNotices().some(({ text }) => text.startsWith("Не вдалося оновити"));
    const { error } = console;
    console.error = () => {};
    answers(status(500));
    await refresh({ table: "t" });
    console.error = error;
    answers('<p vs-refresh="t">new</p><p vs-refresh="u">new</p>');
    await refresh({ table: "u" });
    expect([...place.children].map(({ textContent }) => textContent)).to.eql(["new", "new"]);
    expect(isTold()).to.equal(false);
  });

  it("offers to reload the page when the server has left out a region, until a later one finds it", async () => {
    put('<ul id="a" vs-refresh="t"><li>old</li></ul>');
    const isTold = () => shownNotices().some(({ text }) => text === "На сторінці ще старі дані.");
    answers("<main></main>");
    await refresh({ table: "t" });
    expect([place.textContent, isTold()]).to.eql(["old", true]);
    answers('<ul id="a" vs-refresh="t"><li>new</li></ul>');
    await refresh({ table: "t" });
    expect([place.textContent, isTold()]).to.eql(["new", false]);
  });

  it("without a list offers to reload the page", async () => {
    put("<p>1</p>");
    await refresh({ table: "t" });
    const { text } = pastNotices().at(-1)!;
    expect(text).to.equal("На сторінці ще старі дані.");
  });

  it("[R4-30] marks the saved row for four seconds and gives it the focus", async () => {
    put(
      '<vs-widget id="a"></vs-widget><table><tr><td><a href="#" edit="t/1/form">x</a></td></tr><tr><td><a href="#" edit="t/12">y</a></td></tr></table>',
    );
    const [row, other] = place.querySelectorAll("tr");
    const clock = startClock();
    await refresh({ table: "t", id: "1", otherwise: never });
    expect([row!.hasAttribute("vs-saved"), other!.hasAttribute("vs-saved")]).to.eql([true, false]);
    expect(document.activeElement).to.equal(place.querySelector("a"));
    const [look] = row!.getAnimations() as [Animation];
    expect((look.effect as KeyframeEffect).getKeyframes()[0]!["backgroundColor"]).to.equal("rgba(255, 190, 0, 0.25)");
    clock.pass(3999);
    expect(row!.hasAttribute("vs-saved")).to.equal(true);
    clock.pass(1);
    clock.end();
    expect(row!.hasAttribute("vs-saved")).to.equal(false);
  });

  it("leaves the focus where it went meanwhile; a clicked link of the row keeps it", async () => {
    put(
      '<vs-widget id="a"></vs-widget><input><p vs-row><a href="#" edit="t/1">x</a></p><p vs-row><a href="#" info="t/1">y</a></p>',
    );
    const [edit, info] = place.querySelectorAll("a") as unknown as [HTMLElement, HTMLElement];
    place.querySelector("input")!.focus();
    await refresh({ table: "t", id: "1", otherwise: never });
    expect(document.activeElement).to.equal(place.querySelector("input"));
    info.focus();
    await refresh({ table: "t", id: "1", opener: info, otherwise: never });
    expect(document.activeElement).to.equal(info);
    expect(linksTo("t", "1")).to.have.members([edit, info]);
    expect(rowOf(info)).to.equal(info.parentElement);
  });
});

it("[R4-47] does not reload a page over typed text", () => {
  place.innerHTML = '<input value="a"><textarea>b</textarea><input type="hidden" value="c">';
  expect(mayReload()).to.equal(true);
  place.querySelector<HTMLInputElement>("[type=hidden]")!.value = "changed by a script";
  expect(mayReload()).to.equal(true);
  place.querySelector("textarea")!.value = "typed";
  expect(mayReload()).to.equal(false);
});

it("does not reload a page over a choice or a tick, but over controls that only the browser has filled", () => {
  place.innerHTML = `<input type="range"><input type="color"><input type="date" value="12.03.2026">
    <select><option>a<option>b</select><input type="checkbox">`;
  expect(mayReload()).to.equal(true);
  const [select, box] = [place.querySelector("select")!, place.querySelector<HTMLInputElement>("[type=checkbox]")!];
  select.value = "b";
  expect(mayReload()).to.equal(false);
  select.value = "a";
  expect(mayReload()).to.equal(true);
  box.checked = true;
  expect(mayReload()).to.equal(false);
});
