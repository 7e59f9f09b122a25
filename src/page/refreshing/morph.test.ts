import { expect } from "@open-wc/testing";
import { formMembers } from "../../../test/support/form-members.ts";
import { watchHost } from "./host-state.ts";
import { morph } from "./morph.ts";

/** The region after `act`, morphed to the server's markup. */
function changed(before: string, act: (region: HTMLElement) => void, after: string): HTMLElement {
  const region = document.body.appendChild(document.createElement("div"));
  region.setAttribute("vs-refresh", "");
  region.innerHTML = before;
  watchHost();
  act(region);
  const fresh = document.createElement("div");
  fresh.innerHTML = after;
  morph(region, [...fresh.childNodes]);
  region.remove();
  return region;
}
const first = <T extends Element>(region: Element, selector: string) => region.querySelector<T>(selector)!;

describe("a region that is morphed in place", () => {
  it("changes the words of a link that has the focus, and keeps it there", () => {
    const region = document.body.appendChild(document.createElement("div"));
    region.innerHTML = '<p><a id="focused" href="#">old</a></p>';
    first<HTMLElement>(region, "a").focus();
    const fresh = document.createElement("div");
    fresh.innerHTML = '<p><a id="focused" href="#">new</a></p>';
    morph(region, [...fresh.childNodes]);
    expect([region.textContent, document.activeElement === first(region, "a")]).to.eql(["new", true]);
    region.remove();
  });

  it("keeps elements, open details and our marks", () => {
    let kept: Element | undefined;
    const region = changed(
      "<details><summary>a</summary><p>1</p></details><a state='x=1' vs-active>x</a>",
      (at) => {
        kept = first(at, "details");
        (kept as HTMLDetailsElement).open = true;
      },
      "<details><summary>a</summary><p>2</p></details><a state='x=1'>y</a>",
    );
    expect(first(region, "details") === kept).to.equal(true);
    expect(first<HTMLDetailsElement>(region, "details").open).to.equal(true);
    expect(region.textContent).to.equal("a2y");
    expect(first(region, "a").hasAttribute("vs-active")).to.equal(true);
  });

  it("keeps typed and chosen values; untouched controls follow the server", () => {
    const markup = (text: string, at: number) =>
      `<input id="a" value="${text}"><input id="b" value="${text}"><textarea id="c">${text}</textarea><textarea id="d">${text}</textarea>` +
      `<input id="e" type="checkbox"><input id="f" type="checkbox" ${at ? "checked" : ""}>` +
      `<select id="g"><option>0<option ${at ? "selected" : ""}>1<option>2</select><select id="h"><option>0<option ${at ? "selected" : ""}>1</select>`;
    const region = changed(
      markup("old", 0),
      (at) => {
        first<HTMLInputElement>(at, "#a").value = "typed";
        first<HTMLTextAreaElement>(at, "#c").value = "typed";
        first<HTMLInputElement>(at, "#e").checked = true;
        first<HTMLSelectElement>(at, "#g").selectedIndex = 2;
      },
      markup("new", 1),
    );
    const value = (name: string) => first<HTMLInputElement>(region, `#${name}`).value;
    const isOn = (name: string) => first<HTMLInputElement>(region, `#${name}`).checked;
    expect([value("a"), value("b"), value("c"), value("d")]).to.deep.equal(["typed", "new", "typed", "new"]);
    expect([isOn("e"), isOn("f")]).to.deep.equal([true, true]);
    expect([value("g"), value("h")]).to.deep.equal(["2", "1"]);
  });

  it("keeps a tick with the value for which it was made, and no tick for another one", () => {
    const box = (value: string) => `<p><input type="checkbox" value="${value}"></p>`;
    const tick = (at: Element) => (first<HTMLInputElement>(at, "input").checked = true);
    const same = first<HTMLInputElement>(changed(box("a"), tick, `${box("a")}<p>new</p>`), "input");
    const other = first<HTMLInputElement>(changed(box("a"), tick, box("b")), "input");
    expect([same.value, same.checked, other.value, other.checked]).to.eql(["a", true, "b", false]);
  });

  it("keeps classes and states that the host's scripts have set; all others follow the server", () => {
    const region = changed(
      '<p id="a" class="row new">1</p><p id="b" class="row">2</p><p id="c" hidden>3</p><p id="d" class="row">4</p><button aria-pressed="false">5</button>',
      (at) => {
        first(at, "button").setAttribute("aria-pressed", "true");
        first(at, "#a").classList.add("selected");
        first(at, "#a").classList.remove("new");
        first(at, "#c").removeAttribute("hidden");
        first(at, "#d").classList.add("selected");
        first(at, "#d").classList.remove("selected");
      },
      '<p id="a" class="row new late">1</p><p id="b" class="row late">2</p><p id="c" hidden>3</p><p id="d" class="row late">4</p><button aria-pressed="false">5</button>',
    );
    const classes = ["a", "b", "d"].map((id) => first(region, `#${id}`).className);
    expect(classes).to.eql(["row late selected", "row late", "row late"]);
    expect(first(region, "#c").hasAttribute("hidden")).to.equal(false);
    expect(first(region, "button").getAttribute("aria-pressed")).to.equal("true");
  });

  it("keeps other attributes and counters of the host's scripts while the server sends what it sent before", () => {
    const markup = (text: string) =>
      `<b id="count" title="${text}">${text}</b> <button disabled>all</button> <progress value="1"></progress>` +
      `<i id="free" data-x="${text}">${text}</i> <dialog>x</dialog> <p id="words">from <u>${text}</u></p>`;
    const act = (at: HTMLElement) => {
      first(at, "#count").textContent = "2";
      first(at, "#count").setAttribute("title", "two");
      first(at, "button").removeAttribute("disabled");
      first(at, "progress").setAttribute("value", "7");
      first(at, "dialog").setAttribute("open", "");
      (first(at, "u").firstChild as Text).data = "here";
    };
    const states = (at: Element) => [
      first(at, "#count").outerHTML,
      first(at, "button").hasAttribute("disabled"),
      first(at, "progress").getAttribute("value"),
      first(at, "dialog").hasAttribute("open"),
      first(at, "#free").outerHTML,
      first(at, "#words").textContent,
    ];
    const hosts = [false, "7", true];
    expect(states(changed(markup("0"), act, markup("0"))), "the server sends the same").to.eql([
      '<b id="count" title="two">2</b>',
      ...hosts,
      '<i id="free" data-x="0">0</i>',
      "from here",
    ]);
    expect(states(changed(markup("0"), act, markup("5"))), "the server has something newer").to.eql([
      '<b id="count" title="5">5</b>',
      ...hosts,
      '<i id="free" data-x="5">5</i>',
      "from 5",
    ]);
  });

  it("what the host has changed follows the server again once the server has sent something newer", () => {
    const region = document.body.appendChild(document.createElement("div"));
    region.setAttribute("vs-refresh", "");
    const markup = (text: string) => `<b title="${text}">${text}</b><p contenteditable>${text}</p>`;
    const send = (text: string) => {
      const fresh = document.createElement("div");
      fresh.innerHTML = markup(text);
      morph(region, [...fresh.childNodes]);
      return [first(region, "b").outerHTML, first(region, "p").textContent];
    };
    region.innerHTML = markup("0");
    watchHost();
    first(region, "b").textContent = "host";
    first(region, "b").setAttribute("title", "host");
    first(region, "p").textContent = "typed";
    first(region, "p").dispatchEvent(new InputEvent("input", { bubbles: true }));
    expect(send("0")).to.eql(['<b title="host">host</b>', "typed"]);
    expect(send("typed")).to.eql(['<b title="typed">typed</b>', "typed"]);
    expect(send("0"), "back to the first text").to.eql(['<b title="0">0</b>', "0"]);
    region.remove();
  });

  it("keeps what a person has typed into an editable element, until the server has it", () => {
    const type = (at: HTMLElement) => {
      const [note, title] = [first<HTMLElement>(at, "#note"), first<HTMLElement>(at, "#title")];
      note.textContent = "old typed";
      note.dispatchEvent(new InputEvent("input", { bubbles: true }));
      title.dispatchEvent(new InputEvent("input", { bubbles: true }));
    };
    const markup = (note: string) =>
      `<div id="note" contenteditable>${note}</div><h2 id="title" contenteditable>old</h2><p contenteditable>${note}</p>`;
    const region = changed(markup("old"), type, markup("new"));
    expect([...region.children].map(({ textContent }) => textContent)).to.eql(["old typed", "old", "new"]);
    const saved = changed(markup("old"), type, markup("<b>old typed</b>"));
    expect(first(saved, "#note").innerHTML).to.equal("<b>old typed</b>");
  });

  it("keeps the classes that a script has set in the rows of a vs-table without vs-refresh", () => {
    const tag = document.body.appendChild(document.createElement("vs-table"));
    tag.innerHTML = '<table><tbody><tr id="r1" class="odd"><td>1</td></tr></tbody></table>';
    watchHost();
    first(tag, "tr").classList.add("selected");
    const fresh = document.createElement("div");
    fresh.innerHTML = '<table><tbody><tr id="r1" class="even"><td>2</td></tr></tbody></table>';
    morph(first(tag, "table"), [...first(fresh, "table").childNodes]);
    expect([first(tag, "tr").className, tag.textContent]).to.eql(["even selected", "2"]);
    tag.remove();
  });

  it("does not take its own changes for the host's: a second refresh follows the server again", () => {
    const region = document.body.appendChild(document.createElement("div"));
    region.setAttribute("vs-refresh", "");
    region.innerHTML = '<p id="a" class="new">1</p>';
    watchHost();
    const refresh = (markup: string) => {
      const fresh = document.createElement("div");
      fresh.innerHTML = markup;
      morph(region, [...fresh.childNodes]);
      return first(region, "p").className;
    };
    expect(refresh('<p id="a" class="done">1</p>')).to.equal("done");
    first(region, "p").classList.add("selected");
    expect(refresh('<p id="a" class="old">1</p>')).to.equal("old selected");
    expect(refresh('<p id="a" class="older">1</p>')).to.equal("older selected");
    region.remove();
  });

  it("leaves an element with vs-keep as it is, also when the server no longer sends it", () => {
    const region = changed(
      '<b vs-keep id="count">0</b><i vs-keep>mine</i><p>1</p>',
      (at) => (first(at, "#count").textContent = "2"),
      '<b vs-keep id="count">0</b><p>2</p>',
    );
    expect(region.textContent).to.equal("2mine2");
  });

  it("an element of ours keeps its drawing; its attributes follow the server, removed ones too", () => {
    const region = changed(
      '<vs-select name="a" data="old" required title="x"></vs-select>',
      (at) => first(at, "vs-select").attachShadow({ mode: "open" }).append("drawn"),
      '<vs-select name="a" data="new" title="y"></vs-select>',
    );
    const select = first(region, "vs-select");
    expect(["name", "data", "required"].map((name) => select.getAttribute(name))).to.eql(["a", "new", null]);
    expect(select.shadowRoot!.textContent).to.equal("drawn");
  });

  it("updates forms whose fields hide any of their members", () => {
    const faults = formMembers().filter((name) => {
      const markup = (text: string) =>
        `<form class="${text}"><input name="${name}"><p>${text}</p><b>${text}</b></form><i>${text}</i>`;
      const region = changed(markup("old"), () => {}, markup("new"));
      return region.textContent !== "newnewnew" || region.innerHTML !== markup("new");
    });
    expect(faults).to.eql([]);
  });
});
