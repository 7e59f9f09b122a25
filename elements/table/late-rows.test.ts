/** Rows that come late (docs/safety.md, §4: the last question wins). */
import { expect } from "@open-wc/testing";
import "../main.ts";
import { answers } from "../../test/support/memory-server.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

const place = document.body.appendChild(document.createElement("div"));
afterEach(() => place.replaceChildren());

it("a table whose attributes change shows the rows of the last question, not of the last answer", async () => {
  let answerFirst: (rows: Response) => void = () => {};
  const asked = answers((request: Request) =>
    request.url.includes("/slow/")
      ? new Promise<Response>((resolve) => (answerFirst = resolve))
      : Response.json([{ name: "quick" }]),
  );
  place.innerHTML = '<vs-table table="slow" columns=\'["name"]\'></vs-table>';
  const table = place.firstElementChild!;
  const text = () => table.shadowRoot!.querySelector(".grid-body")?.textContent ?? "";
  await waitUntil(() => asked.length === 1, "not asked");
  table.setAttribute("table", "quick");
  await waitUntil(() => text().includes("quick"), "not shown");
  answerFirst(Response.json([{ name: "slow" }]));
  await new Promise((done) => setTimeout(done, 50));
  expect(text()).to.include("quick").and.not.include("slow");
});
