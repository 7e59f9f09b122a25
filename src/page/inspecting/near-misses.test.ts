import { expect } from "@open-wc/testing";
import { mistakes } from "../../base/mistakes.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";
import { tellNearMisses } from "./near-misses.ts";

const place = document.body.appendChild(document.createElement("div"));
const told: string[] = [];
const places: string[] = [];
const { error } = console;
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe("near misses", () => {
  let first: string[] = [];
  before(() => {
    console.error = (text: string, see: string) => {
      told.push(text);
      places.push(see);
    };
    place.innerHTML = '<vs-selct name="d"></vs-selct>';
    tellNearMisses();
    first = [...told];
  });
  after(() => {
    console.error = error;
    place.remove();
  });
  beforeEach(() => void (told.length = 0));

  it("names a misspelt tag that is in the page", () => {
    expect(first).to.have.length(1);
    expect(first[0]).to.contain('<vs-selct name="d">: found <vs-selct>; expected <vs-select>.');
  });

  const cases = [
    ["a click attribute", '<a href="#" edti="works.request/17">x</a>', "found edti; expected edit."],
    ["an option of a tag", '<vs-text name="a" placehodler="x"></vs-text>', "found placehodler; expected placeholder."],
    [
      "`target` on a link with vs-load",
      '<a href="#" vs-load="/x" target="#place">x</a>',
      'found target="#place"; expected data-target on links and forms.',
    ],
  ] as const;
  for (const [what, markup, words] of cases)
    it(`names ${what} when it comes into the page, once, with its place in the reference`, async () => {
      place.innerHTML = markup + markup;
      await waitUntil(() => told.length, "nothing is told");
      expect(told).to.have.length(1);
      expect([...mistakes]).to.include(told[0]);
      expect(told[0]).to.contain(words);
      expect(places.at(-1)).to.match(/^See .*reference\/(attributes|tags)\.html#[\w-]+$/);
    });

  it("names a misspelt attribute that a script has added, at the click", async () => {
    place.innerHTML = '<a href="#">x</a>';
    await turn();
    place.firstElementChild!.setAttribute("inof", "works.request/17");
    (place.firstElementChild as HTMLElement).click();
    await waitUntil(() => told.length, "nothing is told");
    expect(told[0]).to.contain("found inof; expected info.");
  });

  it("says nothing about other names, and inside vs-inert", async () => {
    place.innerHTML = '<a href="#" data-edition="2">x</a><p vs-inert><vs-txet name="a"></vs-txet></p>';
    (place.firstElementChild as HTMLElement).click();
    await turn();
    expect(told).to.eql([]);
  });
});
