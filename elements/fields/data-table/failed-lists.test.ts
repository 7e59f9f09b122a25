/** A table whose columns' lists cannot be loaded. */
import { expect } from "@open-wc/testing";
import { configure } from "../../../src/base/settings.ts";
import { forgetOptions } from "../../../src/server/calls/lists/select-lists.ts";
import { found, open, startPlace } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();
afterEach(forgetOptions);

it("[R5.2-08] codes in the cells are explained by one retry for each list that failed, which brings the texts", async () => {
  let isDown = true;
  configure({
    transport: async () => (isDown ? new Response("", { status: 500 }) : Response.json({ surfaces: { a: "Асфальт" } })),
  });
  const columns = ["top", "base"].map((name) => ({ name, title: name, type: "Select2", data: "surfaces" }));
  const { cell } = await open({ type: "DataTable", columns }, [{ top: "a", base: "a" }]);
  const again = await found(() => cell.querySelector(".again"));
  const texts = () =>
    [...cell.querySelectorAll('[role="gridcell"]')]
      .map(({ textContent }) => textContent)
      .filter((text) => /^[aА]/.test(text));
  expect([cell.querySelectorAll(".again").length, texts()]).to.eql([1, ["a", "a"]]);
  isDown = false;
  again.click();
  await waitUntil(() => texts().join() === "Асфальт,Асфальт", "no texts");
  expect(cell.querySelector(".again")).to.equal(null);
});
