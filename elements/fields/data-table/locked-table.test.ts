/** A table that is disabled while one of its cells is open. */
import { expect } from "@open-wc/testing";
import { configure } from "../../../src/base/settings.ts";
import { fill, key, open, pressed, startPlace, type } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();
afterEach(() => configure({ handsontable_key: "" }));

const entry = {
  type: "DataTable",
  columns: [{ name: "work", title: "Робота" }],
  options: { noeditactions: true, del: false },
};
/** Its value "done" disables the table. */
const other = { title: "Стан", behavior: { done: { disabled: { x: true } } } };
const editor = (around: ParentNode) => around.querySelector<HTMLInputElement>(".cell-editor input")!;

describe("a table that is disabled while a cell is open", () => {
  for (const [engine, own] of Object.entries({ "our own grid": true, Handsontable: false }))
    it(`closes the cell and keeps what was typed until then: ${engine}`, async () => {
      configure({ handsontable_key: own ? "" : "non-commercial-and-evaluation" });
      const { form, cell, sent } = await open(entry, [{ work: "а" }], { other });
      const first = () =>
        cell.querySelector<HTMLElement>(
          own ? '[aria-rowindex="2"]:not([hidden]) > :nth-child(2)' : ".ht_master tbody tr td:nth-of-type(1)",
        )!;
      await waitUntil(first, "no rows");
      for (const name of ["mousedown", "mouseup", "click"])
        first().dispatchEvent(new MouseEvent(name, { bubbles: true, composed: true, button: 0 }));
      if (own) first().focus();
      pressed(first(), "Enter", { keyCode: 13 });
      await waitUntil(() => editor(cell), "no editor");
      const input = editor(cell);
      type(input, "аб");
      fill(form.shadowRoot!.querySelector<HTMLTextAreaElement>('[data-field="other"] .control')!, "done");
      await waitUntil(() => !editor(cell), "the cell is open");
      type(input, "абв");
      key(input, "Escape", { keyCode: 27 });
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect([await sent(), first().textContent]).to.eql([[{ work: "аб" }], "аб"]);
    });
});
