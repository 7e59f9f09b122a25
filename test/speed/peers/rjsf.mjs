/** The same form in react-jsonschema-form, as its guide says. */
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import Form from "@rjsf/core";
import validator from "@rjsf/validator-ajv8";

/** @typedef {import("../fields.mjs").Field} Field */

/** @param {Element} place @param {{ title: string, schema: Record<string, Field> }} form @param {Record<string, unknown>} record */
export function mountForm(place, { title, schema }, record) {
  const fields = Object.entries(schema);
  const properties = Object.fromEntries(fields.map(([name, field]) => [name, propertyOf(field)]));
  const required = fields.flatMap(([name, { validators }]) => (validators?.includes("required") ? name : []));
  const uiSchema = Object.fromEntries(
    fields.flatMap(([name, { type }]) => (type === "TextArea" ? [[name, { "ui:widget": "textarea" }]] : [])),
  );
  const given = { schema: { title, type: "object", properties, required }, uiSchema, formData: record, validator };
  createRoot(place).render(createElement(/** @type {any} */ (Form), given));
}

/** @param {Field} field */
function propertyOf({ type, title, options = {} }) {
  switch (type) {
    case "Number":
      return { type: "number", title };
    case "Date":
      return { type: "string", format: "date", title };
    case "Switcher":
      return { type: "boolean", title };
    case "Select":
      return { title, oneOf: Object.entries(options).map(([value, label]) => ({ const: value, title: label })) };
    default:
      return { type: "string", title };
  }
}
