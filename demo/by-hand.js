/**
 * The other half of the page "side by side": the form of twelve fields written by hand, without a library. The comments
 * with dashes name its parts; demo/side-by-side.js counts the lines below each.
 */
(() => {
  // ---- languages
  /** @type {Record<string, [ua: string, ru: string, en: string]>} */
  const words = {
    applicant: ["Заявник", "Заявитель", "Applicant"],
    phone: ["Телефон", "Телефон", "Phone"],
    email: ["Електронна пошта", "Электронная почта", "E-mail"],
    topic: ["Тема", "Тема", "Topic"],
    district_id: ["Район", "Район", "District"],
    channel: ["Джерело", "Источник", "Source"],
    received: ["Надійшло", "Поступило", "Received"],
    due: ["Термін виконання", "Срок исполнения", "Due"],
    priority: ["Пріоритет", "Приоритет", "Priority"],
    spent: ["Витрачено, грн", "Потрачено, грн", "Spent, UAH"],
    anonymous: ["Анонімно", "Анонимно", "Anonymous"],
    body: ["Зміст звернення", "Содержание обращения", "What it is about"],
    save: ["Зберегти", "Сохранить", "Save"],
    saving: ["Зберігаємо…", "Сохраняем…", "Saving…"],
    saved: ["Збережено", "Сохранено", "Saved"],
    failed: ["Не збережено", "Не сохранено", "Not saved"],
    required: ["Заповніть це поле", "Заполните это поле", "Fill in this field"],
    tooShort: ["Щонайменше 3 літери", "Не менее 3 букв", "At least 3 letters"],
    badPhone: ["12 цифр: 380501234567", "12 цифр: 380501234567", "12 digits: 380501234567"],
    badEmail: [
      "Адреса має бути як a@example.org",
      "Адрес должен быть как a@example.org",
      "An address like a@example.org",
    ],
    badNumber: ["Це не число", "Это не число", "This is not a number"],
    badRange: ["Від 1 до 5", "От 1 до 5", "From 1 to 5"],
    draftKept: ["Чернетку збережено", "Черновик сохранён", "Draft kept"],
    draftFound: ["Відновлено незбережене введення", "Восстановлен несохранённый ввод", "Unsaved input was restored"],
  };
  const column = { uk: 0, ru: 1, en: 2 }[document.documentElement.lang] ?? 0;
  const say = (/** @type {string} */ key) => words[key]?.[column] ?? key;
  for (const element of document.querySelectorAll("[data-words]"))
    element.textContent = say(/** @type {HTMLElement} */ (element).dataset["words"] ?? "");

  // ---- reading
  const form = /** @type {HTMLFormElement} */ (document.getElementById("hand-form"));
  const status = /** @type {HTMLElement} */ (form.querySelector("[role=status]"));
  const field = (/** @type {string} */ name) => /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
  const names = Object.keys(words).slice(0, 12);
  /** @typedef {Record<string, unknown>} Data @typedef {(request: Request) => Promise<Response>} Transport */
  const page = /** @type {{ vsSettings?: { transport?: Transport } }} */ (/** @type {unknown} */ (window));
  const send = page.vsSettings?.transport ?? ((/** @type {Request} */ request) => fetch(request));
  const read = async (/** @type {string} */ path) => (await send(new Request(new URL(path, location.href)))).json();

  async function load() {
    const lists = await read("/api-user/select/topic,district,channel");
    for (const [name, list] of [
      ["topic", "topicjson"],
      ["district_id", "districtjson"],
      ["channel", "channeljson"],
    ])
      for (const [value, text] of lists[String(list)]) field(String(name)).append(new Option(text, value));
    fill(await read("/api/works.request/17"));
    restoreDraft();
  }

  /** @param {Data} record */
  function fill(record) {
    for (const name of names) {
      const value = record[name] ?? "";
      if (name === "anonymous") field(name).checked = value === true;
      else field(name).value = name === "spent" ? String(value).replace(".", ",") : String(value);
    }
  }

  /** @returns {Data} */
  function values() {
    const given = Object.fromEntries(names.map((name) => [name, field(name).value.trim() || null]));
    const spent = given["spent"] ? Number(given["spent"].replace(/\s/g, "").replace(",", ".")) : null;
    return { ...given, spent, priority: Number(given["priority"]) || null, anonymous: field("anonymous").checked };
  }

  // ---- validation
  const needed = new Set(["applicant", "phone", "topic", "received", "body"]);
  /** @param {string} name @returns {string} the key of a message; "" for a good value */
  function problemOf(name) {
    const text = field(name).value.trim();
    if (!text) return needed.has(name) ? "required" : "";
    if (name === "applicant" && text.length < 3) return "tooShort";
    if (name === "phone" && !/^\d{12}$/.test(text)) return "badPhone";
    if (name === "email" && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return "badEmail";
    if (name === "spent" && !/^[\d\s]+([.,]\d{1,2})?$/.test(text)) return "badNumber";
    if (name === "priority" && !/^[1-5]$/.test(text)) return "badRange";
    return "";
  }

  /** @param {string} name @param {string} text */
  function show(name, text) {
    const place = /** @type {HTMLElement} */ (document.getElementById(`hand-${name}-problem`));
    place.textContent = text;
    field(name).setAttribute("aria-invalid", String(text !== ""));
  }

  function check() {
    const wrong = names.filter((name) => {
      const problem = problemOf(name);
      show(name, problem && say(problem));
      return problem;
    });
    if (wrong[0]) field(wrong[0]).focus();
    return !wrong.length;
  }
  form.addEventListener("focusout", ({ target }) => {
    const { name } = /** @type {HTMLInputElement} */ (target);
    if (names.includes(name)) show(name, problemOf(name) && say(problemOf(name)));
  });

  // ---- saving
  let isSaving = false;
  async function save() {
    if (isSaving || !check()) return;
    isSaving = true;
    status.textContent = say("saving");
    try {
      const headers = { "Content-Type": "application/json", "X-Requested-With": "XMLHttpRequest" };
      const given = { method: "PUT", headers, body: JSON.stringify(values()) };
      const answer = await send(new Request(new URL("/api/works.request/17", location.href), given));
      const data = /** @type {{ error?: string, errors?: Record<string, string> }} */ (await answer.json());
      for (const [name, text] of Object.entries(data.errors ?? {})) if (names.includes(name)) show(name, text);
      const isSaved = answer.ok && !data.error && !data.errors;
      status.textContent = isSaved ? say("saved") : `${say("failed")}: ${data.error ?? answer.status}`;
      if (isSaved) dropDraft();
    } catch (error) {
      status.textContent = `${say("failed")}: ${String(error)}`;
    } finally {
      isSaving = false;
    }
  }
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void save();
  });

  // ---- draft
  const place = "by-hand works.request/17";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  form.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      localStorage.setItem(place, JSON.stringify(values()));
      status.textContent = say("draftKept");
    }, 500);
  });
  function restoreDraft() {
    const kept = localStorage.getItem(place);
    if (!kept) return;
    fill(JSON.parse(kept));
    status.textContent = say("draftFound");
  }
  function dropDraft() {
    clearTimeout(timer);
    localStorage.removeItem(place);
  }

  // ---- keyboard
  form.addEventListener("keydown", (event) => {
    const isText = event.target instanceof HTMLTextAreaElement;
    if (event.key === "Enter" && (event.ctrlKey || !isText) && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      form.requestSubmit();
    }
    if (event.key !== "Escape") return;
    dropDraft();
    void read("/api/works.request/17").then(fill);
  });
  addEventListener("beforeunload", (event) => localStorage.getItem(place) && event.preventDefault());
  // ---- end
  void load();
})();
