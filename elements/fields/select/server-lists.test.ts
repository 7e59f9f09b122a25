/** Lists of the server and of the page: loading, late answers, dependencies, new entries. */
import { aTimeout, expect } from "@open-wc/testing";
import {
  cell,
  clearAll,
  input,
  key,
  openList,
  select,
  server,
  texts,
  type,
  values,
} from "../../../test/support/choosing.ts";
import { clear, open, place, type VsForm } from "../../../test/support/open-form.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

afterEach(clearAll);

describe("lists of the server", () => {
  it("[R7.2-01] [R3.6-19] are loaded once for all fields, with nocache at each opening", async () => {
    let count = 0;
    const asked = server(() => ({ shared1: { a: "А" }, fresh1: { n: `Н${++count}` } }));
    const form = await open({
      schema: {
        a: { type: "Select", data: "shared1" },
        b: { type: "Select2", data: "shared1" },
        c: { type: "Select", data: "fresh1", nocache: true },
      },
    });
    await openList(cell(form, "a"));
    await waitUntil(() => texts(cell(form, "a")).length === 1, "no list");
    expect(asked).to.eql(["GET /api-user/select/shared1,fresh1,1"]);
    const control = await openList(cell(form, "c"));
    await waitUntil(() => asked.length === 2, "not asked at the opening");
    expect(asked[1]).to.equal("GET /api-user/select/fresh1");
    await waitUntil(() => texts(cell(form, "c")).includes("Н2"), "the new answer is not shown");
    control.blur();
    await openList(cell(form, "c"));
    await waitUntil(() => asked.length === 3, "not asked again");
  });

  it("[R3.9-19] are asked for with the page's state, but not with its system keys or long texts", async () => {
    const address = location.href;
    const system =
      "uid_user uid lang now domain state state_base title order obj table row site_name currency _c".split(" ");
    const query = { region: "5", ...Object.fromEntries(system.map((name) => [name, "x"])), long: "x".repeat(100) };
    history.replaceState(null, "", `?${new URLSearchParams(query).toString()}`);
    try {
      const asked = server(() => ({ stated1: { a: "А" } }));
      const form = await open({ schema: { a: { type: "Select", data: "stated1" } } });
      await openList(cell(form, "a"));
      await waitUntil(() => texts(cell(form, "a")).length === 1, "no list");
      expect(asked).to.eql(["GET /api-user/select/stated1?region=5"]);
    } finally {
      history.replaceState(null, "", address);
    }
  });

  it("[R2.4-12] when the list loads after the click, its text is selected, so that the first key replaces it", async () => {
    let answer: ((list: object) => void) | undefined;
    server(() => new Promise((resolve) => (answer = resolve)));
    const form = await open({ schema: { a: { type: "Select", data: "late1" } } }, { a: "g" });
    const control = await openList(cell(form, "a"));
    await waitUntil(() => answer, "not asked");
    answer!({ late1: { a: "Асфальт", g: "Граніт" } });
    await waitUntil(() => control.value === "Граніт", "no list");
    expect([control.selectionStart, control.selectionEnd]).to.eql([0, 6]);
  });

  it("[R3.5-01] window.select is used when it has the list, and filled with loaded lists", async () => {
    const owner = window as unknown as { select?: Record<string, unknown> };
    owner.select = { ownlistjson: { x: "Власне" } };
    const asked = server(() => ({ theirlist: { y: "Чуже" } }));
    const form = await open(
      { schema: { a: { type: "Select", data: "ownlist" }, b: { type: "Select", data: "theirlist" } } },
      { a: "x", b: "y" },
    );
    await waitUntil(() => input(cell(form, "b")).value === "Чуже", "no words");
    expect([input(cell(form, "a")).value, asked.length, owner.select["theirlistjson"]]).to.eql([
      "Власне",
      1,
      { y: "Чуже" },
    ]);
    delete owner.select;
  });

  it("[R7.2-01] are loaded from the field's own address in api", async () => {
    const asked = server(() => [{ id: 1, text: "Одна" }]);
    const form = await open({ schema: { a: { type: "Select", api: "/own/list?kind=5" } } }, { a: 1 });
    await waitUntil(() => input(cell(form, "a")).value === "Одна", "no words");
    expect(asked).to.eql(["GET /own/list?kind=5"]);
  });

  it("[R3.6-32] first picks the first item for an empty field, which is not a change of a new record", async () => {
    server(() => ({
      firstlist: [
        { id: "h", text: "Прихований", hidden: true },
        { id: "d", text: "Вимкнений", enabled: false },
        { id: "a", text: "А" },
        { id: "b", text: "Б" },
      ],
    }));
    const form = await open(
      {
        schema: {
          a: { type: "Select", data: "firstlist", first: true },
          b: { type: "Select", data: "firstlist", first: true },
        },
      },
      { b: "b" },
      { mode: "add", record: "" },
    );
    await waitUntil(() => input(cell(form, "a")).value === "А", "not taken");
    expect([values(form)["a"], values(form)["b"], (form as VsForm & { isDirty(): boolean }).isDirty()]).to.eql([
      "a",
      "b",
      false,
    ]);
  });

  it("a first choice is sent as it is shown, also in a new record that was given without a choice, until it is cleared", async () => {
    server(() => ({ firstlist3: [["a", "А"]] }));
    const field = { type: "Select", data: "firstlist3", first: true };
    const form = await open({ schema: { a: field, b: field } }, { a: "", b: null }, { mode: "add", record: "" });
    const shown = () => ["a", "b"].map((name) => input(cell(form, name)).value).join();
    await waitUntil(() => shown() === "А,А", "not taken");
    expect(values(form)).to.include({ a: "a", b: "a" });
    for (const name of ["a", "b"]) {
      const control = await openList(cell(form, name));
      type(control, "");
      control.blur();
      await waitUntil(() => control.value === "", "not cleared");
    }
    expect(values(form)).to.include({ a: null, b: null });
  });

  it("[R3.6-32] first leaves an empty field empty when it is disabled or read-only", async () => {
    server(() => ({ firstlist2: [["a", "А"]] }));
    place.innerHTML = ["", "disabled", "readonly"]
      .map((more) => `<vs-select name="x" data="firstlist2" first ${more}></vs-select>`)
      .join("");
    const [taken, ...others] = [...place.children] as (HTMLElement & { value: unknown })[];
    await waitUntil(() => taken!.value === "a", "not taken");
    await waitUntil(() => others.every((one) => one.shadowRoot!.querySelector("[data-anchor]")), "not drawn");
    expect(others.map(({ value }) => value)).to.eql(["", ""]);
  });

  it("[R3.6-15] [R3.5-04] depend on other fields: entries of the parent's value; a choice that no longer fits is removed", async () => {
    const rows = [
      ["1", "Садова", "n"],
      ["2", "Вишнева", "n"],
      ["3", "Лугова", "s"],
    ];
    const asked = server(({ pathname }) =>
      pathname.includes("street") ? { dstreet: rows } : { dpart: { n: "Північ", s: "Південь" } },
    );
    const form = await open(
      {
        schema: {
          part: { type: "Select", data: "dpart" },
          street: { type: "Select", data: "dstreet", parent: "part" },
        },
      },
      { part: "n", street: "2" },
    );
    await waitUntil(() => input(cell(form, "street")).value === "Вишнева", "no words");
    expect(asked).to.include("GET /api-user/select/dstreet?part=n");
    await openList(cell(form, "street"));
    expect(texts(cell(form, "street"))).to.eql(["Садова", "Вишнева"]);
    const control = await openList(cell(form, "part"));
    key(control, "ArrowDown");
    key(control, "Enter");
    await waitUntil(() => values(form)["street"] === null, "the street stays");
    await openList(cell(form, "street"));
    expect(texts(cell(form, "street"))).to.eql(["Лугова"]);
  });

  it("[R3.6-15] answers in the wrong order go to their own request, and a request that no field needs is aborted", async () => {
    const waiting = new Map<string, { answer(list: object): void; signal: AbortSignal }>();
    server(({ pathname, searchParams }, { signal }) => {
      if (!pathname.includes("wrongorder")) return {};
      return new Promise((resolve) => waiting.set(searchParams.get("part")!, { answer: resolve, signal }));
    });
    const form = await open(
      { schema: { part: { type: "Text" }, street: { type: "Select", data: "wrongorder", parent: "part" } } },
      { part: "1" },
    );
    await waitUntil(() => waiting.has("1"), "not asked");
    const part = cell(form, "part").querySelector("input")!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(part, "2");
    part.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await waitUntil(() => waiting.has("2"), "not asked again");
    await waitUntil(() => waiting.get("1")!.signal.aborted, "the first question goes on");
    waiting.get("2")!.answer({ wrongorder: { b: "Друга" } });
    waiting.get("1")!.answer({ wrongorder: { a: "Перша" } });
    await openList(cell(form, "street"));
    await waitUntil(() => texts(cell(form, "street")).join() === "Друга", "the wrong list");
  });

  it("[R7.2-04] [R7.2-02] [R3.6-28] new adds the typed text as an entry, loads the list again and chooses it", async () => {
    const list = [["a", "Асфальт"]];
    const asked = server(({ pathname, searchParams }) => {
      if (pathname.endsWith("select-add")) list.push(["g", searchParams.get("name")!]);
      return pathname.endsWith("select-add") ? { id: "g" } : { surface1: list };
    });
    const form = await open({ schema: { a: { type: "Select", data: "surface1", new: true } } });
    const control = await openList(cell(form, "a"));
    await waitUntil(() => texts(cell(form, "a")).length === 1, "no list");
    type(control, "Граніт");
    expect(texts(cell(form, "a"))).to.eql(["Додати «Граніт»"]);
    key(control, "Enter");
    await waitUntil(() => values(form)["a"] === "g", "not chosen");
    expect(asked.slice(1)).to.eql([
      "GET /api-user/select-add?group=surface1&name=Граніт&key=",
      "GET /api-user/select/surface1?reload=true",
    ]);
    expect(control.value).to.equal("Граніт");
  });

  it("[R3.6-28] an entry that is added late does not replace what was chosen meanwhile", async () => {
    let answer: ((made: object) => void) | undefined;
    server(({ pathname }) =>
      pathname.endsWith("select-add")
        ? new Promise((resolve) => (answer = resolve))
        : { surface7: { a: "Асфальт", ...(answer && { g: "Граніт" }) } },
    );
    const form = await open({ schema: { a: { type: "Select", data: "surface7", new: true } } });
    const control = await openList(cell(form, "a"));
    await waitUntil(() => texts(cell(form, "a")).length === 1, "no list");
    type(control, "Граніт");
    key(control, "Enter");
    await waitUntil(() => answer, "not added");
    await openList(cell(form, "a"));
    type(control, "Асфальт");
    key(control, "Enter");
    await waitUntil(() => values(form)["a"] === "a", "not chosen");
    answer!({ id: "g" });
    await aTimeout(100);
    expect(values(form)["a"]).to.equal("a");
  });

  it("[R3.6-28] Enter before the list has loaded picks the matching entry afterwards, and adds nothing twice", async () => {
    let answer: ((list: object) => void) | undefined;
    const asked = server(({ pathname }) =>
      pathname.endsWith("select-add") ? { id: "new" } : new Promise((resolve) => (answer = resolve)),
    );
    const form = await open({ schema: { a: { type: "Select", data: "surface3", new: true } } });
    const control = await openList(cell(form, "a"));
    type(control, "асфальт");
    expect(texts(cell(form, "a"))).to.eql([]);
    key(control, "Enter");
    await waitUntil(() => answer, "not asked");
    answer!({ surface3: { a: "Асфальт", b: "Бетон" } });
    await waitUntil(() => values(form)["a"] === "a", "not chosen");
    expect(asked.filter((one) => one.includes("select-add"))).to.eql([]);
  });

  it("[R3.6-28] Enter before any code has loaded goes to the list, not to the form", async () => {
    const form = await open(select());
    const control = input(cell(form, "a"));
    control.focus();
    type(control, "синій");
    expect(key(control, "Enter"), "left to the form").to.equal(false);
    await waitUntil(() => values(form)["a"] === "blue", "not chosen");
  });

  it("[R3.6-28] a save waits for the entry that is being added", async () => {
    let answer: ((made: object) => void) | undefined;
    const stored: unknown[] = [];
    server(async ({ pathname }, request) => {
      if (pathname.endsWith("select-add")) return new Promise((resolve) => (answer = resolve));
      if (request.method === "PUT") stored.push(await request.json());
      return pathname.includes("surface4") ? { surface4: { a: "Асфальт", g: "Граніт" } } : { id: 1 };
    });
    const form = await open({ schema: { a: { type: "Select", data: "surface4", new: true } } });
    const control = await openList(cell(form, "a"));
    await waitUntil(() => texts(cell(form, "a")).length === 2, "no list");
    type(control, "Гран");
    key(control, "ArrowDown"); // past the matches, to the line that adds an entry
    key(control, "Enter");
    await waitUntil(() => answer, "not added");
    const saving = form.submit();
    answer!({ id: "g" });
    await saving;
    expect(stored).to.eql([{ a: "g" }]);
  });

  it("[R3.6-28] Enter and a save at once, before list and code have loaded: the entry is added and saved", async () => {
    for (const [kind, data, stands] of [
      ["Select", "surface5", "g"],
      ["MultiSelect", "surface6", ["g"]],
    ] as const) {
      const stored: unknown[] = [];
      const asked = server(async ({ pathname }, request) => {
        if (pathname.endsWith("select-add")) return { id: "g" };
        if (request.method === "PUT") stored.push(await request.json());
        return pathname.includes(data) ? { [data]: { a: "Асфальт" } } : { id: 1 };
      });
      const form = await open({ schema: { a: { type: kind, data, new: true } } });
      const control = input(cell(form, "a"));
      control.focus();
      type(control, "Граніт");
      key(control, "Enter");
      await form.submit();
      expect(stored, kind).to.eql([{ a: stands }]);
      expect(asked.filter((one) => one.includes("select-add"))).to.have.length(1);
      clear();
    }
  });

  it("[R2.4-12] a text that was left before its list loaded still becomes that choice", async () => {
    let answer: ((list: object) => void) | undefined;
    server(() => new Promise((resolve) => (answer = resolve)));
    const form = await open({ schema: { a: { type: "Select", data: "late2" } } });
    const control = await openList(cell(form, "a"));
    type(control, "граніт");
    control.blur();
    await waitUntil(() => answer, "not asked");
    answer!({ late2: { a: "Асфальт", g: "Граніт" } });
    await waitUntil(() => values(form)["a"] === "g", "not chosen");
    expect(control.value).to.equal("Граніт");
  });

  it("[R8-06] a new entry that fails is reported and not retried", async () => {
    const asked = server(({ pathname }) =>
      pathname.endsWith("select-add") ? new Response("error: Немає прав", { status: 403 }) : { surface2: {} },
    );
    const form = await open({ schema: { a: { type: "Select", data: "surface2", new: true } } });
    const control = await openList(cell(form, "a"));
    type(control, "Граніт");
    await waitUntil(() => texts(cell(form, "a")).length === 1, "no line");
    key(control, "Enter");
    await waitUntil(
      () => document.querySelector("vs-notices")?.shadowRoot?.textContent?.includes("403 : Немає прав"),
      "no notice",
    );
    expect(asked.filter((one) => one.includes("select-add"))).to.have.length(1);
    expect(values(form)["a"]).to.equal(undefined);
  });
});
