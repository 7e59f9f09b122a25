import { aTimeout, expect } from "@open-wc/testing";
import { answers, status } from "../../../test/support/memory-server.ts";
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

it("a refusal leaves the view and the text at its place while a person goes on typing", async () => {
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`f${at}`, { title: `Поле ${at}` }]));
  const form = await open({ schema: many });
  answers(status(500, "немає місця"));
  type(form, "f0", "1");
  expect(await form.submit()).to.equal(false);
  const area = () => all(form, "[part=refusal]")[0]!;
  await waitUntil(area, "not said");
  all(form, '[data-field="f39"] input')[0]!.scrollIntoView();
  const [place, top] = [area(), scrollY];
  expect(top).to.be.greaterThan(100);
  type(form, "f39", "2");
  await aTimeout(700); // the check after the last key
  expect([area() === place, scrollY]).to.eql([true, top]);
  // the next refusal is brought into view again
  await form.submit();
  await waitUntil(() => area() !== place && scrollY < top, "not brought into view");
});
