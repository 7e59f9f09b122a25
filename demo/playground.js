/**
 * The playground: a schema, the answers of a server and the live form side by side. Its calls are answered from the text
 * boxes, through the setting `transport`; all other calls of the page go on as before.
 */
(() => {
  const find = (/** @type {string} */ selector) =>
    /** @type {HTMLElement} */ (document.querySelector(`#playground ${selector}`));
  const box = (/** @type {string} */ name) => /** @type {HTMLTextAreaElement} */ (find(`textarea[name=${name}]`));
  const choice = (/** @type {string} */ name) => /** @type {HTMLSelectElement} */ (find(`select[name=${name}]`));
  /** @typedef {(request: Request) => Promise<Response>} Transport */
  /** @typedef {{ configure(settings: object): void }} Vs */
  /** @typedef {{ translate(text: string): string, readMarkup(text: string, page: Document): DocumentFragment }} Demo */
  const page = /** @type {{ vs: Vs, demo: Demo, vsSettings?: { transport?: Transport } }} */ (
    /** @type {unknown} */ (window)
  );
  const { vs, demo } = page;
  const { translate, readMarkup } = demo;
  const before = page.vsSettings?.transport ?? ((/** @type {Request} */ request) => fetch(request));

  /** @type {Record<string, { schema: object, record: object, answer: object, status: number, title?: string, markup?: string, address?: string }>} */
  const samples = {
    plain: {
      schema: {
        title: "Ділянка",
        schema: {
          name: { type: "Text", title: "Назва", col: 8, validators: ["required", { type: "length", min: 3, max: 40 }] },
          area: { type: "Number", title: "Площа", col: 4, unit: "га", decimal_places: 4 },
          received: { type: "Date", title: "Надійшла", col: 4 },
          owner: { type: "Phone", title: "Телефон власника", col: 4 },
          leased: { type: "Switcher", title: "В оренді", col: 4 },
        },
      },
      record: {
        id: 1,
        name: "Сквер «Дружба»",
        area: 1.25,
        received: "2026-03-05",
        owner: "380501234567",
        leased: true,
      },
      answer: { id: 1 },
      status: 200,
    },
    rules: {
      schema: {
        title: "Договір",
        schema: {
          kind: {
            type: "Select",
            title: "Вид",
            options: { sale: "Продаж", lease: "Оренда" },
            behavior: { lease: { show: ["until"] }, "*": { hide: ["until"] } },
          },
          until: { type: "Date", title: "Оренда до", validators: ["required"] },
          price: { type: "Number", title: "Ціна за одиницю", col: 4 },
          count: { type: "Number", title: "Кількість", col: 4 },
          sum: { type: "Label", title: "Сума", col: 4, formula: "round(price * count, 2)" },
        },
      },
      record: { id: 1, kind: "lease", until: "2027-01-01", price: 12.5, count: 4 },
      answer: { id: 1 },
      status: 200,
    },
    refused: {
      schema: {
        title: "Заявка",
        schema: {
          number: { type: "Text", title: "Номер", validators: ["required"] },
          email: { type: "Email", title: "Пошта" },
        },
      },
      record: { id: 1, number: "17", email: "a@example.org" },
      answer: { errors: { number: "Такий номер уже є.", email: ["Цю адресу не підтверджено."] } },
      status: 422,
    },
    parts: {
      schema: {
        title: "Підрядник",
        fieldsets: [
          { legend: "Основне", fields: ["title"], tab: 1 },
          { legend: "Контакти", fields: ["contacts"], tab: 2 },
        ],
        tabs: ["Загальне", "Люди"],
        schema: {
          title: { type: "Text", title: "Назва" },
          contacts: {
            type: "Block",
            title: "Контактні особи",
            schema: {
              name: { type: "Text", title: "Ім'я", col: 6, validators: ["required"] },
              phone: { type: "Phone", title: "Телефон", col: 6 },
            },
          },
        },
      },
      record: { id: 1, title: "ТОВ «Каштан»", contacts: [{ name: "Ткачук", phone: "380501112233" }] },
      answer: { id: 1 },
      status: 200,
    },
  };

  const own = /\/api\/template\/form\/playground$|\/api\/playground\/1?$/;
  vs.configure({
    transport: (/** @type {Request} */ request) =>
      own.test(new URL(request.url).pathname) ? answer(request) : before(request),
  });

  /** @param {Request} request */
  async function answer(request) {
    const { pathname } = new URL(request.url);
    const isWrite = request.method !== "GET";
    const name = isWrite ? "answer" : pathname.includes("/template/") ? "schema" : "record";
    const status = isWrite ? Number(choice("status").value) : 200;
    const sent = isWrite ? await request.clone().text() : "";
    const text = box(name).value;
    tell(`${request.method} ${pathname}`, status, sent, text);
    return new Response(name === "schema" ? withoutDrafts(text) : text, {
      status,
      headers: { "Content-Type": "application/json" },
    });
  }

  /** All examples are one record here: what was typed into one is no draft of the next. @param {string} text JSON */
  function withoutDrafts(text) {
    try {
      return JSON.stringify({ draft: false, ...JSON.parse(text) });
    } catch {
      return text; // being typed
    }
  }

  /**
   * An example that is no form: its own page in a frame, whose calls are listed too. Typed markup replaces its content.
   * @param {string} title @param {string} markup @param {string} address
   */
  function openMarkup(title, markup, address) {
    show("markup");
    box("markup").value = markup;
    const frame = Object.assign(document.createElement("iframe"), { title, src: address });
    frame.addEventListener("load", () => {
      const inner = insideOf(frame);
      const given = inner.vsSettings?.transport ?? ((/** @type {Request} */ request) => inner.fetch(request));
      inner.vs?.configure({ transport: (/** @type {Request} */ request) => listed(request, given) });
    });
    find(".live").replaceChildren(frame);
  }

  const insideOf = (/** @type {HTMLIFrameElement} */ frame) =>
    /** @type {typeof page & Window} */ (/** @type {unknown} */ (frame.contentWindow));

  document.addEventListener("theme", () => {
    const frame = find(".live").querySelector("iframe");
    if (!frame) return;
    insideOf(frame).document.documentElement.dataset["theme"] = document.documentElement.dataset["theme"];
    insideOf(frame).vs?.configure({});
  });

  /** @param {Request} request @param {Transport} send */
  async function listed(request, send) {
    const sent = request.method === "GET" ? "" : await request.clone().text();
    const answered = await send(request);
    const isText = /json|text/.test(answered.headers.get("Content-Type") ?? "");
    const { pathname, search } = new URL(request.url);
    tell(`${request.method} ${pathname}${search}`, answered.status, sent, isText ? await answered.clone().text() : "");
    return answered;
  }

  function drawMarkup() {
    const inside = find(".live").querySelector("iframe")?.contentDocument;
    const text = box("markup").value;
    if (inside) inside.querySelector("main")?.replaceChildren(readMarkup(text, inside));
  }

  /** The texts of a form, or those of markup. @param {"form" | "markup"} kind */
  function show(kind) {
    for (const one of document.querySelectorAll("#playground :is(.of-form, .of-markup)"))
      one.toggleAttribute("hidden", !one.matches(`.of-${kind}`));
  }

  /** A line of the list, the newest first. @param {string} call @param {number} status @param {string} sent @param {string} got */
  function tell(call, status, sent, got) {
    const line = document.createElement("details");
    const head = document.createElement("summary");
    const code = Object.assign(document.createElement("code"), { textContent: call });
    head.append(code, ` → ${status}`);
    line.append(head);
    for (const [title, text] of [
      [translate("Надіслано"), sent],
      [translate("Відповідь"), got],
    ])
      if (text) {
        const shown = Object.assign(document.createElement("pre"), { textContent: pretty(text), tabIndex: 0 });
        line.append(Object.assign(document.createElement("p"), { textContent: String(title) }), shown);
      }
    find(".calls").prepend(line);
  }

  /** @param {string} text */
  function pretty(text) {
    try {
      return JSON.stringify(JSON.parse(text), null, 2);
    } catch {
      return text;
    }
  }

  /** Draws the form again; a text that is no JSON is said, and the form stays. */
  function draw() {
    const wrong = ["schema", "record"].find((name) => {
      try {
        JSON.parse(box(name).value);
        return false;
      } catch {
        return true;
      }
    });
    for (const name of ["schema", "record"]) box(name).setAttribute("aria-invalid", String(name === wrong));
    find(".fault").textContent = wrong ? translate("Це ще не JSON; форма показує попередній текст.") : "";
    if (wrong) return;
    const form = document.createElement("vs-form");
    for (const [name, value] of Object.entries({ table: "playground", record: "1", form: "playground" }))
      form.setAttribute(name, value);
    find(".live").replaceChildren(form);
  }

  /** @param {string} name */
  function take(name) {
    const sample = samples[name];
    if (!sample) return;
    find(".fault").textContent = "";
    if (sample.markup !== undefined) return openMarkup(sample.title ?? "", sample.markup, sample.address ?? "");
    show("form");
    for (const part of /** @type {const} */ (["schema", "record", "answer"])) {
      const text = JSON.stringify(sample[part], null, 2);
      box(part).value = name === "example" ? text : translate(text); // an example is translated already
    }
    choice("status").value = String(sample.status);
    draw();
  }

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  for (const name of ["schema", "record"])
    box(name).addEventListener("input", () => {
      clearTimeout(timer);
      timer = setTimeout(draw, 400);
    });
  box("markup").addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(drawMarkup, 400);
  });
  choice("sample").addEventListener("change", () => take(choice("sample").value));
  document.addEventListener("open-example", (event) => {
    const { detail } = /** @type {CustomEvent} */ (event);
    const { title, markup } = detail;
    samples["example"] = { answer: { id: 1 }, status: 200, ...detail };
    const select = choice("sample");
    const option = select.querySelector("option[value=example]") ?? document.createElement("option");
    select.append(Object.assign(option, { value: "example", textContent: title }));
    select.value = "example";
    take("example");
    find("h2").scrollIntoView();
    box(markup === undefined ? "schema" : "markup").focus({ preventScroll: true });
  });
  take("plain");
})();
