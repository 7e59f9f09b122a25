/** A React root in a tag's shadow root: drawing, moving, leaving, failing. */
import { aTimeout, expect } from "@open-wc/testing";
import { useEffect, useState } from "react";
import { configure } from "../base/settings.ts";
import { setLanguage } from "../base/language/i18n.ts";
import { defineTags } from "../page/define.ts";
import type { Inside } from "../page/inside.ts";
import { mountView, type ViewProps } from "./island.tsx";
import { waitUntil } from "../../test/support/wait-until.ts";

/** Views in the page: mounted and not yet unmounted. */
let living = 0;
let isBroken = false;

function View({ inside }: ViewProps) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    living++;
    return () => void living--;
  }, []);
  if (isBroken) throw new Error("broken view");
  return (
    <>
      <input defaultValue={String(inside.entry()["title"])} />
      <button type="button" onClick={() => setCount(count + 1)}>
        {String(inside.entry()["title"])} {count}
      </button>
    </>
  );
}

const load = () => Promise.resolve(mountView<Inside>(View, "button{color:rgb(1,2,3)}"));
defineTags(load);

const place = document.body.appendChild(document.createElement("div"));
/** The drawing and its effects have finished. */
const drawn = async () => {
  await aTimeout(20);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
};
async function put(html = '<vs-popup title="Назва"></vs-popup>') {
  place.innerHTML = html;
  await drawn();
  return place.firstElementChild as HTMLElement;
}
const button = (tag: Element) => tag.shadowRoot!.querySelector("button")!;

beforeEach(async () => {
  isBroken = false;
  place.replaceChildren();
  await drawn();
});

it("draws the view with its sheet, and draws again when an attribute changes", async () => {
  const tag = await put();
  expect(button(tag).textContent).to.equal("Назва 0");
  expect(getComputedStyle(button(tag)).color).to.equal("rgb(1, 2, 3)");
  tag.title = "Інша";
  await drawn();
  expect(button(tag).textContent).to.equal("Інша 0");
});

it("a move inside the page keeps the tree, its state and what was typed", async () => {
  const tag = await put();
  const [before, input] = [button(tag), tag.shadowRoot!.querySelector("input")!];
  before.click();
  input.value = "набране";
  place.append(document.createElement("p"));
  place.lastElementChild!.append(tag);
  await drawn();
  expect(button(tag) === before, "the same nodes").to.equal(true);
  expect([before.textContent, input.value, living]).to.eql(["Назва 1", "набране", 1]);
  before.click();
  await drawn();
  expect(before.textContent, "it still hears").to.equal("Назва 2");
});

it("is removed with the element and drawn again when it returns", async () => {
  const tag = await put();
  tag.remove();
  await drawn();
  expect([living, tag.shadowRoot!.querySelectorAll("button").length]).to.eql([0, 0]);
  place.append(tag);
  await waitUntil(() => living === 1, "its effects did not run");
  expect(button(tag).textContent).to.equal("Назва 0");
});

it("is dark where the page is dark, also when its container is moved there; the page's styles are not read on each draw", async () => {
  place.innerHTML = '<p></p><div style="color-scheme: dark"></div>';
  const [part, dark] = place.children;
  part!.innerHTML = '<vs-popup title="Назва"></vs-popup>';
  await drawn();
  const tag = part!.firstElementChild!;
  const look = () => tag.shadowRoot!.querySelector<HTMLElement>(".vs")!.dataset["theme"];
  const { getComputedStyle: native } = window;
  let reads = 0;
  window.getComputedStyle = (element, pseudo) => {
    if (element === part) reads++;
    return native(element, pseudo);
  };
  try {
    button(tag).click();
    await drawn();
    expect([button(tag).textContent, look(), reads]).to.eql(["Назва 1", "light", 0]);
  } finally {
    window.getComputedStyle = native;
  }
  dark!.append(part!);
  await waitUntil(() => look() === "dark", "not dark");
});

it("another language or theme is drawn at once", async () => {
  const tag = await put();
  const box = () => tag.shadowRoot!.querySelector<HTMLElement>(".vs")!;
  expect(box().lang).to.equal("uk");
  await setLanguage("en");
  await drawn();
  expect(box().lang).to.equal("en");
  document.documentElement.dataset["theme"] = "dark";
  configure({});
  await drawn();
  expect(box().dataset["theme"]).to.equal("dark");
  delete document.documentElement.dataset["theme"];
  configure({});
  await setLanguage("ua");
});

it("a view that throws shows a retry, and the page gets an event; its sibling goes on", async () => {
  const { error } = console;
  console.error = () => {};
  const sibling = await put();
  isBroken = true;
  const failed: unknown[] = [];
  place.addEventListener("vs:failed", (event) => failed.push((event as CustomEvent).detail.error.message), {
    once: true,
  });
  const broken = place.appendChild(document.createElement("vs-modal"));
  await drawn();
  console.error = error;
  expect(failed).to.eql(["broken view"]);
  expect(button(broken).textContent).to.include("↻");
  expect(button(sibling).textContent).to.equal("Назва 0");
  isBroken = false;
  button(broken).click();
  await drawn();
  expect(button(broken).textContent).to.include("0");
});

describe("1,000 times", () => {
  /** Listeners that were added to window, document and body and not removed. */
  let listeners = 0;
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const isLasting = (target: EventTarget | undefined) =>
    [window, document, document.body, document.documentElement, undefined].includes(target as never);

  before(() => {
    EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, ...given) {
      if (isLasting(this)) listeners++;
      addEventListener.apply(this ?? window, given);
    };
    EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, ...given) {
      if (isLasting(this)) listeners--;
      removeEventListener.apply(this ?? window, given);
    };
  });
  after(() => Object.assign(EventTarget.prototype, { addEventListener, removeEventListener }));

  const task = () => new Promise((resolve) => setTimeout(resolve));
  const everything = () => ({ nodes: document.querySelectorAll("*").length, listeners, living });

  it("out of the page and back leave one view, no node and no listener behind", async () => {
    const tag = await put();
    const before = everything();
    for (let round = 0; round < 1000; round++) {
      tag.remove();
      await task();
      place.append(tag);
    }
    await drawn();
    expect(everything()).to.eql(before);
    expect(tag.shadowRoot!.querySelectorAll("vs-island, button").length).to.equal(2);
  }).timeout(60_000);

  it("made, drawn and thrown away leave nothing behind", async () => {
    await put();
    place.replaceChildren();
    await drawn();
    const before = everything();
    for (let round = 0; round < 1000; round++) {
      place.innerHTML = '<vs-popup title="Назва"></vs-popup>';
      await task();
      if (round % 100 === 0) await drawn();
      place.replaceChildren();
    }
    await drawn();
    expect(everything()).to.eql(before);
    expect(before.living).to.equal(0);
  }).timeout(60_000);
});
