/** Clicks whose code comes late, or not at all. */
import { expect } from "@open-wc/testing";
import "../../../elements/main.ts";
import { failure } from "../../../test/support/memory-server.ts";
import { actions } from "../actions/index.ts";
import { act } from "./act.ts";

const place = document.body.appendChild(document.createElement("div"));
const { help } = actions;
afterEach(() => {
  place.replaceChildren();
  Object.assign(actions, { help });
});

/** The click on an element with an action that only counts. */
function put() {
  place.innerHTML = '<a href="/x" help="x">?</a>';
  const counted = { runs: 0 };
  const run = () => void counted.runs++;
  Object.assign(actions, { help: async () => ({ run }) });
  const event = new MouseEvent("click");
  return { click: { element: place.firstElementChild!, attribute: "help", value: "x", event }, counted };
}

describe("a click that waited for the code", () => {
  it("acts once, though it was made twice; a script may act again", async () => {
    const { click, counted } = put();
    let told = 0;
    click.element.addEventListener("vs:before", () => told++);
    await Promise.all([act(click), act(click)]);
    expect([counted.runs, told]).to.eql([1, 1]);
    await act({ ...click, event: new UIEvent("click") });
    expect(counted.runs).to.equal(2);
  });

  it("acts at once when it is tried again after a failure to load its code", async () => {
    const { click, counted } = put();
    const { help: loaded } = actions;
    Object.assign(actions, { help: async () => Promise.reject(new TypeError("not loaded")) });
    expect(await failure(act(click))).to.be.instanceOf(TypeError);
    expect(click.element.hasAttribute("aria-disabled")).to.equal(false);
    Object.assign(actions, { help: loaded });
    await act(click);
    expect(counted.runs).to.equal(1);
  });
});
