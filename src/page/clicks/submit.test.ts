/** What an opted-in form of the page sends (R7.3-16). Flows: test/flows/actions.test.ts. */
import { expect } from "@open-wc/testing";
import "../../../elements/main.ts";
import { configure } from "../../base/settings.ts";
import { answers } from "../../../test/support/memory-server.ts";
import { submit } from "./submit.ts";

const place = document.body.appendChild(document.createElement("div"));
// a page with something to refresh is not reloaded; this element draws nothing
const inert = document.body.appendChild(document.createElement("div"));
inert.setAttribute("vs-inert", "");
inert.append(document.createElement("vs-widget"));
afterEach(() => {
  place.replaceChildren();
  configure({ transport: null });
});

/** What is sent when the form's button is pressed. */
async function sent(html: string): Promise<string[][]> {
  const asked = answers({});
  place.innerHTML = html;
  await submit(place.querySelector("form")!, place.querySelector("button"));
  return asked.map(({ method, path, body }) => [method, path, body]);
}
const fields = '<input name="a" value="1 &amp; 2">';

describe("the submit of a form of the page", () => {
  it("goes to the form's own address by its method, with the button's name", async () => {
    expect(
      await sent(`<form action="/save" method="post">${fields}<button name="go" value="x"></button></form>`),
    ).to.eql([["POST", "/save", "a=1+%26+2&go=x"]]);
    expect(await sent(`<form action="/find">${fields}<button></button></form>`)).to.eql([
      ["GET", "/find?a=1+%26+2", ""],
    ]);
  });

  it("without an address, or with one that counts from the page, goes where the browser would send it", async () => {
    const { pathname, search, hash } = location;
    const folder = pathname.replace(/[^/]*$/, "");
    history.replaceState(history.state, "", "?id=17#top");
    try {
      const form = (attributes: string) => `<form data-vs-submit ${attributes}>${fields}<button></button></form>`;
      const body = "a=1+%26+2";
      expect(await sent(form('method="post"'))).to.eql([["POST", `${pathname}?id=17`, body]]);
      expect(await sent(form('method="post" action=""'))).to.eql([["POST", `${pathname}?id=17`, body]]);
      expect(await sent(form('method="post" action="#"'))).to.eql([["POST", `${pathname}?id=17`, body]]);
      expect(await sent(form('method="post" action="?do=save"'))).to.eql([["POST", `${pathname}?do=save`, body]]);
      expect(await sent(form('method="post" action="save.php"'))).to.eql([["POST", `${folder}save.php`, body]]);
      expect(await sent(form("")), "the fields take the place of the query").to.eql([
        ["GET", `${pathname}?${body}`, ""],
      ]);
    } finally {
      history.replaceState(history.state, "", `${pathname}${search}${hash}`);
    }
  });

  it("goes to the pressed button's own address, by its own method", async () => {
    const button = '<button formaction="/draft" formmethod="post"></button>';
    expect(await sent(`<form action="/save" method="get">${fields}${button}</form>`)).to.eql([
      ["POST", "/draft", "a=1+%26+2"],
    ]);
  });

  it("is multipart where the form, or its button, says so", async () => {
    for (const [form, button] of [
      ['enctype="multipart/form-data"', ""],
      ["", 'formenctype="multipart/form-data"'],
    ]) {
      const [[, , body] = []] = await sent(
        `<form action="/save" method="post" ${form}>${fields}<button ${button}></button></form>`,
      );
      expect(body).to.include('name="a"').and.include("1 & 2");
    }
  });

  it("of values for a call is multipart with a chosen file, and JSON without one", async () => {
    const inputs = '<input name="topic" value="x"><input type="file" name="scan" multiple>';
    const html = `<form api="/letters" method="post">${inputs}</form>`;
    expect(await sent(html)).to.eql([["POST", "/letters", '{"topic":"x"}']]);
    const asked = answers({});
    const chosen = new DataTransfer();
    for (const name of ["a.txt", "b.txt"]) chosen.items.add(new File([`text of ${name}`], name));
    place.querySelector<HTMLInputElement>("[name=scan]")!.files = chosen.files;
    await submit(place.querySelector("form")!, null);
    expect(asked[0]!.body).to.match(/name="topic"\s+x\s/);
    for (const name of ["a.txt", "b.txt"])
      expect(asked[0]!.body).to.include(`name="scan"; filename="${name}"`).and.include(`text of ${name}`);
  });

  it("of values for a call has the pressed button's name", async () => {
    const html = `<form api="/go" method="post"><input name="a" value="1"><button name="go" value="x"></button></form>`;
    expect(await sent(html)).to.eql([["POST", "/go", '{"a":"1","go":"x"}']]);
  });

  it("into the state takes a name out whose box is unticked, but not that of a button or of the attribute", async () => {
    const address = location.href;
    const url = new URL(address);
    url.searchParams.set("go", "1");
    history.replaceState(history.state, "", url);
    const inputs = '<input type="checkbox" name="is new"><input type="checkbox" name="sort" value="up">';
    place.innerHTML = `<form state="sort=down">${inputs}<select name="s" multiple><option>b</select><button name="go"></form>`;
    const form = place.querySelector("form")!;
    const [box, sort] = form.querySelectorAll("input");
    const chosen = async (isChosen: boolean) => {
      box!.checked = sort!.checked = form.querySelector("option")!.selected = isChosen;
      await submit(form, null);
      const query = new URLSearchParams(location.search);
      return ["is new", "sort", "s", "go"].map((name) => query.get(name));
    };
    const states = [await chosen(true), await chosen(false)];
    history.replaceState(history.state, "", address);
    expect(states).to.eql([
      ["on", "up", "b", "1"],
      [null, "down", null, "1"],
    ]);
  });

  it("puts the name of a chosen file into the state, as the browser would into the address", async () => {
    const address = location.href;
    place.innerHTML = '<form state=""><input type="file" name="plan"></form>';
    const form = place.querySelector("form")!;
    const data = new DataTransfer();
    data.items.add(new File(["x"], "дах.png"));
    form.querySelector("input")!.files = data.files;
    await submit(form, null);
    const plan = new URLSearchParams(location.search).get("plan");
    history.replaceState(history.state, "", address);
    expect(plan).to.equal("дах.png");
  });

  it("goes to the form's own address where `data-state` is the host's own word", async () => {
    const address = location.href;
    const html = `<form data-vs-submit data-state="open" action="/save" method="post">${fields}</form>`;
    expect(await sent(html)).to.eql([["POST", "/save", "a=1+%26+2"]]);
    expect(location.href).to.equal(address);
  });

  /** What the browser itself submits when the form's button is pressed, and what we send. */
  async function alone(html: string): Promise<unknown[]> {
    const { submit: native } = HTMLFormElement.prototype;
    const posted: unknown[] = [];
    HTMLFormElement.prototype.submit = function submitAlone(this: HTMLFormElement) {
      posted.push([this.getAttribute("action"), this.method, ...new FormData(this)]);
    };
    try {
      return [...posted, ...(await sent(html)), ...posted];
    } finally {
      HTMLFormElement.prototype.submit = native;
    }
  }

  it("is left to the browser where a `data-state` is the host's own look: nothing goes into the address", async () => {
    const { href } = location;
    const form = `<form action="/login" method="post" data-state="open">${fields}<button name="go" value="x" formaction="/in"></button></form>`;
    expect(await alone(form)).to.eql([["/in", "post", ["a", "1 & 2"], ["go", "x"]]]);
    expect([location.href, place.querySelector("form")!.outerHTML]).to.eql([href, form.replace("&amp;", "&amp;")]);
  });

  it("[SAFETY §1] is left to the browser where the page has a nonce and the form has not", async () => {
    const meta = document.head.appendChild(Object.assign(document.createElement("meta"), { name: "vs-nonce" }));
    meta.content = "n1";
    try {
      const form = (nonce: string) =>
        `<form api="/go" action="/own" method="post"${nonce}>${fields}<button></button></form>`;
      expect(await alone(form(""))).to.eql([["/own", "post", ["a", "1 & 2"]]]);
      expect(await alone(form(' vs-nonce="n1"'))).to.eql([["POST", "/go", '{"a":"1 & 2"}']]);
    } finally {
      meta.remove();
    }
  });

  it("is sent once while it is under way", async () => {
    let give = () => {};
    const asked = answers(async () => new Promise<Response>((resolve) => (give = () => resolve(Response.json({})))));
    place.innerHTML = `<form action="/save" method="post">${fields}</form>`;
    const form = place.querySelector("form")!;
    const first = submit(form, null);
    await submit(form, null);
    while (!asked.length) await new Promise((done) => setTimeout(done));
    give();
    await first;
    expect(asked).to.have.length(1);
    const again = submit(form, null);
    while (asked.length < 2) await new Promise((done) => setTimeout(done));
    give();
    await again;
  });
});
