/**
 * A hand-written form for one page: one string of markup, two listeners. It shows labels, controls and
 * problems, keeps the values, validates half a second after the last key, and reports empty required fields.
 */

/** @typedef {{ type: string, title: unknown, col?: number, validators?: string[], options?: Record<string, string>, behavior?: Record<string, { show: string[] }> }} Field */
/** @typedef {{ title: unknown, schema: Record<string, Field>, fieldsets?: { legend: string, fields: string[] }[] }} Schema */

let number = 0;

/**
 * @param {Element} place
 * @param {Schema} form
 * @param {Record<string, unknown>} record
 */
export function mountForm(place, { schema, fieldsets = [{ legend: "", fields: Object.keys(schema) }] }, record) {
  const prefix = `h${++number}-`;
  const values = new Map(Object.entries(record));
  const touched = new Set();
  let timer = 0;
  place.innerHTML = `<form novalidate>${fieldsets.map(fieldset).join("")}<div class="bar">
    <span class="reason"></span><button type="button" class="cancel">Скасувати</button>
    <button class="main">Зберегти</button></div></form>`;
  for (const area of place.querySelectorAll("textarea")) area.value = String(values.get(area.name) ?? "");
  place.addEventListener("input", take);
  place.addEventListener("focusout", judgeOne);
  for (const name of Object.keys(schema)) showFor(name);
  showMissing();

  /** Shows the fields of a value's rule. @param {string} name */
  function showFor(name) {
    for (const [value, { show }] of Object.entries(schema[name]?.behavior ?? {}))
      for (const other of show) {
        const cell = place.querySelector(`[data-field="${other}"]`);
        if (cell instanceof HTMLElement) cell.hidden = values.get(name) !== value;
      }
  }

  /** @param {{ legend: string, fields: string[] }} set */
  function fieldset({ legend, fields }) {
    const head = legend ? `<legend>${escaped(legend)}</legend>` : "";
    return `<fieldset>${head}<div class="grid">${fields.map(row).join("")}</div></fieldset>`;
  }

  /** @param {string} name */
  function row(name) {
    const { title, col = 12, validators } = schema[name] ?? { type: "Text", title: name };
    const star = validators?.includes("required") ? ' <span class="star" aria-hidden="true">*</span>' : "";
    return `<div class="cell" style="--col:${col}" data-field="${name}"><div class="field">
      <label class="label" for="${prefix}${name}">${escaped(titleOf(title))}${star}</label>${control(name)}
      <div class="note" id="${prefix}${name}-note"></div></div></div>`;
  }

  /** @param {string} name */
  function control(name) {
    const { type, options = {}, validators } = schema[name] ?? { type: "Text" };
    const value = values.get(name) ?? "";
    const required = validators?.includes("required") ? ' aria-required="true"' : "";
    const attributes = `id="${prefix}${name}" name="${name}"${required} aria-describedby="${prefix}${name}-note"`;
    const text = `value="${escaped(shown(type, value))}" class="control" ${attributes}`;
    switch (type) {
      case "TextArea":
        return `<textarea rows="4" class="control" ${attributes}></textarea>`;
      case "Switcher":
        return `<span class="switch"><input type="checkbox" role="switch" ${attributes}${value ? " checked" : ""}> Так</span>`;
      case "Select":
        return `<select class="control" ${attributes}><option value="">Оберіть</option>${Object.entries(options)
          .map(([id, word]) => `<option value="${id}"${id === value ? " selected" : ""}>${escaped(word)}</option>`)
          .join("")}</select>`;
      case "Number":
        return `<input inputmode="decimal" ${text}>`;
      case "Date":
        return `<div class="beside"><input inputmode="numeric" placeholder="дд.мм.рррр" ${text}>
          <button type="button" class="icon" tabindex="-1" aria-label="Відкрити календар"><svg viewBox="0 0 16 16"
          width="16" height="16" aria-hidden="true"><path d="M2 3.5h12v10H2zM2 6.5h12M5 1.5v3M11 1.5v3" fill="none"
          stroke="currentColor" stroke-width="1.3"/></svg></button></div>`;
      default:
        return `<input ${text}>`;
    }
  }

  /** @param {Event} event */
  function take({ target }) {
    if (!isControl(target)) return;
    values.set(target.name, valueOf(target));
    showFor(target.name);
    touched.add(target.name);
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      judge(target);
      showMissing();
    }, 500);
  }

  /** @param {Event} event */
  function judgeOne({ target }) {
    if (isControl(target) && touched.has(target.name)) judge(target);
  }

  /** @param {Control} target */
  function judge(target) {
    const { type = "Text", validators } = schema[target.name] ?? {};
    const value = values.get(target.name);
    const isMissing = validators?.includes("required") && String(value ?? "").trim() === "";
    const isWrong = type === "Number" && Number.isNaN(value);
    const problem = isMissing ? "Поле обов'язкове" : isWrong ? "Має бути числом" : "";
    const note = place.querySelector(`[data-field="${target.name}"] .note`);
    if (note) note.textContent = problem;
    target.setAttribute("aria-invalid", String(problem !== ""));
  }

  function showMissing() {
    const isMissing = Object.entries(schema).some(
      ([name, { validators }]) => validators?.includes("required") && String(values.get(name) ?? "").trim() === "",
    );
    const [main, reason] = [place.querySelector(".main"), place.querySelector(".reason")];
    main?.setAttribute("aria-disabled", String(isMissing));
    if (reason) reason.textContent = isMissing ? "Заповніть обов'язкові поля" : "";
  }
}

/** @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Control */
/** @param {EventTarget | null} target @returns {target is Control} */
const isControl = (target) => target instanceof HTMLElement && "name" in target && "value" in target;

/** @param {Control} control */
function valueOf(control) {
  if (control instanceof HTMLInputElement && control.type === "checkbox") return control.checked;
  if (control.inputMode === "decimal") return Number(control.value.replace(/\s/g, "").replace(",", "."));
  if (control.inputMode === "numeric") return control.value.split(".").toReversed().join("-");
  return control.value;
}

/** @param {string} type @param {unknown} value */
function shown(type, value) {
  if (type === "Number") return Number(value).toLocaleString("uk-UA");
  return type === "Date" ? String(value).split("-").toReversed().join(".") : String(value);
}

/** @param {unknown} title */
export const titleOf = (title) =>
  typeof title === "object" && title && "ua" in title ? String(title.ua) : String(title);

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
