/** What a page's own form shows of the messages in a refusal. */
import { expect } from "@open-wc/testing";
import { ServerError } from "../../server/client/server-error.ts";
import { showAtControls } from "./refused-controls.ts";

const place = document.body.appendChild(document.createElement("div"));
afterEach(() => place.replaceChildren());

/** @returns the messages at controls, by their names, and those for which there is no control */
function show(controls: string, errors: Record<string, unknown>) {
  place.innerHTML = `<form>${controls}<button>x</button></form>`;
  const opener = place.querySelector("button")!;
  const unplaced = showAtControls(opener, new ServerError("status", { status: 422, data: { errors } }));
  const shown: Record<string, string> = {};
  for (const { name, validationMessage } of place.querySelectorAll("input"))
    if (validationMessage) shown[name] = validationMessage;
  return { shown, unplaced };
}

describe("the messages of a refusal in a page's own form", () => {
  it("stand at controls whose names have brackets, however the server spells them", () => {
    const markup =
      '<input name="user[email]"><input name="items[0][qty]"><input name="items[1][qty]"><input name="tags[]">';
    expect(show(markup, { email: ["a"], "items.1.qty": ["b"], tags: ["c"] })).to.eql({
      shown: { "user[email]": "a", "items[1][qty]": "b", "tags[]": "c" },
      unplaced: [],
    });
    expect(show(markup, { "user.email": ["a"], "items[0][qty]": ["b"], user: { email: "c" } }).shown).to.eql({
      "user[email]": "a c",
      "items[0][qty]": "b",
    });
    expect(show(markup, { qty: ["which?"] }), "two controls may be meant").to.eql({
      shown: {},
      unplaced: ["qty: which?"],
    });
  });

  it("are returned with their names where no control is seen", () => {
    expect(show('<input name="a"><input type="hidden" name="token">', { a: ["1"], token: ["2"], b: ["3"] })).to.eql({
      shown: { a: "1" },
      unplaced: ["token: 2", "b: 3"],
    });
  });

  it("open the closed details around the first control, which gets the focus", () => {
    show("<details><summary>s</summary><details><summary>s</summary><input name=a></details></details>", { a: ["1"] });
    expect(place.querySelectorAll("details:not([open])")).to.have.length(0);
    expect(document.activeElement === place.querySelector("input")).to.equal(true);
  });
});
