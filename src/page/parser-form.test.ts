/** Fields in the rows of a form that the parser closed early. With a server: test/hostile/events.test.ts. */
import { aTimeout, expect } from "@open-wc/testing";
import { waitUntil } from "../../test/support/wait-until.ts";
import type { FieldInside } from "./control.ts";
import { defineTags } from "./define.ts";

defineTags(async () => ({ root, host }: FieldInside) => {
  host.tabIndex = 0;
  root.append(document.createElement("input"));
});

let place = document.createElement("div");
afterEach(() => place.remove());

const row = (field: string) => `<tr><td>${field}</td></tr>`;
const required = `<vs-text name="ours" required></vs-text>`;

/** @returns the form and what its submits have posted; "heard" where the page only hears of one that is refused */
async function drawn(html: string) {
  place.remove();
  place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = html;
  const form = place.querySelector("form")!;
  const sent: string[] = [];
  place.addEventListener("submit", (event) => {
    sent.push(event.defaultPrevented ? "heard" : posts(form));
    event.preventDefault();
  });
  await waitUntil(() => posts(form) !== "", "not joined");
  return { form, sent, field: place.querySelector("vs-text")! };
}
const posts = (form: HTMLFormElement) => new URLSearchParams(new FormData(form) as never).toString();

describe("a form that the parser closed early", () => {
  it("is not sent while a field of its rows is wrong, and the field gets the focus", async () => {
    const { form, sent, field } = await drawn(`<table><form>${row(required)}</form></table>`);
    form.requestSubmit();
    expect([sent, document.activeElement]).to.eql([[], field]);
    (field as HTMLElement & { value: string }).value = "b";
    form.requestSubmit();
    expect(sent).to.eql(["ours=b"]);
  });

  it("asks a field that was moved several times once", async () => {
    const { form, field } = await drawn(
      `<table><form></form>${row(required.replace("required", 'value="a"'))}</table>`,
    );
    const control = field as unknown as { checkValidity(): boolean };
    let asked = 0;
    const check = control.checkValidity.bind(field);
    control.checkValidity = () => (asked++, check());
    for (let move = 0; move < 3; move++) {
      field.parentElement!.append(field);
      await aTimeout(0);
    }
    form.requestSubmit();
    expect(asked).to.equal(1);
  });

  it("is sent unchecked with novalidate, or by a button with formnovalidate", async () => {
    const { form, sent } = await drawn(`<table><form novalidate>${row(required)}</form></table>`);
    form.requestSubmit();
    expect(sent).to.eql(["ours="]);
    const free = await drawn(`<table><form>${row(required)}</form></table>`);
    const submitter = document.createElement("button");
    submitter.formNoValidate = true;
    free.form.dispatchEvent(new SubmitEvent("submit", { submitter, bubbles: true, cancelable: true }));
    expect(free.sent).to.eql(["ours="]);
  });

  it("is neither held nor reset by a field that stands elsewhere by now", async () => {
    const { form, sent, field } = await drawn(`<table><form>${row(required)}</form></table>`);
    place.append(field);
    Object.assign(field, { value: "" });
    form.requestSubmit();
    expect(sent).to.eql([""]);
    Object.assign(field, { value: "typed" });
    form.reset();
    await aTimeout(0);
    expect((field as HTMLElement & { value: string }).value).to.equal("typed");
  });

  it("resets its fields, unless the page refuses the reset", async () => {
    const { form, field } = await drawn(
      `<table><form>${row(`<vs-text name="ours" value="a"></vs-text>`)}</form></table>`,
    );
    Object.assign(field, { value: "typed" });
    const refuse = (event: Event) => event.preventDefault();
    form.addEventListener("reset", refuse);
    form.reset();
    await aTimeout(0);
    expect(posts(form)).to.equal("ours=typed");
    form.removeEventListener("reset", refuse);
    form.reset();
    await aTimeout(0);
    expect(posts(form)).to.equal("ours=a");
  });

  it("does not take the field of another table", async () => {
    const { form } = await drawn(`<table><form>${row(required)}</form></table><table>${row(required)}</table>`);
    await aTimeout(50);
    expect(posts(form)).to.equal("ours=");
  });

  it("posts a field in a table within its table", async () => {
    const inner = `<table>${row('<vs-text name="ours" value="a"></vs-text>')}</table>`;
    const { form } = await drawn(`<table><form>${row(inner)}</form></table>`);
    expect(posts(form)).to.equal("ours=a");
  });

  it("posts its fields after a script has put a hidden input into it", async () => {
    const { form, field } = await drawn(
      `<table><form>${row('<vs-text name="ours" value="a"></vs-text>')}</form></table>`,
    );
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name: "token", value: "1" }));
    expect(posts(form)).to.equal("token=1&ours=a");
    field.after(field.cloneNode());
    await waitUntil(() => posts(form).endsWith("&ours=a&ours=a"), "a later field is not joined");
  });

  it("takes time that grows with the number of forms, not with its square", async function () {
    this.timeout(90_000);
    const tr = row('<vs-number name="ours" value="1"></vs-number>');
    const timeOf = async (html: string) => {
      place.remove();
      place = document.body.appendChild(document.createElement("div"));
      const start = performance.now();
      place.innerHTML = html;
      const last = [...place.querySelectorAll("form")].at(-1)!;
      while (posts(last) === "") await aTimeout(0);
      return performance.now() - start;
    };
    const rows = 2000;
    const one = await timeOf(`<table><form>${tr.repeat(rows)}</form></table>`);
    const each = await timeOf(`<table>${`<form>${tr}</form>`.repeat(rows)}</table>`);
    expect(each / one, `${Math.round(one)} and ${Math.round(each)} ms`).to.be.below(8);
  });
});
