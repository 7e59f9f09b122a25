/** The same form in SurveyJS, as its guide says. */
import { Model } from "survey-core";
import { renderSurvey } from "survey-js-ui";

/** @typedef {import("../fields.mjs").Field} Field */

/** @param {Element} place @param {{ title: string, schema: Record<string, Field> }} form @param {Record<string, unknown>} record */
export function mountForm(place, { title, schema }, record) {
  const elements = Object.entries(schema).map(([name, field]) => ({ name, ...questionOf(field) }));
  const model = new Model({ title, elements });
  model.data = record;
  renderSurvey(model, /** @type {HTMLElement} */ (place));
}

/** @param {Field} field */
function questionOf({ type, title, validators, options = {} }) {
  const shared = { title, isRequired: validators?.includes("required") ?? false };
  switch (type) {
    case "Number":
      return { ...shared, type: "text", inputType: "number" };
    case "Date":
      return { ...shared, type: "text", inputType: "date" };
    case "Switcher":
      return { ...shared, type: "boolean" };
    case "TextArea":
      return { ...shared, type: "comment" };
    case "Select":
      return {
        ...shared,
        type: "dropdown",
        choices: Object.entries(options).map(([value, text]) => ({ value, text })),
      };
    default:
      return { ...shared, type: "text" };
  }
}
