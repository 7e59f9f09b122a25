import { expect } from "@open-wc/testing";
import { all, clear, open, type } from "../../../test/support/open-form.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

afterEach(clear);

it("what is wrong is said at its field while a person types, and is listed at the top from the first submit on", async () => {
  const form = await open({ schema: { a: { title: "А" }, b: { title: "Б", validators: ["email"] } } });
  const listed = () => all(form, "[part=problems] a").map((line) => line.textContent);
  const said = () => all(form, '[data-field="b"] [part~="problem"]')[0]?.textContent;
  type(form, "b", "ні");
  await waitUntil(said, "not said at the field");
  expect(listed()).to.eql([]);
  expect(await form.submit()).to.equal(false);
  await waitUntil(() => listed().length, "not listed");
  expect(listed()[0]).to.include("Б");
});
