/** The checklist of docs/hosts.md §5 for every tag of the table; a view of three lines replaces its code. */
import { aTimeout, expect } from "@open-wc/testing";
import { waitUntil } from "../../test/support/wait-until.ts";
import { defineTags, type Load } from "./define.ts";
import type { VsElement } from "./element.ts";
import type { Inside } from "./inside.ts";
import { element } from "./new-element.ts";
import { attributeOf, tagOf, tags, type PageTagName, type TagName } from "./tags.ts";
import type { Kind, Tag } from "./tag.ts";
import { space } from "../base/runtime/reserved.ts";

const names = Object.keys(tags) as TagName[];
const asked: string[] = [];
const told: string[] = [];
let isBroken = false;

const load =
  (name: TagName): Load =>
  () => {
    asked.push(name);
    if (isBroken) return Promise.reject(new Error("gone"));
    return Promise.resolve(({ root }: Inside) => {
      root.append(Object.assign(document.createElement("i"), { textContent: "drawn" }));
      return { leave: () => told.push("leave"), enter: () => told.push("enter") };
    });
  };
defineTags((name) => load(name)());

const made = (name: TagName) => document.createElement(name) as VsElement & Record<string, unknown>;
const put = (html: string) => {
  place.innerHTML = html;
  return place.firstElementChild as VsElement & Record<string, unknown>;
};
const place = document.body.appendChild(document.createElement("div"));

/** The console's messages during `doing`. */
async function errorsOf(doing: () => void): Promise<string[]> {
  const { error } = console;
  const lines: string[] = [];
  console.error = (...words: unknown[]) => lines.push(words.join(" "));
  try {
    doing();
    await import("./inspecting/tell-wrong.ts");
    await aTimeout(0);
  } finally {
    console.error = error;
  }
  return lines;
}

/** For each kind: the attribute as written, the property as read, and the default without the attribute. */
const readings: Record<Kind, [string, unknown][]> = {
  text: [
    ["слово", "слово"],
    ["", ""],
    ["<b>", "<b>"],
  ],
  number: [
    ["7", 7],
    [" 2.5 ", 2.5],
    ["", null],
  ],
  flag: [
    ["", true],
    ["disabled", true],
    ["false", true],
  ],
  json: [
    ['{"a":1}', { a: 1 }],
    ["[]", []],
    ["", null],
  ],
};
const absent: Record<Kind, unknown> = { text: "", number: null, flag: false, json: null };

beforeEach(async () => {
  isBroken = false;
  place.replaceChildren();
  await aTimeout(0);
  asked.length = told.length = 0;
});

