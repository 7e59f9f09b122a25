/** Dialogs: position, nesting, content, and what closing them may lose (R2.2-…, R2.3-…, R4-…). */
import { aTimeout, expect } from "@open-wc/testing";
import vs from "../main.ts";
import { runtime } from "../../src/base/runtime/runtime.ts";
import { answers, status, type Asked } from "../../test/support/memory-server.ts";
import { deep } from "../../test/support/deep.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

type Dialog = HTMLElement & { show(): void; close(result?: unknown): void };
const place = document.body.appendChild(document.createElement("div"));
const inert = document.body.appendChild(document.createElement("div"));
inert.setAttribute("vs-inert", "");
inert.append(document.createElement("vs-widget"));

const dialogs = () => [...document.querySelectorAll<Dialog>("vs-popup,vs-modal")];
const inner = (dialog: Element | undefined) => dialog?.shadowRoot?.querySelector<HTMLDialogElement>("dialog");
const isOpen = (dialog: Element | undefined) => !!inner(dialog)?.open;
const box = (dialog: Element | undefined) => inner(dialog)!.getBoundingClientRect();
const button = (words: string) => deep(document, "button").findLast(({ textContent }) => textContent === words);
async function press(words: string): Promise<void> {
  await waitUntil(() => button(words), `no button "${words}"`);
  button(words)!.click();
}
/** Draws the markup, runs the action of its first element, and waits for the dialog. */
async function click(markup: string, count = 1): Promise<Dialog> {
  place.innerHTML = markup;
  void vs.run(place.querySelector("[data-it]") ?? place.firstElementChild!);
  await waitUntil(() => dialogs().filter(isOpen).length === count, "no dialog");
  await entered();
  return dialogs().at(-1)!;
}
const entered = () =>
  Promise.allSettled(
    dialogs().flatMap(
      (one) =>
        inner(one)
          ?.getAnimations()
          .map(({ finished }) => finished) ?? [],
    ),
  );
const heard: string[] = [];
for (const name of ["vs:opened", "vs:closed", "vs:done", "vs:saved", "vs:failed"])
  addEventListener(name, ({ type, target }) => heard.push(`${type} ${(target as Element).localName}`));

let asked: Asked[];
const schema = { title: "Відповідь", schema: { answer: { type: "Text", validators: ["required"] } } };
before(async () => {
  await waitUntil(() => runtime.clicks);
});
beforeEach(() => {
  heard.length = 0;
  asked = answers((request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.includes("/template/form/")) return Response.json(schema);
    if (pathname.includes("/api/format/")) return new Response("<p>текст</p>");
    return pathname.includes("/refuse") ? status(422, { error: "Ні" }) : Response.json({ id: 5 });
  });
});
afterEach(async () => {
  for (const dialog of dialogs()) dialog.remove();
  place.replaceChildren();
  await aTimeout(20);
});
const writes = () => asked.filter(({ method }) => method !== "GET").map(({ method, path }) => `${method} ${path}`);

