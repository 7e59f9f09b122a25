import { aTimeout, expect } from "@open-wc/testing";
import { tellTakenOver } from "./taken-over.ts";

const place = document.body.appendChild(document.createElement("div"));
const told: string[] = [];
const { warn } = console;

describe("clicks that the page takes over", () => {
  const route = (event: Event) => event.preventDefault();
  /** As an action does whose code is loaded first, whether a listener vetoes it or not. */
  const started = (target: EventTarget | null) =>
    target?.dispatchEvent(new CustomEvent("vs:before", { bubbles: true, cancelable: true }));
  const start = ({ target }: Event) => setTimeout(started, 100, target);
  before(() => {
    console.warn = (text: string) => void told.push(text);
    tellTakenOver(200);
    place.addEventListener("click", route);
  });
  after(() => {
    console.warn = warn;
    place.remove();
  });
  beforeEach(() => void (told.length = 0));

  async function click(html: string): Promise<string[]> {
    place.innerHTML = html;
    place.querySelector<HTMLElement>("[data-it], a")!.click();
    await aTimeout(300);
    return told;
  }

  it("says that an action of a link did not run, once for each attribute", async () => {
    expect(await click('<a href="/t/1" info="t/1"><b data-it>x</b></a>')).to.eql([
      '<a href="/t/1" info="t/1">: the page\'s own code has cancelled this click, so info did not run.',
    ]);
    expect(await click('<a href="/t/2" info="t/2">x</a>')).to.have.length(1);
    expect(await click('<a href="/t/2" edit="t/2">x</a>')).to.have.length(2);
  });
  it("says nothing of actions that run, of links at rest, and of plain links", async () => {
    expect(await click('<a href="/t/1">x</a>')).to.eql([]);
    expect(await click('<a href="/t/1" del="t/1" aria-disabled="true">x</a>')).to.eql([]);
    place.addEventListener("click", start);
    expect(await click('<a href="#" del="t/1">x</a>')).to.eql([]);
    place.removeEventListener("click", start);
  });
});
