import { expect } from "@open-wc/testing";
import { nextRow } from "./next-row.ts";

const place = document.body.appendChild(document.createElement("ul"));
const links = () => [...place.querySelectorAll<HTMLElement>("a")];
afterEach(() => place.replaceChildren());

function list(): void {
  place.innerHTML = [1, 2, 3].map((id) => `<li><a href="#" del="a.b/${id}">x</a></li>`).join("");
  place.insertAdjacentHTML("afterbegin", '<li><a href="#" data-del="a.bc/9">other</a></li>');
}

describe("the focus after a delete", () => {
  it("goes to the same link of the row that took the place, after the last row to the one before", () => {
    list();
    for (const [deleted, next] of [
      ["a.b/2", "a.b/3"],
      ["a.b/3", "a.b/1"],
    ]) {
      const opener = links().find((one) => one.getAttribute("del") === deleted)!;
      opener.focus();
      const goOn = nextRow("a.b", opener);
      opener.closest("li")!.remove();
      goOn();
      expect(document.activeElement!.getAttribute("del")).to.equal(next);
    }
  });

  it("stays where the person has moved it, and at a trigger that is still there", () => {
    list();
    const [other, first, second] = links();
    const goOn = nextRow("a.b", first!);
    other!.focus();
    first!.closest("li")!.remove();
    goOn();
    expect(document.activeElement === other).to.equal(true);
    other!.blur();
    nextRow("a.b", second!)();
    expect(document.activeElement === document.body).to.equal(true);
  });
});
