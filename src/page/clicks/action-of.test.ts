import { expect } from "@open-wc/testing";
import { natives } from "../../base/runtime/runtime.ts";
import { actionOf } from "./action-of.ts";
import type { ActionName } from "../actions/index.ts";
import { clickAttributes } from "./attributes.ts";
import { needs } from "clicks:needs";

const made = (html: string) => {
  place.innerHTML = html;
  return place.firstElementChild!;
};
const place = document.body.appendChild(document.createElement("div"));
const found = (html: string) => actionOf(made(html), natives);
afterEach(() => place.replaceChildren());

/** A value of the right shape, and ones that are the author's mistake or the host's own. The example of every attribute is held to its shape in test/docs.test.mjs. */
const values: Partial<Record<ActionName, [string, string[]]>> = {
  add: ["works.request/request", ["", "a/b/c", "/a"]],
  edit: ["works.request/17", ["", "works.request", "works.request//request", "a/b/c/d"]],
  info: ["works.request/17/request", ["", "works.request"]],
  del: ["works.request/17", ["", "a/b/c"]],
  copy: ["works.request/17", ["", "works.request"]],
  save: ["works.request", [""]],
  state: ["list/status=done", []],
  api: ["method/request.take", [""]],
  _href: ["/request/17", [""]],
  _post: ["/export", [""]],
  "modal-info": ["#rules", [""]],
  format: ["summary", ["", "DD.MM.YYYY HH:mm"]],
  modal: ["request_quick", ["", "a b"]],
  "show-modal": ["#rules", ["", "rules"]],
  fb: ["name,phone:Phone", [""]],
  "vs-popup": ["request", [""]],
  "vs-modal": ["summary", [""]],
  "vs-load": ["/widget/newest", [""]],
  "vs-action": ["request/take", [""]],
  "vs-document": ["Акт", [""]],
  "vs-print": ["#card", []],
  "vs-image": ["#card", []],
  trigger: ["#filter", ["", "hover", "hover focus"]],
  "file-show": ["/files/plan.pdf", []],
  help: ["requests", ["", "What is this?"]],
};

for (const [name, [right, wrong]] of Object.entries(values) as [ActionName, [string, string[]]][]) {
  describe(name, () => {
    it("is an action of a plain element, by its name and by its data- twin", () => {
      for (const attribute of [name, `data-${name}`])
        expect(found(`<a ${attribute}="${right}"></a>`)).to.eql({ attribute: name, value: right });
      expect(clickAttributes[name]!.test(right)).to.equal(true);
      expect(needs[name]).not.to.equal("");
    });
    it("works on a vs- tag only by its data- twin, on a form not at all", () => {
      expect(found(`<vs-x ${name}="${right}"></vs-x>`)).to.equal(undefined);
      expect(found(`<vs-x data-${name}="${right}"></vs-x>`)?.attribute).to.equal(name);
      expect(found(`<form ${name}="${right}" data-${name}="${right}"></form>`)).to.equal(undefined);
    });
    for (const value of wrong)
      it(`"${value}" is the author's mistake; as data-${name} it is the host's own`, () => {
        expect(clickAttributes[name]!.test(value)).to.equal(false);
        expect(found(`<a ${name}="${value}"></a>`)).to.eql({ attribute: name, value });
        expect(found(`<a data-${name}="${value}"></a>`)).to.equal(undefined);
      });
  });
}

describe("state", () => {
  it("without `=` it belongs to the host, unless the page has an outlet", () => {
    for (const attribute of ["state", "data-state"]) {
      expect(found(`<a ${attribute}="open"></a>`)).to.equal(undefined);
      place.append(document.createElement("vs-outlet"));
      expect(actionOf(place.querySelector("a")!, natives)?.value).to.equal("open");
    }
  });
});

describe("two on one element", () => {
  it("the earlier one in the table wins, and a data- twin over its plain name", () => {
    expect(found('<a state="a=b" edit="a/1"></a>')?.attribute).to.equal("edit");
    expect(found('<a edit="a/1" data-edit="b/2"></a>')?.value).to.equal("b/2");
    expect(found('<a edit="a/1" data-edit="own"></a>')?.value).to.equal("a/1");
  });
  it("[R2.2-23] [R2.3-26] `api` beside a form of `modal` or `fb` is the target of its values, not an action", () => {
    for (const [name, value] of Object.entries({ modal: "closing", fb: "answer", "vs-popup": "closing" }))
      expect(found(`<a ${name}="${value}" api="method/request.close"></a>`)?.attribute).to.equal(name);
  });
});