const tested = new Set<Tag["attributes"]>();
for (const name of names) {
  const { attributes, type = "", value }: Tag = tagOf(name);
  const kept = space.placeOf(name.slice(3));
  // the properties `value` and `checked` of a control are its state, not the attribute; fields share theirs in one class
  const properties = Object.entries(tested.has(attributes) ? { type: attributes["type"]! } : attributes).filter(
    ([property]) => property in attributes && (!value || !["value", "checked"].includes(property)),
  );
  tested.add(attributes);

  describe(`<${name}>`, () => {
    it("is made without attributes, children, code or a message on the console", async () => {
      const lines = await errorsOf(() => {
        const tag = made(name);
        expect([tag.attributes.length, tag.childNodes.length, tag.isConnected]).to.eql([0, 0, false]);
      });
      expect([lines, asked]).to.eql([[], []]);
    });

    for (const [property, kind] of properties) {
      const attribute = attributeOf(property);
      const removed = property === "type" ? type : absent[kind];

      it(`${attribute}: the property follows the attribute, and a removed one gives the default`, () => {
        const tag = made(name);
        for (const [written, read] of readings[kind]) {
          tag.setAttribute(attribute, written);
          expect(tag[property], written).to.eql(property === "type" && written === "" ? removed : read);
          tag.removeAttribute(attribute);
          expect(tag[property], "removed").to.eql(removed);
        }
      });

      if (kind === "json")
        it(`${attribute}: rich data set by a script keeps its identity and is not written into the page`, () => {
          const tag = made(name);
          const rich = { a: [1] };
          tag[property] = rich;
          expect(tag[property]).to.equal(rich);
          expect(tag.hasAttribute(attribute)).to.equal(false);
          tag.setAttribute(attribute, '{"b":2}');
          expect(tag[property], "the attribute set later wins").to.eql({ b: 2 });
        });
      else
        it(`${attribute}: the attribute follows the property, and null takes it away`, () => {
          const tag = made(name);
          const [given, written] = { text: ["слово", "слово"], number: [7, "7"], flag: [true, ""] }[kind];
          tag[property] = given;
          expect(tag.getAttribute(attribute)).to.equal(written);
          tag[property] = kind === "flag" ? false : null;
          expect(tag.hasAttribute(attribute)).to.equal(false);
        });

      if (kind === "json" || kind === "number")
        it(`${attribute}: a wrong value gives the default and one message with the opening tag`, async () => {
          const tag = made(name);
          const lines = await errorsOf(() => {
            tag.setAttribute(attribute, "{wrong");
            expect(tag[property]).to.equal(null);
            expect(tag[property]).to.equal(null);
          });
          expect(lines.length).to.equal(1);
          expect(lines[0]).to.include(`<${name} ${attribute}="{wrong">`).and.include(`found "{wrong"`);
        });
    }

    it("takes over properties that were set before it was defined", () => {
      const elsewhere = document.implementation.createHTMLDocument("");
      const tag = elsewhere.createElement(name) as HTMLElement & Record<string, unknown>;
      const rich = { a: 1 };
      const early: Record<Kind, unknown> = { text: "рано", number: 3, flag: true, json: rich };
      for (const [property, kind] of properties) tag[property] = early[kind];
      place.append(tag);
      for (const [property, kind] of properties) {
        expect(tag[property], property).to.equal(early[kind]);
        expect(Object.hasOwn(tag, property), property).to.equal(false);
      }
    });

    it("leaves the author's class, role, tabindex, title, lang and children as they are", async () => {
      const html = `<${name} class="a b" role="group" tabindex="3" title="т" lang="en" style="color: red"><b>x</b></${name}>`;
      const tag = put(html);
      await aTimeout(0);
      expect(place.innerHTML).to.equal(html);
      tag.remove();
      await aTimeout(0);
      expect(tag.outerHTML).to.equal(html);
    });

    it("loads its code at the first connection, once, and not again after a move", async () => {
      const tag = put(`<${name}></${name}>`);
      await aTimeout(0);
      const other = place.appendChild(document.createElement("p"));
      other.append(tag);
      tag.remove();
      await aTimeout(0);
      place.append(tag);
      await aTimeout(0);
      expect(asked).to.eql([name]);
      expect(tag.shadowRoot!.textContent).to.equal("drawn");
    });

    if (value)
      it("loads no code for a control inside it when it is removed at once", async () => {
        const tag = put(`<${name}><b>x</b></${name}>`);
        tag.remove();
        await import("./wrapping/wrap.ts");
        await aTimeout(0);
        expect(asked).to.eql([]);
        place.append(tag);
        await waitUntil(() => tag.shadowRoot!.textContent === "drawn");
        expect(asked).to.eql([name]);
      });

    it("notifies its code of removal and return, and not of a move", async () => {
      const tag = put(`<p><${name}></${name}></p>`).firstElementChild!;
      await aTimeout(0);
      place.append(tag);
      await aTimeout(0);
      expect(told.filter((word) => word === "leave")).to.eql([]);
      told.length = 0;
      tag.remove();
      await aTimeout(0);
      place.append(tag);
      await aTimeout(0);
      expect(told).to.eql(["leave", "enter"]);
    });

    it("a clone starts from the attributes and loads its code by itself", async () => {
      const tag = put(`<${name} class="a"></${name}>`);
      await aTimeout(0);
      const clone = tag.cloneNode(true) as HTMLElement;
      expect(clone.outerHTML).to.equal(tag.outerHTML);
      expect(clone.shadowRoot!.textContent).to.equal("");
      place.append(clone);
      await aTimeout(0);
      expect(clone.shadowRoot!.textContent).to.equal("drawn");
      expect(asked).to.eql([name, name]);
    });

    it("loads no code inside vs-inert, not even through a shadow root", async () => {
      put(`<section vs-inert><div></div></section>`);
      const host = place.querySelector("div")!;
      host.attachShadow({ mode: "open" }).append(made(name));
      host.after(made(name));
      await aTimeout(0);
      expect(asked).to.eql([]);
    });

    it("code that fails to load is requested twice, then a retry is shown; the page gets an event", async () => {
      isBroken = true;
      const failed: Event[] = [];
      place.addEventListener("vs:failed", (event) => failed.push(event), { once: true });
      const { error } = console;
      console.error = () => {};
      const tag = put(`<${name}></${name}>`);
      await aTimeout(0);
      console.error = error;
      expect(asked).to.eql([name, name]);
      expect(failed.length).to.equal(1);
      expect(tag.shadowRoot!.querySelector("[role=alert]")!.textContent).to.include("Не вдалося завантажити");
      console.error = () => {};
      tag.shadowRoot!.querySelector("button")!.click();
      await aTimeout(0);
      console.error = error;
      expect(tag.shadowRoot!.querySelectorAll("[role=alert]").length, "said once").to.equal(1);
      isBroken = false;
      tag.shadowRoot!.querySelector("button")!.click();
      await aTimeout(0);
      expect(tag.shadowRoot!.textContent).to.equal("drawn");
    });

    it("a bare tag takes up space and is hidden by `hidden`", () => {
      const tag = put(`<${name}></${name}>`);
      const height = parseInt(kept) || 0;
      const isLine = height > 0 && !/[a-z]/.test(kept);
      const display = kept === "0" ? "none" : isLine ? "inline-block" : "block";
      expect([getComputedStyle(tag).display, tag.clientHeight]).to.eql([display, height]);
      tag.hidden = true;
      expect(getComputedStyle(tag).display).to.equal("none");
    });

    it("is created by script with its properties", () => {
      const [property = "", kind = "text"] = properties[0] ?? [];
      const given = { text: "слово", number: 7, flag: true, json: {} }[kind];
      const tag = element(name as PageTagName, property ? { [property]: given } : {}) as never as Record<
        string,
        unknown
      >;
      if (property) expect(tag[property]).to.equal(given);
    });
  });
}

