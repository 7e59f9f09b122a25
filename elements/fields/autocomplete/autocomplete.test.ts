/** What the server suggests for a typed text: in forms and as tags alone. */
import { expect } from "@open-wc/testing";
import {
  cell,
  clearAll,
  input,
  key,
  note,
  openList,
  options,
  server,
  texts,
  type,
  values,
} from "../../../test/support/choosing.ts";
import { all, open, place, type as typeIn } from "../../../test/support/open-form.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

afterEach(clearAll);

describe("suggestions", () => {
  const people = [
    { id: 1, text: "Ткачук Ірина", phone: "380501112233", x: 30.5, color: "info" },
    { id: 2, text: "Ткач Олег" },
  ];
  const suggest = (more: object = {}) => ({
    schema: {
      a: { type: "Autocomplete", title: "Заявник", data: "people", ...more },
      phone: { type: "Text" },
      x: { type: "Number" },
    },
  });
  const found = (url: URL) =>
    people.filter(({ id, text }) =>
      url.searchParams.has("val")
        ? String(id) === url.searchParams.get("val")
        : text.toLowerCase().includes(url.searchParams.get("key")!.toLowerCase()),
    );

  it("[R2.4-10] [R5.2-26] [R7.2-05] are loaded when the list opens and while typing; the chosen id is stored", async () => {
    const asked = server(found);
    const form = await open(suggest(), {});
    const control = await openList(cell(form, "a"));
    await waitUntil(() => texts(cell(form, "a")).length === 2, "nothing at the opening");
    type(control, "ткачук");
    await waitUntil(() => asked.length === 2, "not asked");
    expect(asked).to.eql([
      "GET /api-user/suggest/people?limit=30&key=",
      "GET /api-user/suggest/people?limit=30&key=ткачук",
    ]);
    await waitUntil(() => texts(cell(form, "a")).length === 1, "not filtered");
    key(control, "Enter");
    expect([values(form)["a"], control.value]).to.eql(["1", "Ткачук Ірина"]);
  });

  it("[R3.9-18] columns of the choice fill the fields with the same names", async () => {
    server(found);
    const form = await open(suggest(), { phone: "380000000000" });
    const control = await openList(cell(form, "a"));
    await waitUntil(() => texts(cell(form, "a")).length === 2, "nothing");
    key(control, "ArrowDown");
    key(control, "Enter");
    expect(values(form)).to.eql({ a: "1", phone: "380501112233", x: 30.5 });
  });

  it("[R2.4-11] [R9.4-07] Autocomplete2 asks for 100; the text of a stored id is asked for by val", async () => {
    const asked = server(found);
    const form = await open(suggest({ type: "Autocomplete2" }), { a: 2 });
    await waitUntil(() => input(cell(form, "a")).value === "Ткач Олег", "no words");
    expect(asked).to.eql(["GET /api-user/suggest/people?limit=1&key=&val=2"]);
    await openList(cell(form, "a"));
    await waitUntil(() => asked.length === 2, "not asked");
    expect(asked[1]).to.equal("GET /api-user/suggest/people?limit=100&key=");
    expect(values(form)["a"]).to.equal(2);
  });

  it("[R9.4-02] fast typing sends only the last text, and a late answer to an older one is ignored", async () => {
    const answers = new Map<string, (list: unknown[]) => void>();
    const asked = server(({ searchParams }) =>
      searchParams.get("key") ? new Promise((resolve) => answers.set(searchParams.get("key")!, resolve)) : [],
    );
    const form = await open(suggest());
    const control = await openList(cell(form, "a"));
    await waitUntil(() => asked.length === 1, "not asked at the opening");
    type(control, "а");
    type(control, "аб");
    await waitUntil(() => answers.has("аб"), "not asked");
    expect(answers.has("а")).to.equal(false);
    type(control, "абв");
    await waitUntil(() => answers.has("абв"), "not asked");
    answers.get("абв")!(["нове"]);
    answers.get("аб")!(["старе"]);
    await waitUntil(() => texts(cell(form, "a")).join() === "нове", "the wrong answer");
  });

  it("[R8-05] an empty result is reported, with a hint for short texts", async () => {
    server(() => []);
    const form = await open(suggest());
    const control = await openList(cell(form, "a"));
    await waitUntil(
      () => note(form.shadowRoot!) === "Нічого не знайдено. Введіть щонайменше 7 символів, щоб шукати в усій базі",
      "no hint",
    );
    type(control, "довгий текст");
    await waitUntil(() => note(form.shadowRoot!) === "Нічого не знайдено", "no words");
  });

  it("[R3.6-31] [R5.2-27] [R5.2-08] a text that is too short or too long is reported, and the server is not asked", async () => {
    const asked = server(() => []);
    const form = await open(suggest({ minimumInputLength: 3, maxlength: 5 }));
    const control = await openList(cell(form, "a"));
    expect(note(form.shadowRoot!)).to.equal("Введіть ще 3 символи або більше");
    type(control, "аб");
    expect(note(form.shadowRoot!)).to.equal("Введіть ще 1 символ або більше");
    type(control, "абвгдеє");
    expect([note(form.shadowRoot!), asked]).to.eql(["Видаліть 2 символи", []]);
  });

  it("a text that matches no suggestion stays and is a problem; with tags it is a value", async () => {
    server(() => []);
    const form = await open({ schema: { a: suggest().schema.a, b: { ...suggest().schema.a, tags: true } } });
    for (const name of ["a", "b"]) {
      const control = await openList(cell(form, name));
      type(control, "Хтось");
      control.blur();
    }
    expect(await form.submit()).to.equal(false);
    await waitUntil(
      () => cell(form, "a").querySelector("[part=problem]")?.textContent === "Виберіть зі списку",
      "no problem",
    );
    expect([input(cell(form, "a")).value, values(form)]).to.eql(["Хтось", { a: "Хтось", b: "Хтось" }]);
  });

  it("a text that was left before its answer arrived still becomes the choice", async () => {
    server(found);
    const form = await open(suggest());
    const control = await openList(cell(form, "a"));
    type(control, "ткач олег");
    control.blur();
    await waitUntil(() => values(form)["a"] === "2", "not chosen");
  });

  /** Holds back the suggestions for a typed text until `answer` is called. */
  function holdTyped() {
    let answer: (() => void) | undefined;
    server(async (url) => {
      if (url.searchParams.get("key")) await new Promise<void>((resolve) => (answer = resolve));
      return found(url);
    });
    return { isAsked: () => !!answer, answer: () => answer!() };
  }

  it("a text that is left while its request is running still becomes the choice", async () => {
    const late = holdTyped();
    const form = await open(suggest());
    const control = await openList(cell(form, "a"));
    type(control, "ткач олег");
    await waitUntil(late.isAsked, "not asked");
    control.blur();
    late.answer();
    await waitUntil(() => values(form)["a"] === "2", "not chosen");
  });

  it("a late choice fills the other fields, but not those that were filled while it was awaited", async () => {
    const late = holdTyped();
    const form = await open(suggest());
    const control = await openList(cell(form, "a"));
    type(control, "ткачук ірина");
    await waitUntil(late.isAsked, "not asked");
    control.blur();
    typeIn(form, "phone", "0441234567");
    late.answer();
    await waitUntil(() => values(form)["a"] === "1", "not chosen");
    expect(values(form)).to.eql({ a: "1", phone: "0441234567", x: 30.5 });
  });

  it("a late choice fills a field that stores nothing, such as a label", async () => {
    const late = holdTyped();
    const { schema } = suggest();
    const form = await open({ schema: { ...schema, phone: { type: "Label" } } }, { phone: "0441234567" });
    expect(cell(form, "phone").textContent).to.contain("0441234567");
    const control = await openList(cell(form, "a"));
    type(control, "ткачук ірина");
    await waitUntil(late.isAsked, "not asked");
    control.blur();
    late.answer();
    await waitUntil(() => cell(form, "phone").textContent?.includes("380501112233"), "the old one stands there");
  });

  it("a late choice does not replace what was typed meanwhile in the page's own form", async () => {
    let answer: (() => void) | undefined;
    server(async (url) => {
      if (url.searchParams.get("key")) await new Promise<void>((resolve) => (answer = resolve));
      return [{ id: 5, text: "Садова, 5", x: 30.5, district: "2" }];
    });
    place.innerHTML = `<form><input name="district" value="9"><input name="x"><vs-autocomplete name="address" data="s7"></vs-autocomplete></form>`;
    const tag = place.querySelector("vs-autocomplete")!;
    await waitUntil(() => tag.shadowRoot!.querySelector("input"), "not drawn");
    const control = await openList(tag.shadowRoot!);
    type(control, "садова, 5");
    await waitUntil(() => answer, "not asked");
    control.blur();
    type(place.querySelector<HTMLInputElement>("[name=x]")!, "31");
    answer!();
    const data = () => Object.fromEntries(new FormData(place.querySelector("form")!));
    await waitUntil(() => data()["address"] === "5", "not chosen");
    expect(data()).to.eql({ district: "2", x: "31", address: "5" });
  });

  it("a choice whose id is the text that was refused is taken when it is picked", async () => {
    let isDown = true;
    server(() => (isDown ? new Response("", { status: 500 }) : ["Садова"]));
    const form = await open({ schema: { a: { type: "Autocomplete", data: "s6", validators: ["required"] } } });
    const control = await openList(cell(form, "a"));
    type(control, "Садова");
    control.blur();
    expect(await form.submit()).to.equal(false);
    isDown = false;
    await openList(cell(form, "a"));
    await waitUntil(() => texts(cell(form, "a")).join() === "Садова", "not offered");
    options(cell(form, "a"))[0]!.click();
    await waitUntil(() => !cell(form, "a").querySelector("[part=problem]")?.textContent, "still refused");
  });

  const asking = {
    Autocomplete: { type: "Autocomplete" },
    Select3: { type: "Select3", minimumInputLength: 1 },
    "Select3 of several": { type: "Select3", minimumInputLength: 1, multi: true },
  };
  for (const [kind, entry] of Object.entries(asking))
    it(`a text of ${kind} that is left when its request fails stays with a retry, which takes it`, async () => {
      let isDown = true;
      server((url) => (isDown && url.searchParams.get("key") ? new Response("", { status: 500 }) : found(url)));
      const form = await open({ schema: { a: { ...entry, data: "callers" } } });
      const control = await openList(cell(form, "a"));
      type(control, "Ткач Олег");
      control.blur();
      const again = () => all(form, ".again")[0];
      await waitUntil(again, "no retry");
      await waitUntil(() => control.value === "Ткач Олег", "the text is gone"); // drawn after the retry
      isDown = false;
      again()!.click();
      await waitUntil(() => String(values(form)["a"]) === "2" && !again(), "not taken");
    });

  it("an emptied text shows what is offered for nothing typed", async () => {
    server(found);
    const form = await open(suggest());
    const control = await openList(cell(form, "a"));
    type(control, "олег");
    await waitUntil(() => texts(cell(form, "a")).join() === "Ткач Олег", "not found");
    type(control, "");
    await waitUntil(() => note(form.shadowRoot!) === "" && texts(cell(form, "a")).length > 1, "not offered");
  });

  it("[R3.6-27] [R7.2-06] smart offers recent choices while nothing is typed", async () => {
    const asked = server(({ searchParams }) =>
      searchParams.has("smart") ? Array.from({ length: 12 }, (_, at) => `Недавній ${at}`) : ["Інший"],
    );
    const form = await open(suggest({ smart: "works.request.applicant", tags: true }));
    const control = await openList(cell(form, "a"));
    await waitUntil(() => texts(cell(form, "a")).length === 10, "no recent ones");
    const own = asked.filter((one) => !one.endsWith("/callers")); // of the tests before this one
    expect([own, cell(form, "a").querySelector("[role=group]")?.getAttribute("aria-label")]).to.eql([
      ["GET /api-user/suggest/people?limit=10&key=&smart=works.request.applicant"],
      "Нещодавні",
    ]);
    type(control, "інш");
    await waitUntil(() => texts(cell(form, "a"))[0] === "Інший", "no search");
  });

  it("[R3.6-15] parents are sent too; equal requests are made once, with nocache each time", async () => {
    const asked = server(() => ["Садова"]);
    const form = await open(
      {
        schema: {
          d: { type: "Text" },
          a: { type: "Autocomplete", data: "s1", parent: "d", parent2: "e" },
          e: { type: "Hidden" },
          n: { type: "Autocomplete", data: "s2", nocache: true },
        },
      },
      { d: "7", e: "8" },
    );
    for (const name of ["a", "a", "n", "n"]) {
      const control = await openList(cell(form, name));
      await waitUntil(() => texts(cell(form, name)).length > 0, "nothing");
      control.blur();
    }
    await waitUntil(() => asked.length >= 3);
    expect(asked).to.eql([
      "GET /api-user/suggest/s1?limit=30&key=&parent=7&parent2=8",
      "GET /api-user/suggest/s2?limit=30&key=&nocache=true",
      "GET /api-user/suggest/s2?limit=30&key=&nocache=true",
    ]);
  });

  it("[R2.4-13] a Select3 asks the server while typing from minimumInputLength 1 on", async () => {
    // a list of its own: a late request of a test before may have failed
    const asked = server((url) => (url.pathname.includes("suggest") ? found(url) : { clerks: { 1: "Ткачук" } }));
    const form = await open({
      schema: { a: { type: "Select3", data: "clerks", minimumInputLength: 1 }, b: { type: "Select3", data: "clerks" } },
    });
    const control = await openList(cell(form, "a"));
    type(control, "олег");
    await waitUntil(() => texts(cell(form, "a")).join() === "Ткач Олег", "not asked");
    key(control, "Enter");
    expect(values(form)["a"]).to.equal("2");
    type(await openList(cell(form, "b")), "ткач");
    expect([texts(cell(form, "b")), asked.length]).to.eql([["Ткачук"], 2]);
  });

  it("[R5.2-08] a failed request is reported, with a retry", async () => {
    let isDown = true;
    server(() => (isDown ? new Response("", { status: 500 }) : ["Садова"]));
    const form = await open({ schema: { a: { type: "Autocomplete", data: "s3" } } });
    await openList(cell(form, "a"));
    await waitUntil(() => all(form, ".again").length === 1, "no retry");
    isDown = false;
    all(form, ".again")[0]!.click();
    await waitUntil(() => texts(cell(form, "a")).join() === "Садова", "not tried again");
  });

  it("in a page's own form it fills native inputs and takes its parents from that form", async () => {
    const asked = server(() => [{ id: 5, text: "Садова, 5", x: 30.5, district: "2" }]);
    place.innerHTML = `<form><input name="district" value="9"><input name="x"><vs-autocomplete name="address" data="s4" parent="district"></vs-autocomplete></form>`;
    const tag = place.querySelector("vs-autocomplete")!;
    await waitUntil(() => tag.shadowRoot!.querySelector("input"), "not drawn");
    const control = await openList(tag.shadowRoot!);
    await waitUntil(() => texts(tag.shadowRoot!).length === 1, "nothing");
    expect(asked).to.eql(["GET /api-user/suggest/s4?limit=30&key=&parent=9"]);
    key(control, "ArrowDown");
    key(control, "Enter");
    const data = Object.fromEntries(new FormData(place.querySelector("form")!));
    expect(data).to.eql({ district: "2", x: "30.5", address: "5" });
  });

  it("in a page's own form it checks the radios and boxes that the columns mean, and leaves their values", async () => {
    server(() => [{ id: 5, text: "Садова, 5", side: "2", paved: true, lit: 0, kind: "3" }]);
    const box = (name: string, value: string, more = "") => `<input name="${name}" value="${value}" ${more}>`;
    const radios = ["1", "2"].map((value) => box("side", value, `type="radio" ${value === "1" ? "checked" : ""}`));
    const kinds = ["1", "3"].map((value) => box("kind", value, `type="checkbox" ${value === "1" ? "checked" : ""}`));
    const flags = box("paved", "так", 'type="checkbox"') + '<input name="lit" type="checkbox" checked>';
    place.innerHTML = `<form>${radios.join("")}${kinds.join("")}${flags}<vs-autocomplete name="a" data="s5"></vs-autocomplete></form>`;
    const heard: string[] = [];
    place.addEventListener("change", ({ target }) => heard.push((target as HTMLInputElement).name));
    const tag = place.querySelector("vs-autocomplete")!;
    await waitUntil(() => tag.shadowRoot!.querySelector("input"), "not drawn");
    const control = await openList(tag.shadowRoot!);
    await waitUntil(() => texts(tag.shadowRoot!).length === 1, "nothing");
    key(control, "ArrowDown");
    key(control, "Enter");
    const inputs = [...place.querySelectorAll("input")];
    expect(inputs.map(({ value, checked }) => [value, checked])).to.eql([
      ["1", false],
      ["2", true],
      ["1", false],
      ["3", true],
      ["так", true],
      ["on", false],
    ]);
    expect([...new Set(heard)].toSorted()).to.include.members(["kind", "lit", "paved", "side"]);
  });
});
