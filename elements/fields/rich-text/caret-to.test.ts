import { expect } from "@open-wc/testing";
import type { DragEvent } from "react";
import { caretTo } from "./caret-to.ts";

const host = document.body.appendChild(document.createElement("div"));
const root = host.attachShadow({ mode: "open" });
const place = root.appendChild(document.createElement("div"));
after(() => host.remove());

/** The element that has the focus after a drop at the end of `html`. */
function dropOn(html: string): Element | null {
  place.innerHTML = html;
  const { right, top } = place.getBoundingClientRect();
  caretTo({ currentTarget: place, clientX: right - 1, clientY: top + 5 } as unknown as DragEvent);
  return root.activeElement;
}

describe("a drop on a text", () => {
  it("focuses the editable part, with the caret at the drop", () => {
    expect(dropOn('<p contenteditable="true" style="margin:0">Дах</p>')).to.equal(place.firstElementChild);
    document.execCommand("insertText", false, "!");
    expect(place.textContent).to.equal("Дах!");
  });

  it("does nothing where nothing is editable", () => {
    expect(dropOn('<p contenteditable="false">Дах</p>')).to.equal(null);
    expect(dropOn('<p contenteditable="true" hidden>Дах</p>')).to.equal(null);
  });
});
