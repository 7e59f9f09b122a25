import { aTimeout, expect } from "@open-wc/testing";
import { clicks, delegate, type Click } from "./delegate.ts";

const place = document.body.appendChild(document.createElement("div"));
const acted: Click[] = [];
let stop: () => void;
const went: string[] = [];
/** Links and forms of these tests lead nowhere; where the browser would have gone is recorded. */
const stay = (event: Event) => {
  if (!event.defaultPrevented) went.push(event.type);
  event.preventDefault();
};

before(() => {
  stop = delegate((meant) => acted.push(meant));
  addEventListener("click", stay);
  addEventListener("submit", stay);
});
after(() => {
  stop();
  removeEventListener("click", stay);
  removeEventListener("submit", stay);
});
beforeEach(() => {
  acted.length = 0;
  went.length = 0;
});
afterEach(() => place.replaceChildren());

/** Clicks what carries `data-it`, else the first element, and waits for the action. */
async function click(html: string, init: MouseEventInit = {}): Promise<string[]> {
  place.innerHTML = html;
  const target = place.querySelector("[data-it]") ?? place.firstElementChild!;
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, ...init }));
  await aTimeout(10);
  return acted.map(({ attribute, value }) => `${attribute} ${value}`);
}

describe("a click that acts", () => {
  it("[R1-02] [R2.2-04] on a button, a link, a row, and on elements inside them", async () => {
    expect(await click('<button type="button" edit="t/1">x</button>')).to.deep.equal(["edit t/1"]);
    expect(await click('<a href="#" edit="t/2"><b data-it>x</b></a>')).to.deep.include("edit t/2");
    expect(await click('<table><tr edit="t/3"><td data-it>x</td></tr></table>')).to.deep.include("edit t/3");
  });
  it("[R2.2-05] on an element that was added later, and in an open shadow root", async () => {
    const host = place.appendChild(document.createElement("div"));
    const link = host.attachShadow({ mode: "open" }).appendChild(document.createElement("a"));
    link.setAttribute("del", "t/1");
    link.click();
    await aTimeout(10);
    expect(acted.map(({ element }) => element === link)).to.deep.equal([true]);
  });
  it("not on a link with an address when the host's handler has cancelled it; on a link to # it does", async () => {
    const cancel = (event: Event) => event.preventDefault();
    place.addEventListener("click", cancel);
    expect(await click('<a href="/del/1" edit="t/1">x</a>')).to.deep.equal([]);
    expect(await click('<a href="#" edit="t/2">x</a>')).to.deep.equal(["edit t/2"]);
    place.removeEventListener("click", cancel);
  });
  it("not on a click event of a script that does not bubble, nor at the next click elsewhere", async () => {
    place.innerHTML = '<a href="#" edit="t/1">x</a><p>y</p>';
    const [link, text] = place.children;
    link!.dispatchEvent(new Event("click", { cancelable: true }));
    text!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await aTimeout(10);
    expect(acted).to.deep.equal([]);
  });
  it("on a link before a router that listens on window from the capture phase on, as Turbo does", async () => {
    const route = (event: Event) => {
      if (!event.defaultPrevented) went.push("routed");
      event.preventDefault();
    };
    const hear = () => addEventListener("click", route);
    // added before ours, so heard before it
    stop();
    removeEventListener("click", stay);
    addEventListener("click", hear, true);
    stop = delegate((meant) => acted.push(meant));
    expect(await click('<a href="/t/1" edit="t/1">x</a>')).to.deep.equal(["edit t/1"]);
    expect(await click('<a href="/t/2">x</a>')).to.deep.equal(["edit t/1"]);
    expect(went).to.deep.equal(["routed"]);
    removeEventListener("click", hear, true);
    removeEventListener("click", route);
    addEventListener("click", stay);
  });
  it("even if the host stops the event", async () => {
    const end = (event: Event) => event.stopImmediatePropagation();
    place.addEventListener("click", end);
    expect(await click('<a href="#" edit="t/1">x</a>')).to.deep.equal(["edit t/1"]);
    place.removeEventListener("click", end);
  });
  it("[R2.2-21] once: a second click within one second does nothing", async () => {
    await click('<a href="#" edit="t/1">x</a>');
    (place.firstElementChild as HTMLElement).click();
    await aTimeout(10);
    expect(acted.length).to.equal(1);
  });
});