describe("place and size", () => {
  it("a form without a title is headed by what is done, or by the words of its trigger, never by its name", async () => {
    answers((request: Request) =>
      Response.json(request.url.includes("/template/form/") ? { schema: { a: { title: "А" } } } : { id: 5, a: "1" }),
    );
    const heading = () => inner(dialogs().at(-1))!.querySelector("h2")!.textContent;
    for (const [markup, words] of [
      ['<a edit="a.b/5/plain_form">…</a>', "Редагування"],
      ['<a add="a.b/plain_form">…</a>', "Новий запис"],
      ['<a modal="plain_form" api="x">Закрити звернення</a>', "Закрити звернення"],
    ] as const) {
      const dialog = await click(markup);
      await waitUntil(() => dialog.querySelector("vs-form")?.shadowRoot?.querySelector("[part~=bar]"), "no form");
      expect(heading(), markup).to.equal(words);
      dialog.remove();
    }
  });

  const shown = (attributes: string) =>
    click(`<a show-modal="#text" ${attributes}>x</a><template id="text"><p>${"слово ".repeat(20)}</p></template>`);
  const at = async (attributes: string) => {
    const { left, top, right, bottom, width } = box(await shown(attributes));
    const sides = { left, top, right: innerWidth - right, bottom: innerHeight - bottom, width };
    return Object.fromEntries(Object.entries(sides).map(([name, px]) => [name, Math.round(px)])) as typeof sides;
  };

  it("[R2.3-17] 80 % of the window wide by default, at most 1008 px; a given width is limited to the window", async () => {
    expect((await at("")).width).to.be.closeTo(Math.min(innerWidth * 0.8, 1008), 1);
    dialogs()[0]!.remove();
    expect((await at('width="300"')).width).to.equal(300);
    dialogs()[0]!.remove();
    expect((await at('width="9000"')).width).to.be.at.most(innerWidth);
  });
  it("[R2.3-27] a distance from the top", async () => {
    expect((await at('top="70"')).top).to.equal(70);
    dialogs()[0]!.remove();
    expect((await at('top="10%"')).top, "% of the window's height").to.be.closeTo(innerHeight / 10, 1);
  });
  for (const side of ["left", "right", "top", "bottom"] as const)
    it(`[R2.3-19] at the ${side}`, async () => {
      expect((await at(`position="${side}"`))[side]).to.be.below(20);
    });
  it("[R2.3-19] distances from the edges as left,top,right,bottom, of which any may be empty", async () => {
    expect(await at('position="10,20,,"')).to.include({ left: 10, top: 20 });
    dialogs()[0]!.remove();
    expect(await at('position="10,20,30,40"')).to.include({ left: 10, top: 20, right: 30 });
    dialogs()[0]!.remove();
    const { left, right, bottom } = await at('position=",,,15"');
    expect(bottom).to.equal(15);
    expect(left).to.be.closeTo(right, 1);
  });
  it("[R2.3-20] without a backdrop the page is not dimmed", async () => {
    const dialog = await shown('backdrop="false"');
    expect(getComputedStyle(inner(dialog)!, "::backdrop").backgroundColor).to.equal("rgba(0, 0, 0, 0)");
  });
  it("[R2.2-25] [R9.6-06] fills the window and can be left again", async () => {
    const { left, top, right, bottom } = await at('position="fullscreen"');
    expect([left, top, right, bottom]).to.deep.equal([0, 0, 0, 0]);
    const back = dialogs()[0]!.shadowRoot!.querySelector<HTMLElement>('header [aria-label="Назад"]')!;
    back.click();
    await waitUntil(() => dialogs().length === 0);
  });
  it("[R2.3-18] a form with table_form takes 70 % of the window", async () => {
    answers({ ...schema, table_form: true });
    const dialog = await click('<a add="t/f">x</a>');
    await waitUntil(() => Math.abs(box(dialog).width - innerWidth * 0.7) < 2, "not 70 %");
  });
  it("is dragged by its header, and the header stays in the window", async () => {
    const dialog = await shown('width="300"');
    const header = inner(dialog)!.querySelector("header")!;
    const { left, top } = box(dialog);
    const tell = (type: string, clientX: number, clientY: number) =>
      header.dispatchEvent(new PointerEvent(type, { clientX, clientY, button: 0, pointerId: 1, bubbles: true }));
    header.setPointerCapture = () => {};
    tell("pointerdown", left + 50, top + 10);
    await waitUntil(() => {
      tell("pointermove", left + 80, top + 50);
      return box(dialog).left !== left;
    });
    expect([box(dialog).left - left, box(dialog).top - top].map(Math.round)).to.deep.equal([30, 40]);
    tell("pointermove", left + 9000, top - 9000);
    expect(box(dialog).left).to.be.below(innerWidth - 40);
    expect(box(dialog).top).to.equal(0);
    tell("lostpointercapture", 0, 0);
    tell("pointermove", left, top);
    expect(box(dialog).top).to.equal(0);
  });
});

