import { expect } from "@open-wc/testing";
import type { Inside } from "../inside.ts";
import { fillWithForm } from "./fill-dialog.ts";

/** The children of a dialog of the form `t/note` after it has opened. */
function filled(content: string): string[] {
  const host = document.createElement("section");
  host.innerHTML = content;
  fillWithForm({ host, entry: () => ({ form: "t/note" }) } as unknown as Inside);
  return [...host.children].map(({ localName }) => localName);
}

describe("a dialog that names a form", () => {
  it("opens with it, also while the notices and the inspector are in the dialog", () => {
    expect(filled("")).to.eql(["vs-form"]);
    expect(filled("<vs-notices></vs-notices>")).to.eql(["vs-notices", "vs-form"]);
    expect(filled("<vs-inspector></vs-inspector>")).to.eql(["vs-inspector", "vs-form"]);
  });

  it("opens with its own content, where the page has given it one", () => {
    expect(filled("<p>Own</p>")).to.eql(["p"]);
  });
});