it("[RC-07] one listener on the page hears the clicks of all actions", async () => {
  const heard: unknown[] = [];
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...given) {
    if (given[0] === "click") heard.push(this);
    return addEventListener.apply(this, given);
  };
  const end = delegate(() => {});
  EventTarget.prototype.addEventListener = addEventListener;
  end();
  expect(heard.length === 1 && (heard[0] === window || heard[0] === undefined)).to.equal(true);
  const names = ["state=a=1", "api=method/a", "add=t", "edit=t/1", "del=t/1", "info=t/1", "vs-popup=form"];
  for (const one of names) {
    const [name, value] = [one.slice(0, one.indexOf("=")), one.slice(one.indexOf("=") + 1)];
    expect(await click(`<a href="#" ${name}="${value}">x</a>`)).to.include(`${name} ${value}`);
  }
});

describe("a click that is left to the browser", () => {
  for (const [title, mouse] of [
    ["with Ctrl", { ctrlKey: true }],
    ["with Meta", { metaKey: true }],
    ["with Shift", { shiftKey: true }],
    ["with Alt", { altKey: true }],
    ["of the middle button", { button: 1 }],
  ] as [string, MouseEventInit][])
    it(title, async () => {
      expect(await click('<a href="/x" edit="t/1">x</a>', mouse)).to.deep.equal([]);
      expect(went).to.deep.equal(["click"]);
    });
  for (const [row, title, html] of [
    ["R2.2-19", "of a link with #map=", '<a href="/plan#map=15" edit="t/1">x</a>'],
    ["R2.2-20", "of a link to a new window", '<a href="/x" target="_blank" edit="t/1">x</a>'],
    ["docs/hosts.md §1", "of a download", '<a href="/x" download edit="t/1">x</a>'],
  ] as const)
    it(`[${row}] ${title}`, async () => {
      expect(await click(html)).to.deep.equal([]);
      expect(went).to.deep.equal(["click"]);
    });
});

describe("a click that belongs to other code", () => {
  for (const [title, html] of [
    ["of a disabled button", '<button disabled edit="t/1" data-it>x</button>'],
    ["of an aria-disabled element", '<a href="#" aria-disabled="true" edit="t/1">x</a>'],
    ["in a vs-inert region", '<div vs-inert><a href="#" data-it edit="t/1">x</a></div>'],
    ["in editable text", '<div contenteditable edit="t/1"><p data-it>x</p></div>'],
    [
      "of a checkbox in a row with an action",
      '<table><tr edit="t/1"><td><input type="checkbox" data-it></td></tr></table>',
    ],
    ["of a link in a row with an action", '<table><tr edit="t/1"><td><a href="/x" data-it>x</a></td></tr></table>'],
    ["of a control in a vs- tag", '<vs-x><button type="button" data-it>x</button></vs-x>'],
    ["of a vs- tag whose options are named like actions", '<vs-x add="t" data-it>x</vs-x>'],
    ["in a form with an action attribute", '<form api="/x"><p data-it>x</p></form>'],
  ] as const)
    it(title, async () => {
      expect(await click(html)).to.deep.equal([]);
    });
});

describe("vs-nonce (SAFETY §1)", () => {
  const own = document.body.appendChild(document.createElement("div"));
  afterEach(() => {
    own.replaceChildren();
    document.head.querySelector("meta[name=vs-nonce]")?.remove();
  });
  const acts = (nonce: string | null) => {
    const link = document.createElement("a");
    link.setAttribute("edit", "works.request/17");
    if (nonce !== null) link.setAttribute("vs-nonce", nonce);
    return clicks.of(link) !== undefined;
  };
  const meta = (content: string) => Object.assign(document.createElement("meta"), { name: "vs-nonce", content });

  it("without the meta element everything acts", () => {
    expect([acts(null), acts("other")]).to.eql([true, true]);
  });
  it("with it, in head or body and beside other ones, only elements with its nonce act", () => {
    for (const parent of [document.head, own]) {
      parent.append(Object.assign(document.createElement("meta"), { name: "viewport" }), meta("n1"));
      expect([acts("n1"), acts(null), acts("other")], parent.localName).to.eql([true, false, false]);
      document.querySelector("meta[name=vs-nonce]")!.remove();
    }
  });
  it("the first one counts, also when it is added or removed later", () => {
    own.append(meta("n1"), meta("n2"));
    expect([acts("n1"), acts("n2")]).to.eql([true, false]);
    own.firstElementChild!.remove();
    expect([acts("n1"), acts("n2")]).to.eql([false, true]);
  });
  it("an element of the page that is named like the DOM method hides nothing", () => {
    const named = Object.assign(document.createElement("img"), { name: "getElementsByTagName" });
    own.append(named, meta("n1"));
    expect([acts("n1"), acts(null)]).to.eql([true, false]);
  });
});
