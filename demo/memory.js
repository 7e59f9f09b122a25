/**
 * The examples without a server: when the page comes from no demo server, or nobody has signed in, requests
 * are answered from this page's memory, through the setting `transport`. Tests of a host can do the same.
 */
(() => {
  /** @typedef {Record<string, unknown>} Data */

  /** @typedef {{ translate(text: string): string }} Demo */
  const { translate } = /** @type {{ demo: Demo }} */ (/** @type {unknown} */ (window)).demo;
  /** Data in the language of the page. @template T @param {T} data @returns {T} */
  const spoken = (data) => JSON.parse(translate(JSON.stringify(data)));

  const title = (/** @type {string} */ ua, /** @type {string} */ ru, /** @type {string} */ en) => ({ ua, ru, en });

  /** @type {Record<string, Data>} */
  const forms = {
    request: {
      title: title("Звернення", "Обращение", "Request"),
      schema: {
        num: { type: "Label", title: title("Номер", "Номер", "Number"), col: 4 },
        anonymous: { type: "Switcher", title: title("Анонімно", "Анонимно", "Anonymous"), col: 4 },
        status: {
          type: "Select2",
          title: title("Статус", "Статус", "Status"),
          data: "request_status",
          default: "new",
          col: 4,
          validators: ["required"],
        },
        applicant: {
          type: "Text",
          title: title("Заявник", "Заявитель", "Applicant"),
          col: 6,
          validators: ["required", { type: "length", min: 3, max: 120 }],
        },
        phone: {
          type: "Phone",
          title: title("Телефон", "Телефон", "Phone"),
          placeholder: "380501234567",
          col: 6,
          validators: ["phone"],
        },
        topic: {
          type: "Select2",
          title: title("Тема", "Тема", "Topic"),
          data: "topic",
          col: 6,
          validators: ["required"],
        },
        district_id: { type: "Select2", title: title("Район", "Район", "District"), data: "district", col: 6 },
        body: {
          type: "TextArea",
          title: title("Зміст звернення", "Содержание обращения", "What it is about"),
          help: translate("Що сталося і де, словами заявника"),
          validators: ["required"],
        },
        due: { type: "Date", title: title("Термін виконання", "Срок исполнения", "Due"), col: 4 },
        priority: {
          type: "Number",
          title: title("Пріоритет", "Приоритет", "Priority"),
          decimal_places: 0,
          interval: "1,5",
          default: 3,
          help: translate("Від 1 до 5"),
          col: 4,
        },
        spent: { type: "Number", title: title("Витрачено", "Потрачено", "Spent"), unit: translate("грн"), col: 4 },
      },
      fieldsets: [
        {
          legend: title("Заявник", "Заявитель", "Applicant"),
          fields: ["num", "anonymous", "status", "applicant", "phone"],
        },
        { legend: title("Звернення", "Обращение", "Request"), fields: ["topic", "district_id", "body"] },
        { legend: title("Виконання", "Исполнение", "Execution"), fields: ["due", "priority", "spent"] },
      ],
    },
    twelve: {
      title: title("Дванадцять полів", "Двенадцать полей", "Twelve fields"),
      schema: {
        applicant: {
          type: "Text",
          title: title("Заявник", "Заявитель", "Applicant"),
          col: 6,
          validators: ["required", { type: "length", min: 3 }],
        },
        phone: {
          type: "Phone",
          title: title("Телефон", "Телефон", "Phone"),
          col: 6,
          validators: ["required", "phone"],
        },
        email: {
          type: "Email",
          title: title("Електронна пошта", "Электронная почта", "E-mail"),
          col: 6,
          validators: ["email"],
        },
        topic: {
          type: "Select2",
          title: title("Тема", "Тема", "Topic"),
          data: "topic",
          col: 6,
          validators: ["required"],
        },
        district_id: { type: "Select2", title: title("Район", "Район", "District"), data: "district", col: 6 },
        channel: { type: "Select2", title: title("Джерело", "Источник", "Source"), data: "channel", col: 6 },
        received: { type: "Date", title: title("Надійшло", "Поступило", "Received"), col: 6, validators: ["required"] },
        due: { type: "Date", title: title("Термін виконання", "Срок исполнения", "Due"), col: 6 },
        priority: {
          type: "Number",
          title: title("Пріоритет", "Приоритет", "Priority"),
          decimal_places: 0,
          interval: "1,5",
          col: 6,
        },
        spent: { type: "Number", title: title("Витрачено", "Потрачено", "Spent"), unit: translate("грн"), col: 6 },
        anonymous: { type: "Switcher", title: title("Анонімно", "Анонимно", "Anonymous") },
        body: {
          type: "TextArea",
          title: title("Зміст звернення", "Содержание обращения", "What it is about"),
          validators: ["required"],
        },
      },
    },
    text_only: {
      title: title("Шість текстових полів", "Шесть текстовых полей", "Six text fields"),
      schema: {
        applicant: { type: "Text", title: title("Заявник", "Заявитель", "Applicant") },
        phone: { type: "Text", title: title("Телефон", "Телефон", "Phone") },
        email: { type: "Text", title: title("Електронна пошта", "Электронная почта", "E-mail") },
        channel: { type: "Text", title: title("Джерело", "Источник", "Source") },
        answer: { type: "Text", title: title("Відповідь заявнику", "Ответ заявителю", "Answer") },
        body: { type: "Text", title: title("Зміст звернення", "Содержание обращения", "What it is about") },
      },
    },
  };

  /** @type {Record<string, unknown[]>} rows: code, text, group, hidden flag or colour, enabled */
  const lists = spoken({
    unit_systemjson: [
      ["m2", "кв. м", null, 1],
      ["ha", "га", "m2", 10000],
      ["ar", "сотка", "m2", 100],
    ],
    topicjson: [
      ["pit", "Яма на дорозі", "Дороги"],
      ["kerb", "Пошкоджений бордюр", "Дороги"],
      ["lamp", "Не світить ліхтар", "Освітлення"],
      ["tree", "Аварійне дерево", "Зелені насадження"],
      ["litter", "Не вивезено сміття", "Прибирання"],
    ],
    parcel_documentjson: [
      ["1", "Паспорт"],
      ["2", "Акт обстеження"],
      ["3", "Довідка"],
    ],
    districtjson: [
      ["1", "Центральний старостинський округ"],
      ["2", "Лівобережний старостинський округ"],
      ["3", "Садовий старостинський округ"],
    ],
    streetjson: [
      ["5", "вулиця Садова", "1"],
      ["6", "вулиця Вишнева", "1"],
      ["7", "вулиця Набережна", "2"],
      ["8", "вулиця Під’їзна", "3"],
    ],
    areajson: [
      ["town", "Місто"],
      ["village", "Село"],
      ["centre", "Центр", "town"],
      ["market", "Ринкова площа", "centre"],
      ["station", "Вокзал", "centre"],
      ["left", "Лівий берег", "town"],
      ["field", "Польова", "village"],
    ],
    supportjson: [
      ["wood", "Дерев’яна"],
      ["steel", "Сталева"],
    ],
    channeljson: [
      ["phone", "Телефон"],
      ["site", "Сайт"],
      ["visit", "Особистий прийом"],
      ["mail", "Лист"],
    ],
    request_tagjson: [
      ["urgent", "терміново", null, "danger"],
      ["again", "повторно", null, "warning"],
      ["photo", "є фото"],
    ],
    request_statusjson: [
      ["new", "Нове", null, "primary", true],
      ["in_work", "У роботі", null, "warning", true],
      ["done", "Виконано", null, "info", true],
      ["refused", "Відмовлено", null, "danger", true],
      ["archive", "В архіві", null, false, false],
    ],
  });

  const changes = spoken([
    ["new", "in_work", "2026-10-02T07:30:00Z", "02.10.2026 10:30", "Коваль Тарас"],
    ["in_work", "done", "2026-10-05T12:05:00Z", "05.10.2026 15:05", "Поліщук Леся"],
  ]).map(([change_from, change_to, cdate, cdate_txt, user_name]) => ({
    change_from,
    change_to,
    cdate,
    cdate_txt,
    user_name,
  }));
  /** @type {Record<string, Data[]>} the rows of trees */
  const trees = spoken({
    "works.stage": [
      { id: 1, roadwork_id: 1, parent: null, ord: 0, name: "Підготовка", enabled: true },
      { id: 2, roadwork_id: 1, parent: 1, ord: 0, name: "Огляд", enabled: true },
      { id: 3, roadwork_id: 1, parent: 1, ord: 1, name: "Кошторис", enabled: false },
      { id: 4, roadwork_id: 1, parent: null, ord: 1, name: "Ремонт", enabled: true },
    ],
    "dict.cls": [
      { id: 11, list: "topic", code: "road", parent: null, ord: 0, ua: "Дороги", enabled: true },
      { id: 12, list: "topic", code: "pit", parent: "road", ord: 0, ua: "Яма на дорозі", enabled: true },
      { id: 13, list: "topic", code: "light", parent: null, ord: 1, ua: "Освітлення", enabled: true },
    ],
  });
  const columns = spoken([
    ["id", "N", "Номер"],
    ["applicant", "S", "Заявник"],
    ["topic", "S", "Тема"],
    ["status", "S", "Статус"],
    ["due", "D", "Термін"],
    ["priority", "N", "Пріоритет"],
  ]).map(([name, typecategory, words]) => ({ name, typecategory, nspname: "works", title: words }));
  const icons =
    "bench bus camera fountain house lamp letter litter person phone playground pothole road school snow tools tree water"
      .split(" ")
      .map((name) => `${name}.svg`);

  /** @type {Record<string, Data[]>} */
  const suggestions = spoken({
    address: [
      { id: 51, text: "вулиця Садова, 5", category: "Центральний", x: 30.521, y: 50.526, district_id: 1 },
      { id: 57, text: "вулиця Садова, 17", category: "Центральний", x: 30.523, y: 50.526, district_id: 1 },
      { id: 62, text: "вулиця Вишнева, 2", category: "Центральний", x: 30.517, y: 50.524, district_id: 1 },
      { id: 71, text: "вулиця Набережна, 4а", category: "Лівобережний", x: 30.531, y: 50.528, district_id: 2 },
      { id: 83, text: "вулиця Під’їзна, 1", category: "Садовий", x: 30.509, y: 50.519, district_id: 3 },
    ],
    contractor: [
      { id: 1, text: "ТОВ «Каштан»", color: "primary" },
      { id: 2, text: "КП «Зеленбуд»", color: "primary" },
      { id: 3, text: "ПП «Світло»", color: "warning" },
    ],
    person: [
      { id: 1, text: "Гончар Марія", category: "Відділ благоустрою" },
      { id: 2, text: "Лисенко Петро", category: "Відділ благоустрою" },
      { id: 3, text: "Савчук Олена", category: "Канцелярія" },
    ],
  });

  /** @type {Map<string, Data>} */
  const requests = new Map(
    spoken([
      [17, "Ткачук Ірина", "lamp", "1", "new", "Не світить ліхтар біля школи", "2026-03-12", null],
      [18, "Бондар Олег", "pit", "2", "in_work", "Глибока яма навпроти аптеки", "2026-03-05", 12400.5],
      [21, "Мельник Софія", "tree", "3", "new", "Гілки лежать на дротах", "2026-03-20", null],
      [24, "Кравець Павло", "litter", "1", "done", "Тиждень не вивозять сміття", "2026-02-27", 830],
      [25, "Шевчук Лідія", "kerb", "2", "new", "Зламаний бордюр на переході", "2026-03-28", null],
    ]).map(([id, applicant, topic, district_id, status, body, due, spent]) => [
      String(id),
      {
        id,
        num: number(Number(id)),
        anonymous: false,
        applicant,
        phone: "380501234567",
        topic,
        district_id,
        channel: "site",
        status,
        body,
        received: "2026-02-20",
        due,
        priority: 3,
        spent,
      },
    ]),
  );
  let last = 25;

  /** @param {number} id */
  function number(id) {
    return `${translate("ЗВ-2026")}/${String(id).padStart(5, "0")}`;
  }

  /** @param {Request} request */
  async function answer(request) {
    const { pathname } = new URL(request.url);
    const [, form] = /\/api\/template\/form\/([^/]+)$/.exec(pathname) ?? [];
    if (form) return forms[form] ? json(forms[form]) : refuse(404, `${translate("Форму не знайдено")}: ${form}`);
    const [, names] = /\/api-user\/select\/([^/]+)$/.exec(pathname) ?? [];
    if (names) return json(Object.fromEntries(decodeURIComponent(names).split(",").flatMap(list)));
    if (pathname.endsWith("/select-add")) return json(added(new URL(request.url).searchParams));
    const [, suggested] = /\/api-user\/suggest\/([^/]+)$/.exec(pathname) ?? [];
    if (suggested) return json(suggest(suggested, new URL(request.url).searchParams));
    const [, id] = /\/api\/works\.request\/([^/]*)$/.exec(pathname) ?? [];
    if (id === "" && request.method === "GET") return json(page(new URL(request.url).searchParams));
    if (id !== undefined) return record(request, decodeURIComponent(id));
    const [, tree = "", item = ""] = /\/api\/([^/]+)\/([^/]*)$/.exec(pathname) ?? [];
    if (trees[tree]) return treeItem(request, trees[tree], item);
    if (pathname.endsWith("/api/method/admin.cls_order")) return json(orderTree(await request.json()));
    if (pathname.endsWith("/table_info/columns/works.request")) return json(columns);
    if (pathname.endsWith("/widget/newest_requests")) return html(newest());
    if (pathname.endsWith("/api/template/interface/requests"))
      return html(
        `<h3>${translate("Звернення громадян")}</h3>${newest(new URL(request.url).searchParams.get("status"))}`,
      );
    const [, rating] = /\/rate_api\/rating\/[^/]+\/?(\d*)$/.exec(pathname) ?? [];
    if (rating !== undefined) return json({ value: Number(rating) || 4.5, votes: 12 });
    if (pathname.endsWith("/api/crm_status_view"))
      return json(new URL(request.url).searchParams.get("object_id") === "0" ? [] : changes);
    if (pathname.endsWith("/api-user/raster_layers")) return json([]);
    if (pathname.endsWith("/land.parcel/17")) return json({ id: 17, cad_num: "3221800000:01:001:0017", geom: parcel });
    if (pathname.endsWith("/map/get_layer")) return json(mapLayer(new URL(request.url).searchParams.get("id")));
    const [, layer] = /\/map\/json_layer\/(\d+)\.json$/.exec(pathname) ?? [];
    if (layer) return json({ type: "FeatureCollection", features: layer === "20" ? places(40) : [] });
    if (pathname.endsWith("/api/format") && request.method === "GET")
      return json({ html: `<b>${translate("Звернення")}</b>` });
    if (pathname.includes("/api/format/testtemp/"))
      return html(translate("<h3>Ділянка парку</h3><p>Стан: упорядковано.</p>"));
    if (pathname.endsWith("/api-user/captcha")) return json({ challenge: `10.${Date.now() + 600_000}.page.memory` });
    if (pathname.endsWith("/demo/icons/")) return json(icons);
    // no memory of known signing keys, so every change of them succeeds
    if (pathname.includes("/api-user/signer") && request.method !== "GET") return json({});
    if (/\/(api|api-user|widget|localejs)\//.test(pathname))
      return refuse(404, `${translate("Адреси у прикладі немає")}: ${pathname}`);
    return fetch(request);
  }

  /** The border of the parcel that an example shows. */
  const parcel = {
    type: "Polygon",
    coordinates: [
      [
        [30.516, 50.523],
        [30.524, 50.523],
        [30.523, 50.527],
        [30.516, 50.526],
        [30.516, 50.523],
      ],
    ],
  };

  /** Names of the layers of the examples. @param {string | null} id */
  const mapLayer = (id) => ({
    layer_name_ua: translate(id === "20" ? "Звернення" : `Шар ${id}`),
    layer_name: `layer_${id}`,
    layer_table: "works.request",
    setting: { pk: "id", template: "hover" },
  });

  /** Points in rows around the centre of the map. @param {number} count */
  const places = (count) =>
    Array.from({ length: count }, (_, at) => ({
      type: "Feature",
      id: at + 1,
      properties: { id: at + 1 },
      geometry: { type: "Point", coordinates: [30.505 + (at % 8) * 0.004, 50.517 + Math.floor(at / 8) * 0.004] },
    }));

  /** The list call: sorted by one column, filtered by lists of values. @param {URLSearchParams} query */
  function page(query) {
    const filter = Object.entries(JSON.parse(query.get("filter") ?? "{}"));
    const order = query.get("order") ?? "";
    const key = order.replace(/^-/, "");
    const sign = order.startsWith("-") ? -1 : 1;
    const rows = [...requests.values()].filter((row) =>
      filter.every(([name, wanted]) => !Array.isArray(wanted) || wanted.includes(row[name])),
    );
    if (key) rows.sort((one, other) => sign * String(one[key] ?? "").localeCompare(String(other[key] ?? ""), "uk"));
    return { rows, total: rows.length };
  }

  /** @param {string} name @returns {[string, unknown[]][]} */
  function list(name) {
    const found = lists[`${name}json`] ?? suggestions[name]?.map(({ id, text }) => [id, text]);
    return found ? [[`${name}json`, found]] : [];
  }

  /** @param {string} data @param {URLSearchParams} query */
  function suggest(data, query) {
    const applicants = [...requests.values()].map(({ applicant, phone }) => ({
      id: applicant,
      text: applicant,
      phone,
    }));
    if (query.get("smart")) return applicants.map(({ text }) => text);
    const all = data === "applicant" ? applicants : (suggestions[data] ?? lists[`${data}json`]?.map(named) ?? []);
    const words = (query.get("key") ?? "").toLowerCase().split(/\s+/).filter(Boolean);
    const [parent, value] = [query.get("parent"), query.get("val")];
    return all
      .filter(({ text }) => words.every((word) => String(text).toLowerCase().includes(word)))
      .filter((one) => !parent || !("district_id" in one) || String(one["district_id"]) === parent)
      .filter(({ id }) => !value || String(id) === value)
      .slice(0, Number(query.get("limit")));
  }
  /** @param {unknown} row @returns {Data} */
  const named = (row) => {
    const [id, text] = /** @type {unknown[]} */ (row);
    return { id, text };
  };

  /** @param {URLSearchParams} query */
  function added(query) {
    const id = `own-${++last}`;
    lists[`${query.get("group")}json`]?.push([id, query.get("name"), query.get("key") || null]);
    return { id };
  }

  /** @param {Request} request @param {string} id */
  async function record(request, id) {
    const { method } = request;
    if (method === "POST") {
      const made = ++last;
      requests.set(String(made), { ...(await request.json()), id: made, num: number(made) });
      return json({ id: made }, 201);
    }
    const known = requests.get(id);
    if (!known) return refuse(404, translate("Запис не знайдено. Можливо, його видалено."));
    if (method === "GET") return json(known);
    if (method === "DELETE") requests.delete(id);
    else requests.set(id, { ...known, ...(await request.json()) });
    return json({ id });
  }

  /** An item of a tree. @param {Request} request @param {Data[]} rows @param {string} id */
  async function treeItem(request, rows, id) {
    const { method } = request;
    if (method === "POST") {
      rows.push({ ...(await request.json()), id: ++last });
      return json({ id: last }, 201);
    }
    if (id === "") return json({ rows, total: rows.length });
    const at = rows.findIndex((row) => String(row["id"]) === id);
    if (at < 0) return refuse(404, translate("Пункту немає."));
    if (method === "GET") return json(rows[at]);
    if (method === "DELETE") rows.splice(at, 1);
    else rows[at] = { ...rows[at], ...(await request.json()) };
    return json({ id });
  }

  /** The order call: ids and children as they stand now. @param {Data} call */
  function orderTree({ table, attr, order }) {
    const rows = trees[String(table)] ?? [];
    const key = table === "dict.cls" ? "code" : "id";
    const place = (/** @type {Data[]} */ items, /** @type {unknown} */ parent) =>
      items.forEach(({ id, children }, at) => {
        const row = rows.find((one) => one["id"] === id);
        if (row) Object.assign(row, { parent, [String(attr)]: at });
        if (row && Array.isArray(children)) place(children, row[key]);
      });
    place(/** @type {Data[]} */ (order), null);
    return { message: translate("Порядок збережено.") };
  }

  /** @param {string | null} [wanted] */
  function newest(wanted) {
    const topics = new Map(/** @type {[unknown, unknown][]} */ (lists["topicjson"]));
    const all = [...requests.values()].filter(({ status }) => !wanted || status === wanted);
    const rows = all.toReversed().slice(0, 5);
    const lines = rows.map(({ id, num, topic, applicant }) => {
      const link = `works.request/${String(id)}/request`;
      return `<li><a href="#" edit="${link}">${String(num)}</a> ${safe(topics.get(topic) ?? topic)}, ${safe(applicant)}</li>`;
    });
    return `<ul class="newest">${lines.join("") || `<li>${translate("Звернень немає.")}</li>`}</ul>`;
  }

  const safe = (/** @type {unknown} */ text) =>
    String(text ?? "").replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const json = (/** @type {unknown} */ data, status = 200) => Response.json(data, { status });
  const refuse = (/** @type {number} */ status, /** @type {string} */ error) => json({ error }, status);
  const html = (/** @type {string} */ text) =>
    new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } });

  if (document.querySelector('meta[name="csrf-token"]')) return; // signed in: the demo server answers
  const owner = /** @type {{ vsSettings?: Data }} */ (/** @type {unknown} */ (window));
  const folder = new URL("icons/", /** @type {HTMLScriptElement} */ (document.currentScript).src).pathname;
  owner.vsSettings = { ...owner.vsSettings, urls: { icons: folder }, transport: answer };
  document.documentElement.dataset["answers"] = "memory";
})();