it("[R4-28] [R2.3-13] five deep, all within the window; Escape closes the innermost, the one before is as it was", async () => {
  const names = ["один", "два", "три", "чотири", "п'ять", "шість"];
  for (const [at, name] of names.entries()) {
    place.innerHTML = `<template id="t${at}"><p>${name} ${"слово ".repeat(900)}</p></template><a show-modal="#t${at}" title="${name}">x</a>`;
    void vs.run(place.querySelector("a")!);
    await waitUntil(() => dialogs().filter(isOpen).length === at + 1, `no ${name}`);
  }
  await entered();
  for (const dialog of dialogs()) {
    const { left, top, right, bottom } = box(dialog);
    expect(Math.min(left, top, innerWidth - right, innerHeight - bottom), dialog.title).to.be.at.least(0);
  }
  for (let count = names.length; count > 0; count--) {
    const last = dialogs().at(-1)!;
    expect(last.title).to.equal(names[count - 1]);
    inner(last)!.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    await waitUntil(() => dialogs().length === count - 1, `${count}`);
  }
});

it("[R2.2-27] a click beside the dialog closes nothing", async () => {
  const dialog = await click('<a vs-modal="rules">x</a>');
  inner(dialog)!.click();
  inner(dialog)!.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));
  await aTimeout(50);
  expect(isOpen(dialog)).to.equal(true);
});

describe("the modal form [R2.2-23] [R2.3-22]", () => {
  it("[R2.3-12] [R2.3-15] [R4-27] has a title, OK, Cancel, a close button; the first input has the focus; refused, OK works again", async () => {
    const dialog = await click('<a modal="answer" api="/api-user/refuse" title="Закрити">x</a>');
    await waitUntil(() => button("Гаразд"), "no OK");
    expect(dialog.title).to.equal("Закрити");
    expect(button("Скасувати") !== undefined).to.equal(true);
    expect(dialog.shadowRoot!.querySelector('[aria-label="Закрити"]') !== null).to.equal(true);
    const [input] = deep(dialog, "[data-field] input") as HTMLInputElement[];
    await waitUntil(() => input!.matches(":focus"), "no focus");
    input!.value = "так";
    input!.dispatchEvent(new Event("input", { bubbles: true }));
    await press("Гаразд");
    await waitUntil(
      () => deep(dialog, ".summary").some(({ textContent }) => textContent.includes("Ні")),
      "no error area",
    );
    expect(isOpen(dialog)).to.equal(true);
    await waitUntil(() => button("Гаразд"), "OK does not work again");
    expect(button("Гаразд")!.getAttribute("aria-disabled")).to.not.equal("true");
    expect(input!.value).to.equal("так");
    expect(heard).to.include("vs:failed a");
  });

  it("[R2.3-25] reload refreshes the named widgets after success, not after a refusal", async () => {
    let count = 0;
    const widget = Object.assign(document.createElement("vs-widget"), { refresh: async () => void count++ });
    widget.setAttribute("name", "list");
    inert.append(widget);
    const link = (path: string) => `<a modal="answer" api="/api-user/${path}" obj="answer=так" reload="list">x</a>`;
    await click(link("refuse"));
    await press("Гаразд");
    await waitUntil(() => heard.includes("vs:failed a"), "not refused");
    expect(count).to.equal(0);
    for (const dialog of dialogs()) dialog.remove();
    await aTimeout(20);
    await click(link("a"));
    await press("Гаразд");
    await waitUntil(() => count === 1, "not fetched again");
    widget.remove();
  });

  it("[R2.3-23] [R2.3-24] callback and after run after success, and events are dispatched on the opener", async () => {
    const called: unknown[] = [];
    vs.callback("answered", (answer, element) => called.push(answer, element.localName));
    await click(
      '<a modal="answer" api="/api-user/a" obj="answer=так" callback="answered" after="/hook/{id}" reload="#none">x</a>',
    );
    await press("Гаразд");
    await waitUntil(() => dialogs().length === 0);
    await waitUntil(() => asked.some(({ path }) => path === "/hook/5"), "no hook");
    expect(called).to.deep.equal([{ id: 5 }, "a"]);
    expect(heard).to.include.members(["vs:opened a", "vs:done a", "vs:closed a"]);
  });

  it("vs:opened names the dialog, and has no result yet", async () => {
    const details: unknown[] = [];
    const note = (event: Event) => details.push((event as CustomEvent<unknown>).detail);
    addEventListener("vs:opened", note);
    const dialog = await click('<a modal="answer" api="/api-user/a">x</a>');
    removeEventListener("vs:opened", note);
    expect(details).to.eql([{ element: dialog, result: null }]);
  });

  it("[R1-03] a modal form without model, api and method saves to the table of its name", async () => {
    const dialog = await click('<a modal="works.note" obj="answer=так">x</a>');
    await waitUntil(() => deep(dialog, "[data-field] input").length === 1, "no form");
    await press("Гаразд");
    await waitUntil(() => writes().length === 1, "not saved");
    expect(writes()).to.eql(["POST /api/works.note/"]);
  });

  it("[R2.3-21] auto_send sends at once, without a window, when nothing required is missing; else the form is shown", async () => {
    place.innerHTML = '<a modal="answer" auto_send api="/api-user/a" obj="answer=так">x</a>';
    let seen = 0;
    const count = () => seen++;
    addEventListener("vs:opened", count);
    await vs.run(place.firstElementChild!);
    await waitUntil(() => writes().length === 1);
    expect(writes()).to.deep.equal(["POST /api-user/a"]);
    await waitUntil(() => heard.includes("vs:done a"), "not told on what opened it");
    expect([seen, document.querySelector("vs-form") === null]).to.deep.equal([0, true]);
    removeEventListener("vs:opened", count);

    const dialog = await click('<a modal="answer" auto_send api="/api-user/a">x</a>');
    await waitUntil(() => deep(dialog, "[data-field] input").length === 1);
    expect(writes().length).to.equal(1);
  });

  it("[R2.3-21] a refused auto_send shows the form with the server's message", async () => {
    const dialog = await click('<a modal="answer" auto_send api="/api-user/refuse" obj="answer=так">x</a>');
    await waitUntil(() => deep(dialog, ".summary").some(({ textContent }) => textContent.includes("Ні")), "not said");
    expect((deep(dialog, "[data-field] input")[0] as HTMLInputElement).value).to.equal("так");
    expect(deep(dialog, "vs-form")[0]!.hidden).to.equal(false);
  });
});

