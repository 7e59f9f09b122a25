/** Wrong schemas as authors write them, in a real vs-form (src/forms/schema/wrong-schemas.ts; goal R7 of docs/safety.md §5). */
import { expect } from "@open-wc/testing";
import "../main.ts";
import { configure } from "../../src/base/settings.ts";
import { wrongSchemas } from "../../src/forms/schema/wrong-schemas.ts";
import { answers } from "../../test/support/memory-server.ts";
import type { VsForm } from "../../test/support/open-form.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

const { error } = console;
let said: string[];
let form: HTMLElement;

const inputOf = (name: string) =>
  form.shadowRoot!.querySelector<HTMLInputElement>(`[data-field="${name}"] :is(input, textarea)`);

function draw(schema: unknown): void {
  form = Object.assign(document.createElement("vs-form"), { schema });
  form.setAttribute("mode", "add");
  form.setAttribute("form", "wrong");
  document.body.append(form);
}

/** Types as a person does; returns the form's value afterwards. */
async function type(name: string, text: string): Promise<unknown> {
  const input = inputOf(name)!;
  const changed = new Promise<unknown>((resolve) =>
    document.addEventListener(
      "vs:changed",
      (event) => resolve((event as CustomEvent<{ value: unknown }>).detail.value),
      {
        once: true,
      },
    ),
  );
  input.focus();
  input.value = text;
  input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  return changed;
}

describe("[R8-26] wrong schemas in a form", () => {
  beforeEach(() => {
    said = [];
    console.error = (...words: unknown[]) => void said.push(String(words[0]));
    answers({ x: { a: "А" } }); // the list that some of them name
  });
  afterEach(() => {
    console.error = error;
    form.remove();
    document.querySelector("vs-notices")?.remove();
    configure({ transport: null });
  });

  for (const { what, schema, says, good } of wrongSchemas)
    it(`${what}: ${good.length ? "the good fields can be typed into" : "a sentence in its place"}, one message in the console`, async () => {
      draw(schema);
      if (good.length === 0) await waitUntil(() => form.shadowRoot!.querySelector("[role=alert]")?.textContent);
      for (const name of good) {
        await waitUntil(() => inputOf(name), `${name} is not drawn`);
        expect(await type(name, "добре")).to.equal("добре");
      }
      await waitUntil(() => said.length, "nothing was said");
      expect(said, said.join("\n")).to.have.length(1);
      const [, words = ""] = /^<vs-form[^>]*>: form "wrong": (.*)$/.exec(said[0]!) ?? [];
      expect(words.slice(0, -1)).to.match(says);
    });

  it("5,000 fields are drawn, and the last one can be typed into", async () => {
    draw({ schema: Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index}`, { type: "Text" }])) });
    await waitUntil(() => inputOf("f4999"), "not drawn");
    expect(await type("f4999", "край")).to.equal("край");
    expect(said).to.eql([]);
  });

  it("[R8-12] a multi select without data is told in the required words, and the form stands", async () => {
    draw({ schema: { good: { type: "Text" }, kinds: { type: "MultiSelect" } } });
    await waitUntil(() => inputOf("good"));
    await waitUntil(() => said.length, "nothing was said");
    expect(said).to.have.length(1);
    expect(said[0]).to.contain("No 'data' for MultiSelect").and.to.contain('field "kinds"');
  });

  it("a correct schema logs nothing", async () => {
    draw({ schema: { good: { type: "Text", validators: ["required"] } } });
    await waitUntil(() => inputOf("good"));
    await type("good", "");
    expect(said).to.eql([]);
  });
});

describe("objects where a field expects a text or a number", () => {
  it("[R8-26] are shown as JSON, sent back unchanged, and the other fields work", async () => {
    const owner = { owner: { id: 5, name: "Іванов" } };
    const value = { good: "а", text: owner, label: owner, block: owner, list: [owner] };
    const schema = {
      good: { type: "Text" },
      text: { type: "Text" },
      label: { type: "Label" },
      block: { type: "HtmlBlock" },
      list: { type: "Text" },
    };
    form = Object.assign(document.createElement("vs-form"), { schema: { schema }, value });
    form.setAttribute("table", "plot");
    form.setAttribute("record", "5");
    document.body.append(form);
    await waitUntil(() => inputOf("good"));
    expect(inputOf("text")!.value).to.equal(JSON.stringify(owner));
    await waitUntil(() => form.shadowRoot!.querySelector('[data-field="label"]')!.textContent.includes("Іванов"));
    await type("good", "б");
    const calls = answers({ id: 5 });
    expect(await (form as VsForm).submit()).to.equal(true);
    const sent = calls.find(({ method }) => method === "PUT")!;
    expect(JSON.parse(sent.body)).to.deep.include({ good: "б", text: owner, list: [owner] });
    form.remove();
  });
});

describe("wrong validators of a tag", () => {
  for (const [validators, says] of [
    ['["emial"]', 'validators: validator "emial" is not known (did you mean "email"?).'],
    ['[{"type":"regexp","pattern":"(a+)+"}]', 'validators: validator "regexp": pattern "(a+)+" repeats'],
  ] as const)
    it(`[R5.1-07] ${validators} is reported once with the tag, and the field works`, async () => {
      const heard: string[] = [];
      console.error = (...words: unknown[]) => void heard.push(String(words[0]));
      const field = document.createElement("vs-text");
      field.setAttribute("validators", validators);
      document.body.append(field);
      await waitUntil(() => heard.length, "nothing was said");
      field.setAttribute("title", "Пошта");
      await waitUntil(() => field.shadowRoot!.textContent?.includes("Пошта"));
      console.error = error;
      expect(heard).to.have.length(1);
      expect(heard[0]).to.contain(`<vs-text validators="`).and.contain(says);
      field.remove();
    });
});
