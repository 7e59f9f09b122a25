/** One whole schema for each property that is read (§3.6), to be copied and tried; the reference says what each means. No bundle imports it. */

type Schema = Record<string, unknown>;

const applicant = { type: "Text", title: "Заявник" };

/** By the place of a property in dist/form-schema.json: the form, an entry, a validator, a fieldset. */
export const schemaExamples = {
  form: {
    title: { title: { ua: "Звернення", ru: "Обращение", en: "Request" }, schema: { applicant } },
    schema: { schema: { applicant, phone: { type: "Phone", title: "Телефон", validators: ["phone"] } } },
    fields: { fields: [{ name: "applicant", ...applicant }] },
    fieldsets: {
      schema: { applicant, phone: { type: "Phone", title: "Телефон" }, body: { type: "TextArea", title: "Зміст" } },
      fieldsets: [
        { legend: "Заявник", fields: ["applicant", "phone"] },
        { legend: "Звернення", fields: ["body"] },
      ],
    },
    layout: { layout: "horizontal", schema: { applicant } },
    api: { api: "/rest/", schema: { applicant } },
    method: { api: "/api/get/works.request", method: "get", schema: { applicant } },
    result: { result: "<h2>Звернення № {{id}}</h2><p>Заявник: {{applicant}}</p>", schema: { applicant } },
    change: { change: "onChange", schema: { applicant } },
    before_start: { before_start: "onStart", schema: { applicant } },
    submit: { submit: { ua: "Зареєструвати", en: "Register" }, schema: { applicant } },
    confirm_message: { confirm_message: "Надіслати відповідь заявнику?", schema: { applicant } },
  },
  entry: {
    name: { fields: [{ name: "applicant", ...applicant }] },
    type: { schema: { body: { type: "TextArea", title: "Зміст звернення" } } },
    title: { schema: { applicant: { type: "Text", title: { ua: "Заявник", ru: "Заявитель", en: "Applicant" } } } },
    help: { schema: { body: { ...applicant, help: "Прізвище та ім'я, як у документі" } } },
    placeholder: { schema: { phone: { type: "Phone", title: "Телефон", placeholder: "380501234567" } } },
    col: {
      schema: {
        applicant: { ...applicant, col: 8 },
        priority: { type: "Number", title: "Пріоритет", col: 4 },
      },
    },
    size: { schema: { body: { type: "TextArea", title: "Зміст", size: 8 } } },
    default: { schema: { priority: { type: "Number", title: "Пріоритет", default: 3 } } },
    disabled: { schema: { num: { type: "Text", title: "Номер", default: "ЗВ-2026/00017", disabled: true } } },
    required: { schema: { applicant: { ...applicant, required: true } } },
    validators: {
      schema: { applicant: { ...applicant, validators: ["required", { type: "length", min: 3, max: 120 }] } },
    },
    maxlength: { schema: { num: { type: "Text", title: "Номер", maxlength: 20 } } },
    autocomplete: { schema: { email: { type: "Email", title: "Пошта", autocomplete: "email" } } },
    decimal: { schema: { lamps: { type: "Number", title: "Ліхтарів", decimal: false } } },
    decimal_places: { schema: { area: { type: "Number", title: "Площа", unit: "га", decimal_places: 4 } } },
    interval: { schema: { priority: { type: "Number", title: "Пріоритет", decimal: false, interval: [1, 5] } } },
    unit: { schema: { spent: { type: "Number", title: "Витрачено", unit: "грн" } } },
    start: { schema: { due: { type: "Date", title: "Термін", start: "2026-01-01" } } },
    end: { schema: { due: { type: "Date", title: "Термін", end: "2026-12-31" } } },
    data: { schema: { district_id: { type: "Select2", title: "Район", data: "district" } } },
    options: {
      schema: {
        status: {
          type: "Select",
          title: "Статус",
          options: [
            ["new", "Нове", null, "primary"],
            ["done", "Виконано", null, "info"],
          ],
        },
      },
    },
    unselect: {
      schema: {
        status: {
          type: "Select",
          title: "Статус",
          options: { new: "Нове", done: "Виконано" },
          required: true,
          unselect: true,
        },
      },
    },
  },
  validator: {
    type: { schema: { email: { type: "Email", title: "Пошта", validators: ["email"] } } },
    message: {
      schema: {
        phone: {
          type: "Phone",
          title: "Телефон",
          validators: [{ type: "phone", message: "Номер: 380 і дев'ять цифр" }],
        },
      },
    },
    min: { schema: { body: { type: "TextArea", title: "Зміст", validators: [{ type: "length", min: 10 }] } } },
    max: { schema: { priority: { type: "Number", title: "Пріоритет", validators: [{ type: "interval", max: 5 }] } } },
    field: {
      schema: {
        pin: { type: "Password", title: "PIN", col: 6 },
        again: { type: "Password", title: "PIN ще раз", col: 6, validators: [{ type: "match", field: "pin" }] },
      },
    },
  },
  fieldset: {
    legend: {
      schema: { applicant },
      fieldsets: [{ legend: { ua: "Заявник", en: "Applicant" }, fields: ["applicant"] }],
    },
    fields: { schema: { applicant, body: { type: "TextArea", title: "Зміст" } }, fieldsets: [{ fields: ["body"] }] },
  },
} satisfies Record<string, Record<string, Schema>>;