describe("vs.open by a script", () => {
  const wrong = [
    { given: { action: "delete", table: "a.b" }, says: 'action needs add, edit or info; found "delete"' },
    { given: { action: "add" }, says: "table needs a name; found undefined" },
    { given: { action: "edit", table: "a.b", id: "" }, says: "id is missing, edit needs it" },
  ];
  for (const { given, says } of wrong)
    it(`rejects ${JSON.stringify(given)} and opens nothing`, async () => {
      const failed = await vs.open(given as never).then(
        () => undefined,
        (error: unknown) => String(error),
      );
      expect(failed).to.equal(`TypeError: vs.open: ${says}.`);
      expect(dialogs()).to.have.length(0);
    });
});

it("[R3.6-65] [R2.2-24] vs-popup with api and no table sends its form there; with a table the record is saved there", async () => {
  const dialog = await click('<a vs-popup="answer" api="/api-user/a" obj="answer=так" position="right">x</a>');
  expect(dialog.localName).to.equal("vs-popup");
  await press("Гаразд");
  await waitUntil(() => dialogs().length === 0);
  await click('<a vs-popup="answer" model="works.answer" api="/rest/" obj="answer=так">x</a>');
  await press("Зберегти");
  await waitUntil(() => dialogs().length === 0);
  expect(writes()).to.deep.equal(["POST /api-user/a", "POST /rest/works.answer/"]);
});