it("an attribute's name is the property's in lower case with hyphens", () => {
  expect(["minimumInputLength", "decimal_places", "name"].map(attributeOf)).to.eql([
    "minimum-input-length",
    "decimal-places",
    "name",
  ]);
});

it("a tag that the page has defined itself stays the page's", () => {
  const own = customElements.get("vs-text");
  defineTags(() => Promise.reject(new Error("asked twice")));
  expect(customElements.get("vs-text")).to.equal(own);
});

it("1,000 removals and returns leave one drawing and nothing else in the page", async () => {
  const tag = put("<vs-widget></vs-widget>");
  await aTimeout(0);
  const before = document.querySelectorAll("*").length;
  for (let round = 0; round < 1000; round++) {
    tag.remove();
    place.append(tag);
  }
  await aTimeout(0);
  expect(document.querySelectorAll("*").length).to.equal(before);
  expect(tag.shadowRoot!.querySelectorAll("*").length).to.equal(2); // the slot and one drawing
  expect(asked).to.eql(["vs-widget"]);
});

it("content of the page is shown while the code of its tag loads, in the same slot before and after", async () => {
  const tag = put("<vs-widget><p>1</p></vs-widget>");
  const [slot] = tag.shadowRoot!.children;
  expect([slot!.localName, tag.querySelector("p")!.assignedSlot === slot]).to.eql(["slot", true]);
  await aTimeout(0);
  expect(tag.querySelector("p")!.assignedSlot === slot).to.equal(true);
});
