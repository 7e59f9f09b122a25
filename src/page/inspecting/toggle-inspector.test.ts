import { expect } from "@open-wc/testing";
import { configure } from "../../base/settings.ts";
import { place as placeInspector, toggleInspector } from "./toggle-inspector.ts";

const page = document.body.appendChild(document.createElement("div"));
before(() => configure({ doctor: true }));
after(() => configure({ doctor: null }));
afterEach(() => page.replaceChildren());
const inspector = () => document.querySelector<HTMLElement>("vs-inspector");

describe("the inspector", () => {
  it("[R2.1-19] opens and closes by the same key, and the focus returns to where it was", () => {
    page.innerHTML = "<input><button>x</button>";
    const [input, button] = page.children as unknown as [HTMLInputElement, HTMLButtonElement];
    input.focus();
    toggleInspector();
    expect(inspector()!.parentElement).to.equal(document.body);
    button.focus(); // as one of its own controls would take it
    toggleInspector();
    expect(inspector()).to.equal(null);
    expect(document.activeElement).to.equal(input);
  });

  it("leaves the focus alone when the element that had it was removed", () => {
    page.innerHTML = "<input><button>x</button>";
    const [input, button] = page.children as unknown as [HTMLInputElement, HTMLButtonElement];
    input.focus();
    toggleInspector();
    input.remove();
    button.focus();
    toggleInspector();
    expect(document.activeElement).to.equal(button);
  });

  it("does not move when no dialog is above it", () => {
    toggleInspector();
    const own = inspector()!;
    const after = own.nextSibling;
    document.body.append(page);
    placeInspector(own);
    expect([own.parentElement, after]).to.eql([document.body, null]);
    expect(own.nextElementSibling).to.equal(page);
    toggleInspector();
  });
});