describe("the generic modal", () => {
  it("[R2.3-27] [R2.3-28] shows a title, a body and Close in the page's language", async () => {
    const dialog = await click('<a vs-modal="rules" title="Правила">x</a>');
    await waitUntil(() => dialog.textContent === "текст");
    expect([dialog.title, button("Закрити") !== undefined]).to.deep.equal(["Правила", true]);
  });
  it("its Close asks before typed text is lost, as the cross does", async () => {
    const dialog = await click(
      '<a show-modal="#f">x</a><template id="f"><vs-form form="answer" record="works.answer"></vs-form></template>',
    );
    await waitUntil(() => deep(dialog, "[data-field] input").length === 1, "no form");
    const [input] = deep(dialog, "[data-field] input") as HTMLInputElement[];
    input!.value = "так";
    input!.dispatchEvent(new Event("input", { bubbles: true }));
    await press("Закрити");
    await press("Продовжити редагування");
    await waitUntil(() => dialogs().length === 1, "the question is still open");
    expect([isOpen(dialog), input!.isConnected, input!.value]).to.eql([true, true, "так"]);
    await press("Закрити");
    await press("Не зберігати");
    await waitUntil(() => dialogs().length === 0, "not closed");
  });
  it("does not open for content that is not in the page", async () => {
    for (const markup of ['<a show-modal="#no">x</a>', '<a modal-info="#no">x</a>', '<a vs-popup="#no">x</a>']) {
      place.innerHTML = markup;
      await vs.run(place.firstElementChild!);
    }
    expect(dialogs().length).to.equal(0);
  });
  it("without a title it uses a plain heading at the start of its content", async () => {
    const dialog = await click('<a show-modal="#h">x</a><template id="h"><h2>Порядок</h2><p>текст</p></template>');
    await waitUntil(() => dialog.title === "Порядок");
    expect(dialog.textContent).to.equal("текст");
  });
  it("[R2.3-29] a primary button calls a registered function and is a link", async () => {
    const called: unknown[] = [];
    vs.callback("go", (answer, element) => called.push(answer, element.localName));
    await click('<a vs-modal="rules" button="Далі" link="https://other.example/x" callback="go">x</a>');
    await press("Далі");
    await waitUntil(() => dialogs().length === 0);
    expect(called).to.deep.equal([true, "a"]);
    // a link to another site is reported and not followed
    await waitUntil(() => deep(document, ".notice").some(({ textContent }) => textContent.includes("other.example")));
  });
});

describe("a dialog in the page's markup", () => {
  it("has the focus on the button that changes nothing", async () => {
    const cases: [object[], string][] = [
      [
        [
          { label: "Так", result: true, kind: "main" },
          { label: "Ні", result: false },
        ],
        "Ні",
      ],
      [[{ label: "Видалити", result: 1, kind: "danger" }, { label: "Скасувати" }], "Скасувати"],
      [
        [
          { label: "А", result: false },
          { label: "Б", result: "b", isSafe: true },
        ],
        "Б",
      ],
      [
        [
          { label: "А", result: "a" },
          { label: "Б", result: "b", kind: "main" },
        ],
        "Б",
      ],
    ];
    for (const [buttons, focused] of cases) {
      const modal = Object.assign(document.createElement("vs-modal"), { title: "Так?", buttons, open: true });
      place.append(modal);
      await waitUntil(() => isOpen(modal), "not open");
      await waitUntil(() => modal.shadowRoot!.activeElement?.textContent === focused, `the focus is not on ${focused}`);
      modal.remove();
    }
  });

  it("[R3.6-65] opens the form that it names, loaded again each time", async () => {
    place.innerHTML = '<vs-popup form="answer" model="works.answer" mode="add" obj=\'{"answer":"так"}\'></vs-popup>';
    const dialog = place.firstElementChild as Dialog;
    await waitUntil(() => typeof dialog.show === "function");
    dialog.show();
    await waitUntil(() => deep(dialog, "[data-field] input").length === 1, "no form");
    expect((deep(dialog, "[data-field] input")[0] as HTMLInputElement).value).to.equal("так");
    await press("Зберегти");
    await waitUntil(() => !isOpen(dialog));
    expect(writes()).to.deep.equal(["POST /api/works.answer/"]);
    expect(dialog.querySelector("vs-form") === null).to.equal(true);
    dialog.show();
    await waitUntil(() => deep(dialog, "[data-field] input").length === 1, "no second form");
  });
});

it("asks before closing when the page's own controls in it hold typed text; not after a save", async () => {
  const dialog = await click(
    '<a show-modal="#f">x</a><template id="f"><form><input name="a" value="1"><button type="button" save="t/1">s</button></form></template>',
  );
  const input = dialog.querySelector("input")!;
  input.value = "2";
  dialog.shadowRoot!.querySelector<HTMLElement>('[aria-label="Закрити"]')!.click();
  await press("Продовжити редагування");
  await waitUntil(() => dialogs().length === 1);
  expect(input.value).to.equal("2");
  await vs.run(dialog.querySelector("button")!);
  await waitUntil(() => writes().length === 1);
  dialog.shadowRoot!.querySelector<HTMLElement>('[aria-label="Закрити"]')!.click();
  await waitUntil(() => dialogs().length === 0, "asked although it was saved");
});
