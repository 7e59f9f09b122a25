import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { schemaFaults } from "../build/docs/check-schema.mjs";
import { propertiesOf } from "../build/docs/form-schema.mjs";
import { readTables } from "../build/docs/tables.mjs";

const tables = await readTables();
const json = (/** @type {string} */ file) => JSON.parse(readFileSync(file, "utf8"));

/** The properties that rows R3.6-… and R3.7-… name; their "info popover" is info, "help id" help_id, "help text" help. */
const specified = {
  form: "fieldsets api method submit apply footer html result draft help title_suffix change before_start confirm_message autofill getId dynamic",
  entry:
    "type title validators default placeholder col size help info help_id pin tab disabled behavior add add2 data api parent parent2 parent3 index_key multi tags nocache decimal decimal_places interval unit formula mask geom smart new options unselect minimumInputLength first step editorAttrs",
  add: "form model title button width obj",
  behavior: "api button val noresult set validators eval hide show disabled",
  columns:
    "name type edittype title data parent width hide_column backgroundColor editoptions editorAttrs template_for_cell column_filling",
  table: "button options key val import_text values data parent disableDrag",
  options: "live_editing select_rows_interval noaddbutton noeditactions del edit rowReorder remove_del_row_button",
  values: "values show",
};

/** Types of the host (vs.defineField) are known to its pages only. */
const own = new Set(["PowerSlider"]);
/** @param {{ schema?: Record<string, { type?: string }> }} form */
function withOurTypes(form) {
  for (const entry of Object.values(form.schema ?? {})) if (own.has(entry?.type ?? "")) entry.type = "Text";
  return form;
}

describe("form-schema.json", () => {
  const schema = json("dist/form-schema.json");
  const forms = "demo/server/forms";
  const broken = new Set(["broken.json", "not_object.json"]);
  for (const file of readdirSync(forms).filter((name) => name.endsWith(".json")))
    it(`${broken.has(file) ? "refuses" : "accepts"} ${file}`, () => {
      const faults = schemaFaults(schema, withOurTypes(json(`${forms}/${file}`)));
      if (broken.has(file)) assert.notDeepEqual(faults, []);
      else assert.deepEqual(faults, []);
    });

  const entry = (/** @type {object} */ given) => ({ schema: { body: { type: "Text", ...given } } });
  for (const [what, form] of Object.entries({
    "a form without fields": { title: "Порожня" },
    "an empty list of fields": { fields: [] },
    "a list entry without a name": { fields: [{ type: "Text" }] },
    "a misspelt type": entry({ type: "Txet" }),
    "a misspelt validator": entry({ validators: ["requierd"] }),
    "thirteen columns": entry({ col: 13 }),
    "a title that is a number": entry({ title: 5 }),
    "an unknown layout": { ...entry({}), layout: "diagonal" },
  }))
    it(`refuses ${what}`, () => assert.notDeepEqual(schemaFaults(schema, form), []));
  const places = propertiesOf(tables);
  for (const [place, properties] of Object.entries(places))
    for (const [name, { example }] of Object.entries(properties))
      it(`accepts the example of ${place} ${name}, which shows it`, () => {
        assert.deepEqual(schemaFaults(schema, example), []);
        assert.ok(JSON.stringify(example).includes(`"${name}":`), "does not show it");
      });
  it("has every property that the code reads, with a text", () => {
    const named = (/** @type {Record<string, Record<string, unknown>>} */ given) =>
      Object.entries(given)
        .flatMap(([place, properties]) => Object.keys(properties).map((name) => `${place} ${name}`))
        .toSorted();
    assert.deepEqual(named(places), named(tables.schemaTables));
    const silent = Object.values(places).flatMap((properties) =>
      Object.values(properties).filter(({ text: words }) => !words),
    );
    assert.deepEqual(silent, []);
  });
  it("has every property of the rows R3.6-… and R3.7-…", () => {
    const missing = Object.entries(specified).flatMap(([place, names]) =>
      names.split(" ").flatMap((name) => (places[place]?.[name] ? [] : [`${place} ${name}`])),
    );
    assert.deepEqual(missing, []);
  });
  it("accepts a list of named fields", () => {
    assert.deepEqual(
      schemaFaults(schema, { fields: [{ name: "body", type: "TextArea", validators: "required" }] }),
      [],
    );
  });
});
